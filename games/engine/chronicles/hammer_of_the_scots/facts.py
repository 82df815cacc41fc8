"""The facts of Hammer of the Scots."""

from __future__ import annotations

from games.engine.core.choices import Seat
from games.engine.core.facts import Fact


class EnglandTaken(Fact, frozen=True, tag="england-taken"):
    """A seat took the England token."""

    seat: Seat


class EnglandPaid(Fact, frozen=True, tag="england-paid"):
    """A seat put coins on the England row, or took them if the number is negative."""

    seat: Seat
    coins: int
