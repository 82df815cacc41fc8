"""Where is the mountain, and what lies on it?

The mountain is a tile over two spaces of the ring, which it never leaves. On the rondel, whose
spaces are counted on and on, it lies on the first of the two: one round further on as soon as all
pieces have passed it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from games.engine.choices import Seat, Space
from games.engine.effects import Tile
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.game import Game

KEY = "mountain"
MOUNTAIN = "mountain"
SPACES = 2
COIN = "coin"
TILES = {
    MOUNTAIN: Tile(
        MOUNTAIN,
        "Mountain",
        "",
        "black",
        "special",
        landing=False,
        spaces=SPACES,
        chronicle=2,
        known=("name",),
    )
}


class Mountain(Board, frozen=True, tag=KEY):
    """What passers have put on the mountain."""

    coins: int = 0
    goods: tuple[str, ...] = ()

    def put(self, what: str) -> Mountain:
        """The mountain with one more coin or resource."""
        if what == COIN:
            return replace(self, coins=self.coins + 1)
        return replace(self, goods=(*self.goods, what))

    def complaints(self, game: Game) -> Iterator[str]:
        """The mountain has gone astray, or something has got under it."""
        space, rondel = mountain_space(game), game.state.rondel
        if space % game.edition.rondel_spaces != first_space(game):
            yield f"the mountain is on space {space}"
        if space + 1 in rondel.tiles or space + 1 in rondel.pieces.values():
            yield "something is on the second space of the mountain"


def mountain(game: Game) -> Mountain:
    """What lies on the mountain of a game."""
    return cast("Mountain", game.state.boards[KEY])


def first_space(game: Game) -> Space:
    """Where the mountain lies at the start: right before the empty space (C2-SET-1)."""
    return game.edition.rondel_spaces - 1 - SPACES


def mountain_space(game: Game) -> Space:
    """The first of the two spaces of the mountain."""
    tiles = game.state.rondel.tiles
    return next(space for space, name in tiles.items() if name == MOUNTAIN)


def is_beyond_the_gap(game: Game) -> bool:
    """Whether the hindmost piece is right ahead of the mountain, as it was passed (C2-SET-2)."""
    hindmost = min(game.state.rondel.pieces.values())
    return mountain_space(game) + SPACES - game.edition.rondel_spaces == hindmost


def highlander(game: Game) -> Seat | None:
    """The seat whose piece stands on the mountain."""
    space = mountain_space(game)
    pieces = game.state.rondel.pieces.items()
    return next((piece for piece, at in pieces if at == space and isinstance(piece, int)), None)
