"""Who has the England token, and what lies on the England row?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from games.engine.choices import Seat
from games.engine.common.market import FIELDS
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.game import Game

KEY = "england"
#: The neutral piece.
ENGLISHMAN = "englishman"


class England(Board, frozen=True, tag=KEY):
    """The England token and the England row of the market."""

    #: Who has the token; nobody while it lies under the Englishman.
    holder: Seat | None = None
    #: How many fields of the row hold coins: 1, 2 and 3 of them.
    row: int = 1

    def is_full(self) -> bool:
        """Whether no field of the row is empty."""
        return self.row == FIELDS

    def pay(self) -> England:
        """The board after coins have been put on the leftmost empty field."""
        return replace(self, row=self.row + 1)

    def rob(self) -> England:
        """The board after the coins of the rightmost occupied field have been taken."""
        return replace(self, row=self.row - 1)

    def complaints(self, game: Game) -> Iterator[str]:
        """A row of the wrong length."""
        if not 0 <= self.row <= FIELDS:
            yield f"{self.row} fields of the England row are occupied"


def england(game: Game) -> England:
    """The England token and row of a game."""
    return cast("England", game.state.boards[KEY])
