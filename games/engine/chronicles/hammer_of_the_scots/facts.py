"""The facts of Hammer of the Scots."""

from __future__ import annotations

from games.engine.core.choices import Seat
from games.engine.core.facts import Fact
from games.engine.core.log import GAINED, PAID, Amount, Line, Names, line


class EnglandTaken(Fact, frozen=True, tag="england-taken"):
    """A seat took the England token."""

    seat: Seat

    def told(self, names: Names) -> Line:
        """Say who."""
        return line(names, self.seat, "log-england-taken", sign="england")


class EnglandPaid(Fact, frozen=True, tag="england-paid"):
    """A seat put coins on the England row, or took them if the number is negative."""

    seat: Seat
    coins: int

    def told(self, names: Names) -> Line:
        """Say how much."""
        key = "log-england-paid" if self.coins >= 0 else "log-england-robbed"
        coins = names.counted("coins", abs(self.coins))
        return line(names, self.seat, key, sign="england", coins=coins)

    def implied(self) -> tuple[Amount, ...]:
        """Say the coins once."""
        verb = PAID if self.coins >= 0 else GAINED
        return (Amount(verb, self.seat, "coins", abs(self.coins)),)
