"""How is a power used up, and won back?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from .board import KEY, penny_mobs
from .facts import MobsterSpent

if TYPE_CHECKING:
    from games.engine.game import Game


def spend(game: Game, mobster: str) -> None:
    """A power is used up."""
    board = penny_mobs(game)
    game.state.boards[KEY] = replace(board, spent=(*board.spent, mobster))
    game.tell(MobsterSpent(mobster))


def unspend(game: Game, mobster: str) -> None:
    """A power that is used up for a while may be used again."""
    board = penny_mobs(game)
    spent = tuple(each for each in board.spent if each != mobster)
    game.state.boards[KEY] = replace(board, spent=spent)
