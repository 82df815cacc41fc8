"""How does one play without a thought?"""

from __future__ import annotations

from random import Random

from games.engine.choices import Choice, Seat
from games.engine.game import Game


class RandomBot:
    """Takes any option, each as likely as the next: a weak player and a good fuzzer."""

    def __init__(self, secret: str) -> None:
        self._chance = Random(secret)  # noqa: S311 - a bot's whims need no secrecy

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose one of the seat's options."""
        return self._chance.choice(game.options(seat))
