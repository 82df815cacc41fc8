"""Estimate for bots what a place on the mountain is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.choices import Seat

from .board import current_highlander, highlander_board, mountain_space

if TYPE_CHECKING:
    from games.engine.core.game import Game

COIN = 0.9
GOOD = 1.0
#: The expected value of the toll of each piece behind the mountain.
TOLL = 0.8


def future_points(game: Game, seat: Seat) -> float:
    """Return the value of the mountain for the seat on it, with the tolls to come."""
    if game.over or current_highlander(game) != seat:
        return 0.0
    mountain, space = highlander_board(game), mountain_space(game)
    behind = sum(at < space for at in game.state.rondel.pieces.values())
    return COIN * mountain.coins + GOOD * len(mountain.goods) + TOLL * behind


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return what bots weigh: the mountain, and being on it."""
    return {
        "highlander-prospects": future_points(game, seat),
        "highlander-on-mountain": float(not game.over and current_highlander(game) == seat),
    }
