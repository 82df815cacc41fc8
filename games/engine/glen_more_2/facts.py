"""Facts of Glen More II."""

from __future__ import annotations

from games.engine.core.choices import Cell, Seat, Space
from games.engine.core.facts import Fact


class PersonTaken(Fact, frozen=True, tag="person-taken"):
    """A seat set a person aside."""

    seat: Seat
    tile: str


class MarkerPlaced(Fact, frozen=True, tag="marker-placed"):
    """A seat placed a clan marker."""

    seat: Seat
    clan: str


class TileLeft(Fact, frozen=True, tag="tile-left"):
    """A tile was removed from a territory."""

    seat: Seat
    tile: str
    cell: Cell


class GoodMoved(Fact, frozen=True, tag="good-moved"):
    """A cube was moved from one tile of a territory to another."""

    seat: Seat
    good: str
    start: Cell
    cell: Cell


class TileBuilt(Fact, frozen=True, tag="tile-built"):
    """A seat took a tile from the discard pile."""

    seat: Seat
    tile: str


class EndReached(Fact, frozen=True, tag="end-reached"):
    """A seat moved onto The End."""

    seat: Seat
    space: Space
