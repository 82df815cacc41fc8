"""When does a turn that begins now run out?

While a seat is waited for, its deadline is the truth; else, what is left in its bank.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import NamedTuple

import msgspec

from .paces import DAY, Pace
from .rests import Rest, Span, deadline, spent

#: At this share of the time of a turn its player is reminded.
NEAR = 0.8


class Turn(NamedTuple):
    """What is promised to a seat that is waited for."""

    remind: datetime
    deadline: datetime
    takeover: datetime


class Left(NamedTuple):
    """What a seat that is waited for has left: of its time, and then of its grace."""

    time: timedelta
    grace: timedelta


class Limits(msgspec.Struct, frozen=True):
    """How much rest a table grants to each of its seats."""

    sleep: timedelta = timedelta()
    weekend: bool = False
    vacation: timedelta = timedelta()


def begin_turn(rest: Rest, pace: Pace, bank: timedelta, now: datetime) -> Turn:
    """The promises to a seat that begins a turn with this bank."""
    return promise(rest, Left(min(pace.most, bank + pace.increment), pace.grace), now)


def promise(rest: Rest, left: Left, now: datetime) -> Turn:
    """The promises to a seat that has so much left."""
    return Turn(
        deadline(rest, now, left.time * NEAR),
        deadline(rest, now, left.time),
        deadline(rest, now, left.time + left.grace),
    )


def left_at(rest: Rest, until: datetime, takeover: datetime, now: datetime) -> Left:
    """What is left of a turn that runs out then; of its grace, too, if that has begun."""
    time = spent(rest, now, until)
    return Left(time, spent(rest, now, takeover) - time)


def restricted(rest: Rest, limits: Limits, since: datetime) -> Rest:
    """The rest that a table grants: shorter nights, no weekend, or so much vacation and no more."""
    return Rest(
        zone=rest.zone,
        sleep=_shortened(rest.sleep, limits.sleep),
        weekend=rest.weekend and limits.weekend,
        away=_granted(rest.away, limits.vacation, since),
    )


def _shortened(sleep: tuple[time, time] | None, limit: timedelta) -> tuple[time, time] | None:
    """A night of at most so many hours, from when it begins."""
    if sleep is None or not limit:
        return None
    falls, wakes = (_since_midnight(each) for each in sleep)
    length = (wakes - falls) % DAY or DAY
    if length <= limit:
        return sleep
    minutes = (falls + limit) % DAY // timedelta(minutes=1)
    return sleep[0], time(minutes // 60, minutes % 60)


def _since_midnight(wall: time) -> timedelta:
    return timedelta(hours=wall.hour, minutes=wall.minute)


def _granted(away: tuple[Span, ...], limit: timedelta, since: datetime) -> tuple[Span, ...]:
    """The vacations since the game began, until the limit is reached."""
    granted: list[Span] = []
    for start, end in sorted(away):
        begun = max(start, since)
        length = min(end - begun, limit)
        if length > timedelta():
            granted.append(Span(begun, begun + length))
            limit -= length
    return tuple(granted)
