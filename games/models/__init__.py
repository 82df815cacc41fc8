"""The models of tables, games and the players at them."""

from .corrections import CorrectionReport
from .people import ChatMessage, Invitation, MatchRequest, Mute, Note, Rating, Report, StandingOrder
from .table import STAND_IN, Colour, Event, Move, Pace, Seat, Status, Table, Visibility
from .time import DailyRest, Heartbeat, Reliability, Vacation

__all__ = [
    "STAND_IN",
    "ChatMessage",
    "Colour",
    "CorrectionReport",
    "DailyRest",
    "Event",
    "Heartbeat",
    "Invitation",
    "MatchRequest",
    "Move",
    "Mute",
    "Note",
    "Pace",
    "Rating",
    "Reliability",
    "Report",
    "Seat",
    "StandingOrder",
    "Status",
    "Table",
    "Vacation",
    "Visibility",
]
