"""What is the England token worth to a seat, as bots estimate it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.choices import Seat

from .board import ENGLISHMAN, england

if TYPE_CHECKING:
    from games.engine.game import Game

#: What the token is worth when many tiles are still to come.
TOKEN = 4.0
#: So many tiles still to come are many.
MANY = 30


def prospect(game: Game, seat: Seat) -> float:
    """The tiles that the Englishman will bring his master."""
    if england(game).holder != seat or ENGLISHMAN not in game.state.rondel.pieces:
        return 0.0
    tiles = sum(map(len, game.state.stacks.values())) + len(game.state.rondel.tiles) // 2
    return TOKEN * min(tiles, MANY) / MANY
