"""The facts of the Dubious Tome."""

from __future__ import annotations

from games.engine.core.choices import Cell, Seat
from games.engine.core.facts import Fact


class CardTurned(Fact, frozen=True, tag="card-turned"):
    """A seat turned a landmark card, and used its event or not."""

    seat: Seat
    card: str
    used: bool


class TableGained(Fact, frozen=True, tag="table-gained"):
    """A seat gained a scoring table for a comparison."""

    seat: Seat
    comparison: str


class TileBorrowed(Fact, frozen=True, tag="tile-borrowed"):
    """A seat activated a tile of another seat for its own benefit."""

    seat: Seat
    owner: Seat
    tile: str
    cell: Cell
