"""Events that change how a seat scores a comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.agenda import Step
from games.engine.core.choices import Seat
from games.engine.core.naming import comparison_name
from games.engine.core.printed import Sign, Signs
from games.engine.glen_more_2.landmarks import CASTLE_SCOTSMEN
from i18n import translate

from .board import KEY, dubious_tome_board
from .event import Event, SendBack
from .facts import TableGained

if TYPE_CHECKING:
    from games.engine.core.game import Game

WHISKY = "whisky"
#: How the two comparisons are drawn on the cards.
SIGNS = {CASTLE_SCOTSMEN: "castle", WHISKY: "whisky"}


class OwnTable(Event, frozen=True):
    """Gain a scoring table for a comparison until the end of the game; it may cost Scotsmen."""

    comparison: str
    #: The points for a lead of 0, 1, 2, 3, 4, 5 and more.
    table: tuple[int, ...]
    scotsmen: int = 0

    def words(self) -> str:
        """Describe the event."""
        table = ", ".join(map(str, self.table))
        what = comparison_name(self.comparison)
        if not self.scotsmen:
            return translate("dubious-tome-event-table", what=what, table=table)
        men = translate("counted-scotsman", number=self.scotsmen)
        return translate("dubious-tome-event-paid-table", scotsmen=men, what=what, table=table)

    def given(self) -> Signs:
        """Draw the cost."""
        return (Sign("scotsman", self.scotsmen),) if self.scotsmen else ()

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign(SIGNS[self.comparison]), Sign("points", self.table[-1]))

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether there are enough Scotsmen."""
        return sum(game.state.territories[seat].scotsmen.values()) >= self.scotsmen

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Pay, then take the table."""
        game.then(*[SendBack(seat, card)] * self.scotsmen, GiveTable(seat, self.comparison))


class GiveTable(Step, frozen=True, tag="give-table"):
    """Give a seat a scoring table."""

    seat: Seat
    comparison: str

    def run(self, game: Game) -> None:
        """Record the table on the board."""
        game.state.boards[KEY] = dubious_tome_board(game).give_table(self.seat, self.comparison)
        game.emit(TableGained(self.seat, self.comparison))
