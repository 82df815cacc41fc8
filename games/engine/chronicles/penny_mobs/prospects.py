"""What are pennies and mobsters worth to a seat, as bots estimate it?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.engine.choices import Seat

from .board import PennyMobs, penny_mobs
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
    MOBSTERS,
)

if TYPE_CHECKING:
    from games.engine.game import Game

#: What a token in hand is worth when many tiles are still to come.
TOKEN: Mapping[str, float] = {MCWANDER: 1.2, MCDUFF: 1.9, MCMAIL: 0.7, MCLAIRD: 0.8, MCCLAIM: 2.4}
#: What a token that lies somewhere is worth, for each of its coins.
LAID = 0.7
#: What a mobster without tokens is worth when many tiles are still to come.
POWER: Mapping[str, float] = {
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
#: What a figure that is not set is worth less, and what one Scotsman less on the tiles costs.
UNSET = 0.5
#: What McCastle is worth while he is not set; afterwards the comparisons tell it.
CASTLE_UNSET = 3.0
#: So many tiles still to come are many.
MANY = 30


def prospect(game: Game, seat: Seat) -> float:
    """Pennies and penalties as they would count now, and what powers promise."""
    if game.over:
        return 0.0
    board = penny_mobs(game)
    minus, plus = board.pennies[seat]
    own = [name for name, owner in board.freed if owner == seat]
    penalties = sum(MOBSTERS[name].penalty for name in own)
    time = min(_tiles_to_come(game), MANY) / MANY
    return plus - minus - penalties + time * sum(_power(board, name) for name in own)


def _tiles_to_come(game: Game) -> int:
    return sum(map(len, game.state.stacks.values())) + len(game.state.rondel.tiles) // 2


def _power(board: PennyMobs, mobster: str) -> float:
    """What a mobster may still bring."""
    if mobster in board.spent:
        return 0.0
    is_set = board.figure(mobster) is not None
    if mobster == MCCASTLE:
        return 0.0 if is_set else CASTLE_UNSET
    power = TOKEN.get(mobster, 0.0) * len(board.values(mobster)) + _laid(board, mobster)
    if mobster in FIGURES and not is_set:
        return UNSET * POWER[mobster]
    return power + POWER.get(mobster, 0.0)


def _laid(board: PennyMobs, mobster: str) -> float:
    """What tokens on the clan board and on the rondel may bring."""
    if mobster == MCWANDER:
        return LAID * sum(coins for _, coins in board.levies)
    if mobster == MCLAIRD and board.reserved:
        return LAID * board.reserved[1]
    return 0.0
