"""Serializers of responses, for the OpenAPI document; `services.payloads` builds the data."""

from .corrections import Corrections
from .editions import Editions
from .messages import Invitations, InviteLink, Message, Messages, PrivateNote
from .moves import Frames, GameRecord, MoveResponse, Moves, Turns, VerificationResult
from .orders import StandingOrderDetails, StandingOrders
from .players import MatchRequestDetails, Mutes, Profile, Ratings
from .previews import FacesResponse, Hint, Previews, Standings
from .tables import TableDetails, TableSummaries, TableSummary

__all__ = [
    "Corrections",
    "Editions",
    "FacesResponse",
    "Frames",
    "GameRecord",
    "Hint",
    "Invitations",
    "InviteLink",
    "MatchRequestDetails",
    "Message",
    "Messages",
    "MoveResponse",
    "Moves",
    "Mutes",
    "Previews",
    "PrivateNote",
    "Profile",
    "Ratings",
    "StandingOrderDetails",
    "StandingOrders",
    "Standings",
    "TableDetails",
    "TableSummaries",
    "TableSummary",
    "Turns",
    "VerificationResult",
]
