"""How much vacation a player may still take.

A week at first and two and a half days more each month, at most thirty days; what was taken
within the last year is subtracted.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from .paces import DAY
from .rests import Span

INITIAL_BALANCE = 7 * DAY
MAX_BALANCE = 30 * DAY
YEAR = 365 * DAY
#: A player earns one day of vacation in this many days.
DAYS_PER_EARNED_DAY = 12


def allowance(joined: datetime, taken: Iterable[Span], now: datetime) -> timedelta:
    """Return the vacation that may still be taken."""
    saved = min(MAX_BALANCE, INITIAL_BALANCE + (now - joined) / DAYS_PER_EARNED_DAY)
    recent = sum((_since(span, now - YEAR) for span in taken), timedelta())
    return max(timedelta(), saved - recent)


def _since(span: Span, start: datetime) -> timedelta:
    return max(timedelta(), span.end - max(span.start, start))
