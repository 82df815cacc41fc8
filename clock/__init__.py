"""Arithmetic of game clocks, without any framework, database or current time.

Instants are `datetime` values in UTC; local times are those of a player's time zone.
"""

from .paces import PACES, Pace
from .rests import NO_REST, Rest, Span, deadline, rest_spans, running_time
from .turns import RestLimits, Turn, begin_turn, limit_rest, time_left_at
from .vacations import allowance

__all__ = [
    "NO_REST",
    "PACES",
    "Pace",
    "Rest",
    "RestLimits",
    "Span",
    "Turn",
    "allowance",
    "begin_turn",
    "deadline",
    "limit_rest",
    "rest_spans",
    "running_time",
    "time_left_at",
]
