"""The territory of a seat in Glen More II."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from games.engine.core.choices import Cell, Seat
from games.engine.core.state import Territory

if TYPE_CHECKING:
    from games.engine.core.effects import Tile
    from games.engine.core.game import Game

START = (0, 0)
HOME_CASTLE = (1, 0)
HOME_CELLS = (START, HOME_CASTLE)


class Territory2(Territory):
    """A territory with covered tiles, persons beside it and a limited supply."""

    supply: int = 0
    markers: int = 0
    persons: tuple[str, ...] = ()
    covered: dict[Cell, tuple[str, ...]] = {}  # noqa: RUF012 - msgspec copies the default

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            self.tiles.copy(),
            self.goods.copy(),
            self.scotsmen.copy(),
            self.coins,
            self.whisky,
            self.points,
            self.cards,
            self.supply,
            self.markers,
            self.persons,
            self.covered.copy(),
        )

    def clear(self) -> None:
        """Remove everything from the map."""
        super().clear()
        self.covered = {}

    def stack(self, cell: Cell) -> tuple[str, ...]:
        """Return the tiles on a cell, from the lowest to the visible one."""
        return (*self.covered.get(cell, ()), self.tiles[cell])

    def all_tiles(self) -> list[str]:
        """Return every tile of the seat: visible, covered, or a person set aside."""
        covered = [name for names in self.covered.values() for name in names]
        return [*self.tiles.values(), *covered, *self.persons]

    def lay(self, cell: Cell, tile: str) -> None:
        """Lay a tile on a cell, on top of any tile there (G2-OVB-2)."""
        if cell in self.tiles:
            self.covered[cell] = (*self.covered.get(cell, ()), self.tiles[cell])
        self.tiles[cell] = tile

    def can_recruit(self) -> bool:
        """Return whether a Scotsman is left in the supply (G2-SET-3)."""
        return self.supply > 0

    def recruit(self, cell: Cell) -> None:
        """Place a Scotsman from the supply on a tile."""
        self.supply -= 1
        self.add_scotsman(cell)

    def dismiss(self, cell: Cell) -> None:
        """Return a Scotsman to the supply (G2-TURN-6)."""
        self.drop_scotsman(cell)
        self.supply += 1


def territory_of(game: Game, seat: Seat) -> Territory2:
    """Return a seat's territory."""
    return cast("Territory2", game.state.territories[seat])


def tiles_of(game: Game, seat: Seat) -> list[Tile]:
    """Return the visible tiles of a territory."""
    return [game.tiles[name] for name in game.state.territories[seat].tiles.values()]
