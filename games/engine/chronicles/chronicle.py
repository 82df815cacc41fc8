"""What is a Chronicle?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from games.engine.hooks import Listener
from games.engine.signs import Signs
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.edition import Setup


class Component(NamedTuple):
    """Something in the box besides tiles: what it is, its value, and whether a source gives it."""

    what: str
    value: object
    known: bool = False


class Printed(NamedTuple):
    """What is printed on a piece that is no tile, as a token, a card or a space of a board."""

    #: What it is one of, and which one: `"reward-token"`, `"coins"`.
    kind: str
    name: str
    words: str
    signs: Signs = ()
    #: The number on it, if there is one.
    value: int = 0
    #: The rule that tells what it does; empty where the words tell it all.
    rule: str = ""
    #: What it takes, where it gives the signs for something.
    given: Signs = ()
    #: Its name in full, where choices call it by a shorter one.
    title: str = ""
    #: The coins on each of the tokens that come with it.
    tokens: tuple[int, ...] = ()


class Chronicle(Listener):
    """An expansion of Glen More II: a listener with a number, tables and boards of its own."""

    number: ClassVar[int]
    name: ClassVar[str]
    min_players: ClassVar[int] = 2
    #: The rule that says so, where it is more than the game itself asks for.
    players_rule: ClassVar[str] = ""
    #: How much longer and how much harder it makes a game, from 1 to 3; our own judgement.
    length: ClassVar[int] = 1
    difficulty: ClassVar[int] = 1
    #: Whether it is one to begin with.
    for_first: ClassVar[bool] = False

    def components(self) -> Iterable[Component]:
        """What it has in the box besides tiles and their cards."""
        return ()

    def printed(self) -> Iterable[Printed]:
        """What a screen must know to draw these pieces."""
        return ()

    def boards(self, setup: Setup) -> dict[str, Board]:
        """What it has on the table before anything is drawn."""
        raise NotImplementedError


class Meeting(Listener):
    """Rules that exist only where certain Chronicles are played together."""

    between: ClassVar[frozenset[int]]
    #: The Chronicle with whose pieces those are shown that come with this meeting.
    shown_by: ClassVar[int] = 0

    def printed(self) -> Iterable[Printed]:
        """What a screen must know to draw these pieces."""
        return ()
