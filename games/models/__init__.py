"""What is kept of tables, games and the people at them?"""

from .people import (
    ChatMessage,
    Invitation,
    Mute,
    Note,
    Rating,
    Report,
    StandingOrder,
    Wish,
)
from .table import STAND_IN, Colour, Event, Move, Pace, Seat, Status, Table, Visibility
from .time import DailyRest, Heartbeat, Reliability, Vacation

__all__ = [
    "STAND_IN",
    "ChatMessage",
    "Colour",
    "DailyRest",
    "Event",
    "Heartbeat",
    "Invitation",
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
    "Wish",
]
