"""The interface of a bot."""

from __future__ import annotations

from typing import Protocol

from games.engine.core.choices import Choice, Seat
from games.engine.core.game import Game


class Bot(Protocol):
    """A player that chooses among the options of a seat.

    It gets a determinized game: everything hidden from the seat has been randomized.
    """

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose one of the seat's options."""
        ...
