"""Estimate for bots what haggis tokens are worth to a seat."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.engine.common.scoring import CloseGame
from games.engine.common.turn import FACES
from games.engine.core.choices import Seat

from .board import MAX_TURNED, Tokens, haggis_board, without
from .scoring import ROLLS, points_for
from .tiles import COOK

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The value of an inn for each haggis scoring to come.
COOKING = 0.8


def future_points(game: Game, seat: Seat) -> float:
    """Return the expected points of a seat's tokens, and of those its inns may still gain."""
    board, scorings = haggis_board(game), scorings_to_come(game)
    points = float(points_for(board.turned[seat]))
    if not scorings:
        return points
    names = game.state.territories[seat].tiles.values()
    inns = sum(game.tiles[name].activate == COOK for name in names)
    return points + expected_points(board.tables[seat]) + COOKING * inns * scorings


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return what bots weigh: tokens turned and face down, and inns for more."""
    board, scorings = haggis_board(game), scorings_to_come(game)
    names = game.state.territories[seat].tiles.values()
    inns = sum(game.tiles[name].activate == COOK for name in names)
    return {
        "haggis-points": float(points_for(board.turned[seat])),
        "haggis-tokens": expected_points(board.tables[seat]) if scorings else 0.0,
        "haggis-inns": float(inns * scorings),
    }


def scorings_to_come(game: Game) -> int:
    """Return how many haggis scorings have not started (C5-SCO-1)."""
    if game.over or game.pending(CloseGame):
        return 0
    return 1 + sum(bool(game.state.stacks[stack]) for stack in "BC")


@cache
def expected_points(tokens: Tokens, turned: Tokens = (), rolls: int = ROLLS) -> float:
    """Return the average score of face-down tokens for a number of rolls.

    >>> round(expected_points((1,)), 3)
    0.938
    """
    if not rolls or not tokens or len(turned) == MAX_TURNED:
        return points_for(turned)
    return sum(map(_after(tokens, turned, rolls - 1).__getitem__, FACES)) / len(FACES)


def _after(tokens: Tokens, turned: Tokens, rolls: int) -> dict[int, float]:
    """Return the expected points after each face of the die."""
    return {
        face: expected_points(without(tokens, face), (*turned, face), rolls)
        if face in tokens
        else expected_points(tokens, turned, rolls)
        for face in set(FACES)
    }
