"""Which events change how a seat scores a comparison?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.engine.agenda import Step
from games.engine.choices import Seat
from games.engine.naming import label_in_words
from games.engine.second.landmarks import CASTLE_SCOTSMEN
from games.engine.signs import Sign, Signs
from words import say

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
#: How the two comparisons are drawn on the cards.
SIGNS = {CASTLE_SCOTSMEN: "castle", WHISKY: "whisky"}


class OwnTable(Event, frozen=True):
    """A table of one's own for a comparison, to the end of the game, for so many Scotsmen."""

    comparison: str
    scotsmen: int = 0

    def words(self) -> str:
        """What it does."""
        table = ", ".join(map(str, OWN_TABLES[self.comparison]))
        what = label_in_words(self.comparison)
        if not self.scotsmen:
            return say("tome-event-table", what=what, table=table)
        men = say("counted-scotsman", number=self.scotsmen)
        return say("tome-event-paid-table", scotsmen=men, what=what, table=table)

    def given(self) -> Signs:
        """What it costs."""
        return (Sign("scotsman", self.scotsmen),) if self.scotsmen else ()

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign(SIGNS[self.comparison]), Sign("points", OWN_TABLES[self.comparison][-1]))

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
