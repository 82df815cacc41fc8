"""When a player's clock is paused, and how long it runs between two instants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from .wall import earliest_instant, latest_instant

DAY = timedelta(days=1)
SATURDAY = 5


class Span(NamedTuple):
    """A half-open interval: from an instant up to, but not including, another."""

    start: datetime
    end: datetime


class Rest(msgspec.Struct, frozen=True):
    """When a player's clock is paused."""

    zone: str = "UTC"
    #: Start and end of the night, each day; it may span midnight.
    sleep: tuple[time, time] | None = None
    #: Whether Saturdays and Sundays are free.
    weekend: bool = False
    #: Vacations, and other spans that are not charged.
    away: tuple[Span, ...] = ()


NO_REST = Rest()


def running_time(rest: Rest, start: datetime, end: datetime) -> timedelta:
    """Return how long the clock runs between two instants."""
    if end <= start:
        return timedelta()
    paused = sum((span.end - span.start for span in rest_spans(rest, start, end)), timedelta())
    return end - start - paused


def deadline(rest: Rest, start: datetime, left: timedelta) -> datetime:
    """Return the first instant at which the clock has run for `left`."""
    moment = start
    while True:
        horizon = moment + max(left, DAY)
        for pause in rest_spans(rest, moment, horizon):
            if left <= pause.start - moment:
                return moment + left
            left -= pause.start - moment
            moment = pause.end
        if left <= horizon - moment:
            return moment + left
        left -= horizon - moment
        moment = horizon


def rest_spans(rest: Rest, start: datetime, end: datetime) -> list[Span]:
    """Return the spans between two instants in which the clock is paused, sorted and disjoint."""
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
    bedtime, waking = sleep
    morning = day if bedtime < waking else day + DAY
    return Span(
        earliest_instant(datetime.combine(day, bedtime), zone),
        latest_instant(datetime.combine(morning, waking), zone),
    )


def _whole_day(day: date, zone: ZoneInfo) -> Span:
    midnight, next_midnight = (datetime.combine(each, time()) for each in (day, day + DAY))
    return Span(earliest_instant(midnight, zone), earliest_instant(next_midnight, zone))


def _merged(spans: Iterable[Span]) -> list[Span]:
    merged: list[Span] = []
    for span in sorted(spans):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged
