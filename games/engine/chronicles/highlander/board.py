"""The mountain: its spaces on the rondel, and the coins and resources on it.

The mountain is a tile that always covers the same two spaces of the ring. Space numbers of the
rondel keep increasing from round to round; the tile is stored on the first of its two spaces, and
moves one round on as soon as all pieces have passed it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec.structs import replace

from games.engine.core.choices import Seat, Space
from games.engine.core.effects import Tile, tile_table
from games.engine.core.state import Board

if TYPE_CHECKING:
    from games.engine.core.game import Game

KEY = "highlander"
MOUNTAIN = "mountain"
SPACES = 2
COIN = "coin"
TILES = tile_table(
    Tile(
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
)


class HighlanderBoard(Board, frozen=True, tag=KEY):
    """The coins and resources on the mountain."""

    former_tag: ClassVar[str] = "mountain"

    coins: int = 0
    goods: tuple[str, ...] = ()

    def put(self, what: str) -> HighlanderBoard:
        """Return the board with one more coin or resource."""
        if what == COIN:
            return replace(self, coins=self.coins + 1)
        return replace(self, goods=(*self.goods, what))

    def violations(self, game: Game) -> Iterator[str]:
        """Report a mountain on the wrong spaces, or something under it."""
        space, rondel = mountain_space(game), game.state.rondel
        if space % game.edition.rondel_spaces.under(game.setup.rules) != first_space(game):
            yield f"the mountain is on space {space}"
        if space + 1 in rondel.tiles or space + 1 in rondel.pieces.values():
            yield "something is on the second space of the mountain"


def highlander_board(game: Game) -> HighlanderBoard:
    """Return the Highlander board of a game."""
    return cast("HighlanderBoard", game.state.boards[KEY])


def first_space(game: Game) -> Space:
    """Return the first space of the mountain at the start, before the empty space (C2-SET-1)."""
    return game.edition.rondel_spaces.under(game.setup.rules) - 1 - SPACES


def mountain_space(game: Game) -> Space:
    """Return the first of the two spaces of the mountain."""
    tiles = game.state.rondel.tiles
    return next(space for space, name in tiles.items() if name == MOUNTAIN)


def is_beyond_the_gap(game: Game) -> bool:
    """Return whether the hindmost piece is right ahead of the passed mountain (C2-SET-2)."""
    hindmost = min(game.state.rondel.pieces.values())
    return (
        mountain_space(game) + SPACES - game.edition.rondel_spaces.under(game.setup.rules)
        == hindmost
    )


def current_highlander(game: Game) -> Seat | None:
    """Return the seat whose piece is on the mountain."""
    space = mountain_space(game)
    pieces = game.state.rondel.pieces.items()
    return next((piece for piece, at in pieces if at == space and isinstance(piece, int)), None)
