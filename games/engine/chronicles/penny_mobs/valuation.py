"""Estimate for bots what pennies and mobsters are worth to a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.engine.core.choices import Seat

from .board import PennyMobsBoard, penny_mobs_board
from .mobsters import (
    ANDERSON,
    FIGURES,
    MACDARKIE,
    MACMALT,
    MACSPONGE,
    MCCASTLE,
    MCCLAIM,
    MCDUFF,
    MCHAGG,
    MCLAIRD,
    MCMAIL,
    MCMUSCLE,
    MCQUACK,
    MCSNITCH,
    MCSTARVE,
    MCTRICK,
    MCWANDER,
    mobsters,
)

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The value of a token in hand when many tiles are still to come.
TOKEN_VALUE: Mapping[str, float] = {
    MCWANDER: 1.2,
    MCDUFF: 1.9,
    MCMAIL: 0.7,
    MCLAIRD: 0.8,
    MCCLAIM: 2.4,
}
#: The value of a placed token, for each of its coins.
PLACED_TOKEN_VALUE_PER_COIN = 0.7
#: The value of a mobster without tokens when many tiles are still to come.
POWER_VALUE: Mapping[str, float] = {
    MCSNITCH: 4.0,
    MACDARKIE: 3.0,
    MACSPONGE: 6.0,
    ANDERSON: 3.0,
    MCQUACK: 3.0,
    MCMUSCLE: 4.0,
    MCSTARVE: 3.0,
    MCHAGG: 2.5,
    MCTRICK: 2.0,
    MACMALT: 3.0,
}
#: The share of its value that a figure not on a map has: placing it costs a Scotsman.
UNSET = 0.5
#: The value of McCastle until he is on a map; then the comparisons include it.
CASTLE_UNSET = 3.0
#: With at least so many tiles to come powers count in full.
MAX_TILES_TO_COME = 30


def future_points(game: Game, seat: Seat) -> float:
    """Return the current value of pennies and penalties, and the expected value of powers."""
    if game.over:
        return 0.0
    board = penny_mobs_board(game)
    minus, plus = board.pennies[seat]
    own = [name for name, owner in board.freed if owner == seat]
    penalties = sum(mobsters(game)[name].penalty for name in own)
    time = min(_tiles_to_come(game), MAX_TILES_TO_COME) / MAX_TILES_TO_COME
    return plus - minus - penalties + time * sum(_power(board, name) for name in own)


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return what bots weigh: pennies, freed mobsters with their penalties and powers."""
    board = penny_mobs_board(game)
    minus, plus = board.pennies[seat]
    own = [name for name, owner in board.freed if owner == seat]
    time = min(_tiles_to_come(game), MAX_TILES_TO_COME) / MAX_TILES_TO_COME
    return {
        "penny-mobs-pennies": float(plus - minus),
        "penny-mobs-penalties": float(sum(mobsters(game)[name].penalty for name in own)),
        "penny-mobs-powers": time * sum(_power(board, name) for name in own),
        "penny-mobs-freed": float(len(own)),
    }


def _tiles_to_come(game: Game) -> int:
    return sum(map(len, game.state.stacks.values())) + len(game.state.rondel.tiles) // 2


def _power(board: PennyMobsBoard, mobster: str) -> float:
    """Return the expected value of a mobster's power."""
    if mobster in board.spent:
        return 0.0
    is_set = board.figure(mobster) is not None
    if mobster == MCCASTLE:
        return 0.0 if is_set else CASTLE_UNSET
    power = TOKEN_VALUE.get(mobster, 0.0) * len(board.values(mobster)) + _placed_token_value(
        board, mobster
    )
    if mobster in FIGURES and not is_set:
        return UNSET * POWER_VALUE[mobster]
    return power + POWER_VALUE.get(mobster, 0.0)


def _placed_token_value(board: PennyMobsBoard, mobster: str) -> float:
    """Return the expected value of tokens on the clan board and on the rondel."""
    if mobster == MCWANDER:
        return PLACED_TOKEN_VALUE_PER_COIN * sum(coins for _, coins in board.levies)
    if mobster == MCLAIRD and board.reserved:
        return PLACED_TOKEN_VALUE_PER_COIN * board.reserved[1]
    return 0.0
