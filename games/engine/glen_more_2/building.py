"""Building on top of other tiles, and from the discard pile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.engine.common.placement import PlaceTile, can_place, neighbours
from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import DECLINE, Cell, Cells, Choice, Seat
from games.engine.core.effects import Effect, Tile

from .facts import TileBuilt

if TYPE_CHECKING:
    from games.engine.core.game import Game


def cells_to_cover(game: Game, seat: Seat, tile: Tile, anchors: Cells) -> Iterator[Cell]:
    """Yield tiles of the same type and river with a Scotsman beside, not on, them (G2-OVB-1)."""
    for cell, name in game.state.territories[seat].tiles.items():
        below = game.tiles[name]
        if below.type != tile.type or below.river != tile.river:
            continue
        if not anchors.isdisjoint(neighbours(cell)):
            yield cell


class BuildDiscarded(Effect, frozen=True, tag="build-discarded"):
    """Build a tile from the discard pile without paying its cost (G2-CLN-Munro)."""

    words_key: ClassVar[str] = "effect-build"
    sign: ClassVar[str] = "discard"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the tile."""
        game.then(ChooseDiscarded(seat))


class ChooseDiscarded(SeatDecision, frozen=True, tag="choose-discarded"):
    """Choose a tile from the discard pile that can be placed, or a person."""

    topic: ClassVar[str] = "build"
    question_key: ClassVar[str] = "glen-more-2-build"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile that could have been taken and can be placed, and to decline."""
        tiles = (game.tiles[name] for name in game.state.discarded)
        buildable = [tile for tile in tiles if tile.landing]
        return [
            *(
                ("build", tile.id)
                for tile in buildable
                if not tile.placed or can_place(game, seat, tile)
            ),
            DECLINE,
        ]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if there is no such tile."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Complete this tile before anything else continues (G2-ACT-7)."""
        if choice == DECLINE:
            return
        _, name = choice
        game.state.discarded = tuple(each for each in game.state.discarded if each != name)
        game.emit(TileBuilt(seat, name))
        tile = game.tiles[name]
        if tile.placed:
            game.then(PlaceTile(seat, name, nested=True))
        else:
            game.then(*game.edition.set_aside(seat, tile, nested=True))
