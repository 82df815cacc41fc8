"""The interface of a Chronicle, and of the rules that apply where several are combined."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from .hooks import Listener
from .printed import Component, Printed
from .state import Board

if TYPE_CHECKING:
    from .edition import Setup


class Chronicle(Listener):
    """An expansion of Glen More II: a listener with a number, tiles and boards."""

    number: ClassVar[int]
    name: ClassVar[str]
    min_players: ClassVar[int] = 2
    #: The rule behind `min_players`, where it is more than the game itself requires.
    players_rule: ClassVar[str] = ""
    #: How much longer and how much harder it makes a game, from 1 to 3; our own judgement.
    length: ClassVar[int] = 1
    difficulty: ClassVar[int] = 1
    #: Whether it suits a first game with Chronicles.
    for_beginners: ClassVar[bool] = False

    def components(self, rules: int) -> Iterable[Component]:
        """List its components other than tiles and their cards."""
        return ()

    def printed(self, rules: int) -> Iterable[Printed]:
        """List what clients need to draw its pieces."""
        return ()

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Return its boards, by their tags, before anything is drawn."""
        raise NotImplementedError


class Interplay(Listener):
    """Rules that exist only where certain Chronicles are played together."""

    between: ClassVar[frozenset[int]]
    #: The Chronicle whose board shows the pieces of this interplay; 0 if it has none.
    shown_by: ClassVar[int] = 0

    def printed(self, rules: int) -> Iterable[Printed]:
        """List what clients need to draw its pieces."""
        return ()
