"""The Penny Mobs with the Great Glen: the castle of McCastle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.chronicles.great_glen.cards import comparison_of
from games.engine.chronicles.penny_mobs.board import penny_mobs_board
from games.engine.chronicles.penny_mobs.mobsters import MCCASTLE
from games.engine.core.chronicle import Interplay

if TYPE_CHECKING:
    from games.engine.core.choices import Seat
    from games.engine.core.game import Game

CASTLES = comparison_of("Castles")


class PennyMobsAndGreatGlen(Interplay):
    """McCastle's castle counts for his owner (X-7-8)."""

    between = frozenset({7, 8})

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """Count the castle with McCastle for his owner too."""
        board = penny_mobs_board(game)
        if comparison != CASTLES or board.owner(MCCASTLE) != seat:
            return value
        return value + (board.figure(MCCASTLE) is not None)


PENNY_MOBS_AND_GREAT_GLEN = PennyMobsAndGreatGlen()
