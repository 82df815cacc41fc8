"""Convert local times to instants, across changes of daylight saving time.

A local time occurs twice when the clock is put back, and never when it is put forward. A rest
begins at the first occurrence (or the jump) and ends at the last.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

SECOND = timedelta(seconds=1)


def earliest_instant(wall: datetime, zone: ZoneInfo) -> datetime:
    """Return the first instant with this local time, or at which the clock has skipped it."""
    return _instant(wall, zone, fold=0)


def latest_instant(wall: datetime, zone: ZoneInfo) -> datetime:
    """Return the last instant with this local time, or at which the clock skips it."""
    return _instant(wall, zone, fold=1)


def _instant(wall: datetime, zone: ZoneInfo, fold: int) -> datetime:
    instant = wall.replace(tzinfo=zone, fold=fold).astimezone(UTC)
    if instant.astimezone(zone).replace(tzinfo=None, fold=0) == wall:
        return instant
    after, before = (wall.replace(tzinfo=zone, fold=each).astimezone(UTC) for each in (0, 1))
    return _jump(before, after, zone)


def _jump(before: datetime, after: datetime, zone: ZoneInfo) -> datetime:
    """Return the first instant that has the UTC offset of `after`."""
    offset = after.astimezone(zone).utcoffset()
    while after - before > SECOND:
        middle = (before + (after - before) / 2).replace(microsecond=0)
        if middle.astimezone(zone).utcoffset() == offset:
            after = middle
        else:
            before = middle
    return after
