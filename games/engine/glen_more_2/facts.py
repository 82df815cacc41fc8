"""Facts of Glen More II."""

from __future__ import annotations

from games.engine.core.choices import Cell, Seat, Space
from games.engine.core.facts import Fact
from games.engine.core.log import Line, Names, line, tile_line


class PersonTaken(Fact, frozen=True, tag="person-taken"):
    """A seat set a person aside."""

    seat: Seat
    tile: str


class MarkerPlaced(Fact, frozen=True, tag="marker-placed"):
    """A seat placed a clan marker."""

    seat: Seat
    clan: str

    def told(self, names: Names) -> Line:
        """Say where."""
        return line(names, self.seat, "log-marker-placed", sign="marker", clan=self.clan)


class TileLeft(Fact, frozen=True, tag="tile-left"):
    """A tile was removed from a territory."""

    seat: Seat
    tile: str
    cell: Cell

    def told(self, names: Names) -> Line:
        """Say which."""
        return tile_line(names, self.seat, "log-tile-left", self.tile)


class GoodMoved(Fact, frozen=True, tag="good-moved"):
    """A cube was moved from one tile of a territory to another."""

    seat: Seat
    good: str
    start: Cell
    cell: Cell

    def told(self, names: Names) -> Line:
        """Say what; cubes are only ever moved to the Home Castle."""
        what = names.counted(self.good, 1)
        return line(names, self.seat, "log-good-moved", sign=self.good, what=what)


class TileBuilt(Fact, frozen=True, tag="tile-built"):
    """A seat took a tile from the discard pile."""

    seat: Seat
    tile: str

    def told(self, names: Names) -> Line:
        """Say which."""
        return tile_line(names, self.seat, "log-tile-built", self.tile)


class EndReached(Fact, frozen=True, tag="end-reached"):
    """A seat moved onto The End."""

    seat: Seat
    space: Space

    def told(self, names: Names) -> Line:
        """Say who."""
        return line(names, self.seat, "log-end-reached")
