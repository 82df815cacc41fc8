"""How are tiles built on top of others, or from the discard pile?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision
from games.engine.choices import DECLINE, Cell, Cells, Choice, Seat
from games.engine.common.placing import PlaceTile, around, has_place
from games.engine.effects import Effect, Tile
from words import say

from .facts import TileBuilt

if TYPE_CHECKING:
    from games.engine.game import Game


def cells_to_cover(game: Game, seat: Seat, tile: Tile, watchers: Cells) -> Iterator[Cell]:
    """The tiles of the same type and river with a Scotsman beside, not on, them (G2-OVB-1)."""
    for cell, name in game.state.territories[seat].tiles.items():
        below = game.tiles[name]
        if below.type != tile.type or below.river != tile.river:
            continue
        if not watchers.isdisjoint(around(cell)):
            yield cell


class BuildDiscarded(Effect, frozen=True, tag="build-discarded"):
    """Build a tile of the discard pile without paying its cost (G2-CLN-Munro)."""

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the tile."""
        game.then(ChooseDiscarded(seat))


class ChooseDiscarded(SeatDecision, frozen=True, tag="choose-discarded"):
    """Choose a tile of the discard pile that can be placed, or a person."""

    topic: ClassVar[str] = "build"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("second-build")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile that could have been taken and can be placed, or none."""
        tiles = (game.tiles[name] for name in game.state.discarded)
        buildable = [tile for tile in tiles if tile.landing]
        return [
            *(
                ("build", tile.id)
                for tile in buildable
                if not tile.placed or has_place(game, seat, tile)
            ),
            DECLINE,
        ]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without such a tile there is nothing to ask."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Deal with the tile in full before anything else goes on (G2-ACT-7)."""
        if choice == DECLINE:
            return
        _, name = choice
        game.state.discarded = tuple(each for each in game.state.discarded if each != name)
        game.tell(TileBuilt(seat, name))
        tile = game.tiles[name]
        if tile.placed:
            game.then(PlaceTile(seat, name, nested=True))
        else:
            game.then(*game.edition.set_aside(seat, tile, nested=True))
