"""What is a Chronicle?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from games.engine.hooks import Listener
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.edition import Setup


class Component(NamedTuple):
    """Something in the box besides tiles: what it is, its value, and whether a source gives it."""

    what: str
    value: object
    known: bool = False


class Chronicle(Listener):
    """An expansion of Glen More II: a listener with a number, tables and boards of its own."""

    number: ClassVar[int]
    name: ClassVar[str]
    min_players: ClassVar[int] = 2

    def components(self) -> Iterable[Component]:
        """What it has in the box besides tiles and their cards."""
        return ()

    def boards(self, setup: Setup) -> dict[str, Board]:
        """What it has on the table before anything is drawn."""
        raise NotImplementedError


class Meeting(Listener):
    """Rules that exist only where certain Chronicles are played together."""

    between: ClassVar[frozenset[int]]
