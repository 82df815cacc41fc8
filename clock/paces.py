"""The paces at which games are played: a time bank and an increment per turn."""

from __future__ import annotations

from datetime import timedelta

import msgspec

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """The time control of a table."""

    text: str
    live: bool
    #: Time at the start, time added by each turn, and maximum that can be saved.
    bank: timedelta
    increment: timedelta
    most: timedelta
    #: How long after the deadline a bot takes the seat over.
    grace: timedelta
    #: Rest that a table of this pace grants unless its host chooses otherwise.
    sleep: timedelta = timedelta()
    weekend: bool = False
    vacation: timedelta = timedelta()


def _live(bank: int, increment: int) -> Pace:
    return Pace(
        text=f"{bank} minutes and {increment} more each turn",
        live=True,
        bank=bank * MINUTE,
        increment=increment * MINUTE,
        most=2 * bank * MINUTE,
        grace=MINUTE,
    )


def _correspondence(text: str, turn: timedelta, bank: timedelta, grace: timedelta) -> Pace:
    return Pace(
        text=f"{text} a turn, with {bank // DAY} days to spare",
        live=False,
        bank=bank,
        increment=turn,
        most=bank + turn,
        grace=grace,
        sleep=10 * HOUR,
        weekend=True,
        vacation=21 * DAY,
    )


PACES = {
    "live-quick": _live(10, 1),
    "live": _live(20, 2),
    "live-slow": _live(40, 4),
    "correspondence-12h": _correspondence("12 hours", 12 * HOUR, 2 * DAY, HOUR),
    "correspondence": _correspondence("1 day", DAY, 3 * DAY, 2 * HOUR),
    "correspondence-3d": _correspondence("3 days", 3 * DAY, 5 * DAY, 6 * HOUR),
    "correspondence-7d": _correspondence("7 days", 7 * DAY, 7 * DAY, 12 * HOUR),
}
