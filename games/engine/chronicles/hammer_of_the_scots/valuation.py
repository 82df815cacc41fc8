"""Estimate for bots what the England token is worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.choices import Seat

from .board import ENGLISHMAN, hammer_of_the_scots_board

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The value of the token when many tiles are still to come.
TOKEN_VALUE = 4.0
#: With at least so many tiles to come the token counts in full.
MAX_TILES_TO_COME = 30


def future_points(game: Game, seat: Seat) -> float:
    """Return the value of the tiles that the Englishman will still bring the holder."""
    if hammer_of_the_scots_board(game).holder != seat or ENGLISHMAN not in game.state.rondel.pieces:
        return 0.0
    tiles = sum(map(len, game.state.stacks.values())) + len(game.state.rondel.tiles) // 2
    return TOKEN_VALUE * min(tiles, MAX_TILES_TO_COME) / MAX_TILES_TO_COME


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return what bots weigh: the England token."""
    return {"hammer-of-the-scots-token": future_points(game, seat)}
