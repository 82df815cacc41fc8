"""The facts of single casks."""

from __future__ import annotations

from games.engine.core.choices import Seat
from games.engine.core.facts import Fact


class CaskStored(Fact, frozen=True, tag="cask-stored"):
    """A seat put new whisky on a space of its first cellar."""

    seat: Seat
    space: int


class CaskAged(Fact, frozen=True, tag="cask-aged"):
    """A cask moved on by one space."""

    seat: Seat
    start: int
    space: int


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


class CellarBuilt(Fact, frozen=True, tag="cellar-built"):
    """A seat built its second or third cellar."""

    seat: Seat
    number: int
