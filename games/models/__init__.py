"""What is kept of tables, games and the people at them?"""

from .people import ChatMessage, Mute, Note, Rating, Report, StandingOrder, Wish
from .table import STAND_IN, Colour, Event, Move, Pace, Seat, Status, Table, Visibility

__all__ = [
    "STAND_IN",
    "ChatMessage",
    "Colour",
    "Event",
    "Move",
    "Mute",
    "Note",
    "Pace",
    "Rating",
    "Report",
    "Seat",
    "StandingOrder",
    "Status",
    "Table",
    "Visibility",
    "Wish",
]
