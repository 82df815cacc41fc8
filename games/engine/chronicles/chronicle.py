"""What is a Chronicle?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.hooks import Listener
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.edition import Setup


class Chronicle(Listener):
    """An expansion of Glen More II: a listener with a number, tables and boards of its own."""

    number: ClassVar[int]
    name: ClassVar[str]
    min_players: ClassVar[int] = 2

    def boards(self, setup: Setup) -> dict[str, Board]:
        """What it has on the table before anything is drawn."""
        raise NotImplementedError


class Meeting(Listener):
    """Rules that exist only where certain Chronicles are played together."""

    between: ClassVar[frozenset[int]]
