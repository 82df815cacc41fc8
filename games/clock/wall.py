"""When does a clock on the wall show a time?

Twice, where it is put back; never, where it is put forward. A rest that begins at such a time
begins when the clock first shows it or has jumped over it, and ends when it shows it last.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

SECOND = timedelta(seconds=1)


def first_shown(wall: datetime, zone: ZoneInfo) -> datetime:
    """The first instant at which the clock shows this time, or has jumped over it."""
    return _instant(wall, zone, fold=0)


def last_shown(wall: datetime, zone: ZoneInfo) -> datetime:
    """The last instant at which the clock shows this time, or jumps over it."""
    return _instant(wall, zone, fold=1)


def _instant(wall: datetime, zone: ZoneInfo, fold: int) -> datetime:
    instant = wall.replace(tzinfo=zone, fold=fold).astimezone(UTC)
    if instant.astimezone(zone).replace(tzinfo=None, fold=0) == wall:
        return instant
    after, before = (wall.replace(tzinfo=zone, fold=each).astimezone(UTC) for each in (0, 1))
    return _jump(before, after, zone)


def _jump(before: datetime, after: datetime, zone: ZoneInfo) -> datetime:
    """The first instant that has the offset of the later one."""
    offset = after.astimezone(zone).utcoffset()
    while after - before > SECOND:
        middle = (before + (after - before) / 2).replace(microsecond=0)
        if middle.astimezone(zone).utcoffset() == offset:
            after = middle
        else:
            before = middle
    return after
