"""The facts of the Dubious Tome."""

from __future__ import annotations

from games.engine.core.choices import Cell, Seat
from games.engine.core.facts import Fact
from games.engine.core.log import Line, Names, line, tile_line
from games.engine.core.naming import comparison_name


class CardTurned(Fact, frozen=True, tag="card-turned"):
    """A seat turned a landmark card, and used its event or not."""

    seat: Seat
    card: str
    used: bool

    def told(self, names: Names) -> Line:
        """Say which, and whether the event was used."""
        key = "log-event-used" if self.used else "log-card-turned"
        return tile_line(names, self.seat, key, self.card)


class TableGained(Fact, frozen=True, tag="table-gained"):
    """A seat gained a scoring table for a comparison."""

    seat: Seat
    comparison: str

    def told(self, names: Names) -> Line:
        """Say what it is for."""
        what = comparison_name(self.comparison)
        return line(names, self.seat, "log-table-gained", sign="event", what=what)


class TileBorrowed(Fact, frozen=True, tag="tile-borrowed"):
    """A seat activated a tile of another seat for its own benefit."""

    seat: Seat
    owner: Seat
    tile: str
    cell: Cell

    def told(self, names: Names) -> Line:
        """Say which tile, and whose."""
        other = names.seat(self.owner)
        return tile_line(names, self.seat, "log-tile-borrowed", self.tile, other=other)
