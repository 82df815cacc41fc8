"""Use up the power of a mobster and restore it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from .board import KEY, penny_mobs_board
from .facts import MobsterSpent

if TYPE_CHECKING:
    from games.engine.core.game import Game


def spend(game: Game, mobster: str) -> None:
    """Mark a power as used up."""
    board = penny_mobs_board(game)
    game.state.boards[KEY] = replace(board, spent=(*board.spent, mobster))
    game.emit(MobsterSpent(mobster))


def unspend(game: Game, mobster: str) -> None:
    """Make a power usable again."""
    board = penny_mobs_board(game)
    spent = tuple(each for each in board.spent if each != mobster)
    game.state.boards[KEY] = replace(board, spent=spent)
