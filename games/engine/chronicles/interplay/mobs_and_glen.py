"""Where the Penny Mobs meet the council of the Great Glen: whose castle is McCastle's?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.chronicles.chronicle import Meeting
from games.engine.chronicles.great_glen.cards import comparison_of
from games.engine.chronicles.penny_mobs.board import penny_mobs
from games.engine.chronicles.penny_mobs.mobsters import MCCASTLE

if TYPE_CHECKING:
    from games.engine.choices import Seat
    from games.engine.game import Game

CASTLES = comparison_of("Castles")


class MobsAndGlen(Meeting):
    """McCastle mans a castle for his owner (X-7-8)."""

    between = frozenset({7, 8})

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """The castle that he is on counts for his owner too."""
        board = penny_mobs(game)
        if comparison != CASTLES or board.owner(MCCASTLE) != seat:
            return value
        return value + (board.figure(MCCASTLE) is not None)


MOBS_AND_GLEN = MobsAndGlen()
