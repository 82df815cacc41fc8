"""The facts of single casks."""

from __future__ import annotations

from games.engine.core.choices import Seat
from games.engine.core.facts import Fact
from games.engine.core.log import PAID, Amount, Line, Names, line


class CaskStored(Fact, frozen=True, tag="cask-stored"):
    """A seat put new whisky on a space of its first cellar."""

    seat: Seat
    space: int

    def told(self, names: Names) -> Line:
        """Say who."""
        return line(names, self.seat, "log-cask-stored", sign="whisky")


class CaskAged(Fact, frozen=True, tag="cask-aged"):
    """A cask moved on by one space."""

    seat: Seat
    start: int
    space: int

    def told(self, names: Names) -> Amount:
        """Add up the spaces."""
        return Amount("aged", self.seat, "casks", 1)


class CaskGiven(Fact, frozen=True, tag="cask-given"):
    """The whisky that a seat paid came from a space of its cellars."""

    seat: Seat
    space: int


class CaskSold(Fact, frozen=True, tag="cask-sold"):
    """A seat sold a cask from a space of its cellars, onto a place of a sale tile."""

    seat: Seat
    space: int
    tile: str
    place: str

    def told(self, names: Names) -> Line:
        """Say who; the points follow."""
        return line(names, self.seat, "log-cask-sold", sign="whisky")

    def implied(self) -> tuple[Amount, ...]:
        """Say once that the whisky is gone."""
        return (Amount(PAID, self.seat, "whisky", 1),)


class CellarBuilt(Fact, frozen=True, tag="cellar-built"):
    """A seat built its second or third cellar."""

    seat: Seat
    number: int

    def told(self, names: Names) -> Line:
        """Say which."""
        return line(names, self.seat, "log-cellar-built", sign="whisky", number=self.number)
