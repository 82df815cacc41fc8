"""What is a place on the mountain worth, as bots estimate it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.choices import Seat

from .board import highlander, mountain, mountain_space

if TYPE_CHECKING:
    from games.engine.game import Game

COIN = 0.9
GOOD = 1.0
#: What a piece behind the mountain can be expected to put on it.
TOLL = 0.8


def prospect(game: Game, seat: Seat) -> float:
    """What lies there and what others will put there, for the seat that stands there."""
    if game.over or highlander(game) != seat:
        return 0.0
    lying, space = mountain(game), mountain_space(game)
    behind = sum(at < space for at in game.state.rondel.pieces.values())
    return COIN * lying.coins + GOOD * len(lying.goods) + TOLL * behind
