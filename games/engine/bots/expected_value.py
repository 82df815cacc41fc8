"""Expected value of answers whose outcome depends on chance.

Every answer is played with the same few seeds, which differ from the game's own, and the
average value counts.
"""

from __future__ import annotations

from functools import cache

from games.engine.core.chance import new_seed
from games.engine.core.choices import Choice, Seat
from games.engine.core.game import Game

from .valuation import worth

#: How many seeds each answer is tried with.
SAMPLES = 24


def best_expected(game: Game, seat: Seat, answers: list[Choice]) -> Choice:
    """Return the answer with the highest expected value; the first of equal ones."""
    return max(answers, key=lambda answer: expected_worth(game, seat, answer))


def expected_worth(game: Game, seat: Seat, answer: Choice) -> float:
    """Return the average value of the position to a seat after an answer."""
    return (
        sum(worth(_after(game, seat, answer, sample), seat) for sample in range(SAMPLES)) / SAMPLES
    )


def _after(game: Game, seat: Seat, answer: Choice, sample: int) -> Game:
    after = game.clone()
    after.seed = _sample_seed(sample)
    after.apply(seat, answer)
    return after


@cache
def _sample_seed(sample: int) -> str:
    return new_seed(f"lot {sample}")
