"""Records of what is printed on components, filled in by editions and Chronicles."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class Sign(Struct, frozen=True):
    """So much of something."""

    what: str
    number: int = 1


Signs = tuple[Sign, ...]


class ClanFace(Struct, frozen=True):
    """A field of the clan board."""

    name: str
    signs: Signs
    words: str
    lasting: bool
    rule: str
    #: The coins from Start while nothing is occupied.
    distance: int


class RoadFace(Struct, frozen=True):
    """A road of the clan board."""

    start: str
    end: str
    coins: int


class Component(NamedTuple):
    """A component other than a tile: what it is, its value, and whether a source gives it."""

    what: str
    value: object
    known: bool = False


class Printed(NamedTuple):
    """The print on a component other than a tile, such as a token, a card or a space."""

    #: What it is one of, and which one: `"reward-token"`, `"coins"`.
    kind: str
    name: str
    words: str
    signs: Signs = ()
    #: The number on it, if there is one.
    value: int = 0
    #: The rule that explains it; empty if the words are enough.
    rule: str = ""
    #: What it takes, where it gives the signs for something.
    given: Signs = ()
    #: Its name in full, where choices call it by a shorter one.
    title: str = ""
    #: The coins on each of the tokens that come with it.
    tokens: tuple[int, ...] = ()
