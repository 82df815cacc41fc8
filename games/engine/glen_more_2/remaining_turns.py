"""Estimates of how much of a game is left, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .turn import end_space

if TYPE_CHECKING:
    from games.engine.core.game import Game


def turns_left(game: Game) -> float:
    """Return how many turns a seat can still expect."""
    rondel = game.state.rondel
    end = end_space(game)
    if end is not None:
        return sum(1 for space in rondel.tiles if space < end) / len(rondel.pieces)
    tiles = sum(len(stack) for stack in game.state.stacks.values())
    return tiles / len(rondel.pieces)


def scorings_left(game: Game) -> int:
    """Return the scorings to come: one per stack between first and last, and the final one."""
    if game.over:
        return 0
    return 1 + sum(1 for stack in list(game.state.stacks.values())[1:-1] if stack)
