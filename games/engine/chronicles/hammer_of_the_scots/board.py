"""The board of Hammer of the Scots: the England token and the England row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec.structs import replace

from games.engine.common.market import FIELDS
from games.engine.core.choices import Seat
from games.engine.core.state import Board

if TYPE_CHECKING:
    from games.engine.core.game import Game

KEY = "hammer-of-the-scots"
#: The name of the England row in facts.
ENGLAND_ROW = "england"
#: The neutral piece.
ENGLISHMAN = "englishman"


class HammerOfTheScotsBoard(Board, frozen=True, tag=KEY):
    """The England token and the England row of the market."""

    former_tag: ClassVar[str] = "england"

    #: The holder of the token; None while it is under the Englishman.
    holder: Seat | None = None
    #: How many fields of the row are occupied; they hold 1, 2 and 3 coins.
    row: int = 1

    def is_full(self) -> bool:
        """Return whether no field of the row is empty."""
        return self.row == FIELDS

    def pay(self) -> HammerOfTheScotsBoard:
        """Return the board with coins on the leftmost empty field."""
        return replace(self, row=self.row + 1)

    def rob(self) -> HammerOfTheScotsBoard:
        """Return the board without the coins of the rightmost occupied field."""
        return replace(self, row=self.row - 1)

    def violations(self, game: Game) -> Iterator[str]:
        """Report an impossible number of occupied fields."""
        if not 0 <= self.row <= FIELDS:
            yield f"{self.row} fields of the England row are occupied"


def hammer_of_the_scots_board(game: Game) -> HammerOfTheScotsBoard:
    """Return the Hammer of the Scots board of a game."""
    return cast("HammerOfTheScotsBoard", game.state.boards[KEY])
