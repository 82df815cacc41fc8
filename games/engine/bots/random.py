"""A bot that chooses at random."""

from __future__ import annotations

from random import Random

from games.engine.core.choices import Choice, Seat
from games.engine.core.game import Game


class RandomBot:
    """Takes any option with equal probability: a weak player and a good fuzzer."""

    def __init__(self, secret: str) -> None:
        self._chance = Random(secret)  # noqa: S311 - a bot's choices need no secrecy

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose one of the seat's options."""
        return self._chance.choice(game.options(seat))
