"""Which answer is best when chance decides what comes of it?

Each is tried with the same few lots, unlike those of the game, and its average counts.
"""

from __future__ import annotations

from functools import cache

from games.engine.chance import new_seed
from games.engine.choices import Choice, Seat
from games.engine.game import Game

from .worth import worth

#: How often each answer is tried.
LOTS = 24


def best_on_average(game: Game, seat: Seat, answers: list[Choice]) -> Choice:
    """The answer with the best average; the first of those that are alike."""
    return max(answers, key=lambda answer: average_worth(game, seat, answer))


def average_worth(game: Game, seat: Seat, answer: Choice) -> float:
    """What the position is worth to a seat after an answer, on average."""
    return sum(worth(_after(game, seat, answer, lot), seat) for lot in range(LOTS)) / LOTS


def _after(game: Game, seat: Seat, answer: Choice, lot: int) -> Game:
    after = game.clone()
    after.seed = _lot_seed(lot)
    after.apply(seat, answer)
    return after


@cache
def _lot_seed(lot: int) -> str:
    return new_seed(f"lot {lot}")
