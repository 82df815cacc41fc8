"""What may a boat race still bring to a seat, as bots estimate it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.choices import Seat

from .board import LAST, boat_race
from .rivers import way_left, whole_way
from .rowing import PRIZES

if TYPE_CHECKING:
    from games.engine.game import Game

#: What a coin is worth, and what all coins that a Last card is likely to cost.
COIN = 0.9
COINS_AT_STAKE = 5.0
#: A point in hand is nearly as good as one rowed, and lost unless it is.
IN_HAND = 0.9


def prospect(game: Game, seat: Seat) -> float:
    """So much of the next prize, and of the coins to be saved, as has been rowed of the way."""
    board = boat_race(game)
    if board.results[seat] == LAST:
        return -COIN * game.state.territories[seat].coins
    if board.results[seat]:
        return COINS_AT_STAKE
    next_prize, _ = list(PRIZES.values())[board.number_home()]
    return (next_prize + COINS_AT_STAKE) * (1 - _way_expected(game, seat) / whole_way(game))


def _way_expected(game: Game, seat: Seat) -> float:
    """The way that is left when the movement points in hand have been rowed."""
    turn, way = game.state.turn, way_left(game, seat)
    if turn.seat != seat or not boat_race(game).begun:
        return way
    return max(way - IN_HAND * turn.movement, 0)
