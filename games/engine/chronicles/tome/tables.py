"""Which events change how a seat scores a comparison?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.engine.agenda import Step
from games.engine.choices import Seat
from games.engine.second.landmarks import CASTLE_SCOTSMEN

from .board import KEY, tome
from .event import Event, SendBack
from .facts import TableGained

if TYPE_CHECKING:
    from games.engine.game import Game

WHISKY = "whisky"
#: The points for a lead of 0, 1, 2, 3, 4, 5 and more by these tables; both are reconstructed.
OWN_TABLES: Mapping[str, tuple[int, ...]] = {
    CASTLE_SCOTSMEN: (0, 2, 3, 5, 8, 12),
    WHISKY: (0, 2, 3, 5, 8, 12),
}


class OwnTable(Event, frozen=True):
    """A table of one's own for a comparison, to the end of the game, for so many Scotsmen."""

    comparison: str
    scotsmen: int = 0

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """If the Scotsmen are there."""
        return sum(game.state.territories[seat].scotsmen.values()) >= self.scotsmen

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Pay, then take the table."""
        game.then(*[SendBack(seat, card)] * self.scotsmen, GiveTable(seat, self.comparison))


class GiveTable(Step, frozen=True, tag="give-table"):
    """A seat gets its own table."""

    seat: Seat
    comparison: str

    def run(self, game: Game) -> None:
        """Note it."""
        game.state.boards[KEY] = tome(game).give_table(self.seat, self.comparison)
        game.tell(TableGained(self.seat, self.comparison))
