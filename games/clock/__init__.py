"""How is time counted? Arithmetic alone: no framework, no database, no look at a watch.

Every instant is a `datetime` in UTC; what a clock on somebody's wall shows is his own time.
"""

from .paces import PACES, Pace
from .rests import NO_REST, Rest, Span, deadline, resting, spent
from .turns import Limits, Turn, begin_turn, left_at, restricted
from .vacations import allowance

__all__ = [
    "NO_REST",
    "PACES",
    "Limits",
    "Pace",
    "Rest",
    "Span",
    "Turn",
    "allowance",
    "begin_turn",
    "deadline",
    "left_at",
    "resting",
    "restricted",
    "spent",
]
