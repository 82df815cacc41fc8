"""What can happen where England has a hand in it?"""

from __future__ import annotations

from games.engine.choices import Seat
from games.engine.facts import Fact


class EnglandTaken(Fact, frozen=True, tag="england-taken"):
    """A seat took the England token."""

    seat: Seat


class EnglandPaid(Fact, frozen=True, tag="england-paid"):
    """A seat put coins on the England row; or took them from there, if it is a negative number."""

    seat: Seat
    coins: int
