"""How much vacation has somebody saved up?

A week at first, two and a half days more each month, never more than thirty; what was taken
within the last year is taken off.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from .paces import DAY
from .rests import Span

FIRST = 7 * DAY
MOST = 30 * DAY
YEAR = 365 * DAY
#: A day for so many.
RATE = 12


def allowance(joined: datetime, taken: Iterable[Span], now: datetime) -> timedelta:
    """What may still be taken."""
    saved = min(MOST, FIRST + (now - joined) / RATE)
    recent = sum((_since(span, now - YEAR) for span in taken), timedelta())
    return max(timedelta(), saved - recent)


def _since(span: Span, start: datetime) -> timedelta:
    return max(timedelta(), span.end - max(span.start, start))
