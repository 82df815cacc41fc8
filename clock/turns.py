"""Deadlines of turns.

While it is a seat's turn, its deadline is authoritative; otherwise its bank is.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import NamedTuple

import msgspec

from .paces import DAY, Pace
from .rests import Rest, Span, deadline, running_time

#: The player is reminded after this share of the time of a turn.
REMINDER_SHARE = 0.8


class Turn(NamedTuple):
    """The deadlines of a seat whose turn it is."""

    remind: datetime
    deadline: datetime
    takeover: datetime


class TimeLeft(NamedTuple):
    """The time that a seat has left for its turn, and the grace period after it."""

    time: timedelta
    grace: timedelta


class RestLimits(msgspec.Struct, frozen=True):
    """How much rest a table grants to each of its seats."""

    sleep: timedelta = timedelta()
    weekend: bool = False
    vacation: timedelta = timedelta()


def begin_turn(rest: Rest, pace: Pace, bank: timedelta, now: datetime) -> Turn:
    """Return the deadlines of a turn that begins now with this bank."""
    return schedule_turn(rest, TimeLeft(min(pace.most, bank + pace.increment), pace.grace), now)


def schedule_turn(rest: Rest, left: TimeLeft, now: datetime) -> Turn:
    """Return the deadlines of a turn with this much time left."""
    return Turn(
        deadline(rest, now, left.time * REMINDER_SHARE),
        deadline(rest, now, left.time),
        deadline(rest, now, left.time + left.grace),
    )


def time_left_at(rest: Rest, until: datetime, takeover: datetime, now: datetime) -> TimeLeft:
    """Return the time left at `now` of a turn with these deadlines."""
    time = running_time(rest, now, until)
    return TimeLeft(time, running_time(rest, now, takeover) - time)


def limit_rest(rest: Rest, limits: RestLimits, since: datetime) -> Rest:
    """Cut a player's rest down to what a table grants since the game began."""
    return Rest(
        zone=rest.zone,
        sleep=_shortened(rest.sleep, limits.sleep),
        weekend=rest.weekend and limits.weekend,
        away=_granted(rest.away, limits.vacation, since),
    )


def _shortened(sleep: tuple[time, time] | None, limit: timedelta) -> tuple[time, time] | None:
    """Return a night that is not longer than the limit."""
    if sleep is None or not limit:
        return None
    bedtime, waking = (_since_midnight(each) for each in sleep)
    length = (waking - bedtime) % DAY or DAY
    if length <= limit:
        return sleep
    minutes = (bedtime + limit) % DAY // timedelta(minutes=1)
    return sleep[0], time(minutes // 60, minutes % 60)


def _since_midnight(wall: time) -> timedelta:
    return timedelta(hours=wall.hour, minutes=wall.minute)


def _granted(away: tuple[Span, ...], limit: timedelta, since: datetime) -> tuple[Span, ...]:
    """Return the vacations since the game began, until the limit is reached."""
    granted: list[Span] = []
    for start, end in sorted(away):
        begun = max(start, since)
        length = min(end - begun, limit)
        if length > timedelta():
            granted.append(Span(begun, begun + length))
            limit -= length
    return tuple(granted)
