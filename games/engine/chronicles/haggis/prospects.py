"""What can a seat expect of its haggis tokens?"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.engine.choices import Seat
from games.engine.common.scoring import CloseGame
from games.engine.common.turn import FACES

from .board import MOST_TURNED, Tokens, haggis, without
from .scoring import ROLLS, points_for
from .tiles import COOK

if TYPE_CHECKING:
    from games.engine.game import Game

#: What a place to cook at is worth for each haggis scoring to come.
COOKING = 0.8


def expectation(game: Game, seat: Seat) -> float:
    """The points that its tokens, and the inns where it could gain more, promise a seat."""
    board, scorings = haggis(game), scorings_to_come(game)
    promise = float(points_for(board.turned[seat]))
    if not scorings:
        return promise
    names = game.state.territories[seat].tiles.values()
    inns = sum(game.tiles[name].activate == COOK for name in names)
    return promise + expected_points(board.tables[seat]) + COOKING * inns * scorings


def scorings_to_come(game: Game) -> int:
    """How many haggis scorings have not begun; 0 once the last has (C5-SCO-1)."""
    if game.over or any(isinstance(step, CloseGame) for step in game.state.agenda):
        return 0
    return 1 + sum(bool(game.state.stacks[stack]) for stack in "BC")


@cache
def expected_points(tokens: Tokens, turned: Tokens = (), rolls: int = ROLLS) -> float:
    """What tokens face down bring on average when the die is rolled so often.

    >>> round(expected_points((1,)), 3)
    0.938
    """
    if not rolls or not tokens or len(turned) == MOST_TURNED:
        return points_for(turned)
    return sum(map(_after(tokens, turned, rolls - 1).__getitem__, FACES)) / len(FACES)


def _after(tokens: Tokens, turned: Tokens, rolls: int) -> dict[int, float]:
    """What can be expected after each face."""
    return {
        face: expected_points(without(tokens, face), (*turned, face), rolls)
        if face in tokens
        else expected_points(tokens, turned, rolls)
        for face in set(FACES)
    }
