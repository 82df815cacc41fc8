"""The parts of the log: the lines and amounts that facts contribute.

Each fact brings its own words; `games/engine/presentation/log.py` puts the lines together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Struct

from i18n import Name, translate

from .choices import Seat

if TYPE_CHECKING:
    from .facts import Piece, Reason

#: The verbs of amounts, each with its message `log-<verb>`.
ACTIVATED, GAINED, PAID, MOVED = "activated", "gained", "paid", "moved"


class Line(Struct, frozen=True):
    """A line of the log in the reader's language: one action."""

    #: Who did it; None if no player did.
    seat: Seat | None
    text: str
    #: The tile, or else the sign, that is drawn beside it; both empty if there is none.
    tile: str = ""
    sign: str = ""
    #: The rule by which points were scored.
    rule: str = ""
    #: Whether it only says what another line brought or cost.
    detail: bool = False
    #: How many turns began after the first of the facts and before it.
    turn: int = 0


class Amount(NamedTuple):
    """So much of something for one seat; amounts in a row are added up on one line."""

    verb: str
    seat: Seat
    what: str = ""
    number: int = 0
    #: The tile that was activated, if what follows is its yield.
    tile: str = ""


class Names(Protocol):
    """What seats, pieces and tiles are called, for a reader."""

    #: The version of the rules, by which components may differ.
    rules: int

    def seat(self, seat: Seat) -> str:
        """Return the name of the player at a seat."""

    def piece(self, piece: Piece) -> str:
        """Return the name of a piece on the rondel."""

    def tile(self, tile: str) -> Name:
        """Return the name of a tile or card."""

    def reason(self, reason: Reason) -> str:
        """Return what points were scored for."""

    def counted(self, what: str, number: int) -> str:
        """Return a number of things, such as `2 coins`."""


def line(names: Names, seat: Seat, key: str, *, sign: str = "", **arguments: str | int) -> Line:
    """Return a line that begins with the name of a seat."""
    return Line(seat, translate(key, name=names.seat(seat), **arguments), sign=sign)


def tile_line(names: Names, seat: Seat, key: str, tile: str, **arguments: str | int) -> Line:
    """Return a line about a seat and a tile, which is drawn beside it."""
    name = names.seat(seat)
    return Line(seat, translate(key, name=name, tile=names.tile(tile), **arguments), tile=tile)
