"""What is a bot?"""

from __future__ import annotations

from typing import Protocol

from games.engine.choices import Choice, Seat
from games.engine.game import Game


class Bot(Protocol):
    """One who chooses among the options of a seat.

    It is given a determinized game: what the seat cannot know has been dealt anew.
    """

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose one of the seat's options."""
        ...
