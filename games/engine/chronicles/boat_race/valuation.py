"""Estimate for bots what the boat race is worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.choices import Seat

from .board import LAST, boat_race_board
from .rivers import way_left, whole_way
from .rowing import RESULT_CARDS

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The value of a coin, and of all coins that a Last card is likely to cost.
COIN_VALUE = 0.9
COINS_AT_STAKE_VALUE = 5.0
#: The share of an unused movement point that counts as distance covered.
UNUSED_MOVEMENT_SHARE = 0.9


def future_points(game: Game, seat: Seat) -> float:
    """Return the share of the next prize and of the coins at stake, by the distance covered."""
    board = boat_race_board(game)
    if board.results[seat] == LAST:
        return -COIN_VALUE * game.state.territories[seat].coins
    if board.results[seat]:
        return COINS_AT_STAKE_VALUE
    cards = list(RESULT_CARDS.under(game.setup.rules).values())
    next_prize = cards[board.number_home()].points
    return (next_prize + COINS_AT_STAKE_VALUE) * (1 - _way_expected(game, seat) / whole_way(game))


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return what bots weigh: the prizes in reach, the way left, and having arrived."""
    home = bool(boat_race_board(game).results[seat])
    return {
        "boat-race-prospects": future_points(game, seat),
        "boat-race-way-left": 0.0 if home else _way_expected(game, seat) / whole_way(game),
        "boat-race-home": float(home),
    }


def _way_expected(game: Game, seat: Seat) -> float:
    """Return the distance left after the movement points in hand have been used."""
    turn, way = game.state.turn, way_left(game, seat)
    if turn.seat != seat or not boat_race_board(game).begun:
        return way
    return max(way - UNUSED_MOVEMENT_SHARE * turn.movement, 0)
