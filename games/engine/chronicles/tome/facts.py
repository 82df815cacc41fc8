"""What can happen by the tome?"""

from __future__ import annotations

from games.engine.choices import Cell, Seat
from games.engine.facts import Fact


class CardTurned(Fact, frozen=True, tag="card-turned"):
    """A seat turned a landmark card, and used its event or not."""

    seat: Seat
    card: str
    used: bool


class TableGained(Fact, frozen=True, tag="table-gained"):
    """A seat scores a comparison by a table of its own from now on."""

    seat: Seat
    comparison: str


class TileBorrowed(Fact, frozen=True, tag="tile-borrowed"):
    """A seat activated a tile of another one for its own benefit."""

    seat: Seat
    owner: Seat
    tile: str
    cell: Cell
