"""When does a player's clock stand still, and how long does it run between two instants?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from .wall import first_shown, last_shown

DAY = timedelta(days=1)
SATURDAY = 5


class Span(NamedTuple):
    """From an instant up to, and without, another."""

    start: datetime
    end: datetime


class Rest(msgspec.Struct, frozen=True):
    """When somebody does not want to be waited for."""

    zone: str = "UTC"
    #: From when to when, each day; it may go past midnight.
    sleep: tuple[time, time] | None = None
    #: Whether Saturdays and Sundays are free.
    weekend: bool = False
    #: Vacations, and whatever else is not charged.
    away: tuple[Span, ...] = ()


NO_REST = Rest()


def spent(rest: Rest, start: datetime, end: datetime) -> timedelta:
    """How long the clock runs from the one instant to the other."""
    if end <= start:
        return timedelta()
    still = sum((span.end - span.start for span in resting(rest, start, end)), timedelta())
    return end - start - still


def deadline(rest: Rest, start: datetime, left: timedelta) -> datetime:
    """The first instant by which so much time has been spent."""
    moment = start
    while True:
        horizon = moment + max(left, DAY)
        for still in resting(rest, moment, horizon):
            if left <= still.start - moment:
                return moment + left
            left -= still.start - moment
            moment = still.end
        if left <= horizon - moment:
            return moment + left
        left -= horizon - moment
        moment = horizon


def resting(rest: Rest, start: datetime, end: datetime) -> list[Span]:
    """The spans between two instants in which the clock stands still, in order, apart."""
    zone = ZoneInfo(rest.zone)
    found = [*_daily(rest, zone, start, end), *rest.away]
    cut = [Span(max(span.start, start), min(span.end, end)) for span in found]
    return _merged(span for span in cut if span.start < span.end)


def _daily(rest: Rest, zone: ZoneInfo, start: datetime, end: datetime) -> Iterator[Span]:
    if rest.sleep is None and not rest.weekend:
        return
    day = start.astimezone(zone).date() - DAY  # a night may have begun the day before
    last = end.astimezone(zone).date()
    while day <= last:
        if rest.sleep is not None:
            yield _night(day, rest.sleep, zone)
        if rest.weekend and day.weekday() >= SATURDAY:
            yield _whole_day(day, zone)
        day += DAY


def _night(day: date, sleep: tuple[time, time], zone: ZoneInfo) -> Span:
    falls, wakes = sleep
    morning = day if falls < wakes else day + DAY
    return Span(
        first_shown(datetime.combine(day, falls), zone),
        last_shown(datetime.combine(morning, wakes), zone),
    )


def _whole_day(day: date, zone: ZoneInfo) -> Span:
    midnight, next_midnight = (datetime.combine(each, time()) for each in (day, day + DAY))
    return Span(first_shown(midnight, zone), first_shown(next_midnight, zone))


def _merged(spans: Iterable[Span]) -> list[Span]:
    merged: list[Span] = []
    for span in sorted(spans):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged
