"""Events that move Scotsmen without movement points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.production import GainCoins
from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import DECLINE, DONE, Cell, Choice, Seat
from games.engine.core.effects import Effect
from games.engine.core.facts import ScotsmanMoved
from games.engine.core.printed import Sign, Signs
from games.engine.glen_more_2.territory import HOME_CASTLE
from i18n import translate

from .event import Event, EventDecision

if TYPE_CHECKING:
    from games.engine.core.game import Game


class CallHome(Event, frozen=True):
    """Gain coins; one Scotsman may move to the Home Castle for free."""

    coins: int

    def words(self) -> str:
        """Describe the event."""
        return translate("dubious-tome-event-call-home", coins=self.coins)

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("coin", self.coins), Sign("castle"))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Take the coins and ask for the Scotsman."""
        game.then(GoHome(seat, card))
        GainCoins(self.coins).apply(game, seat, HOME_CASTLE)


class GoHome(EventDecision, frozen=True, tag="go-home"):
    """Choose the Scotsman that moves to the Home Castle from anywhere, or decline."""

    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    question_key: ClassVar[str] = "dubious-tome-to-castle"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every Scotsman outside the Home Castle, and to decline."""
        cells = (each for each in game.state.territories[seat].scotsmen if each != HOME_CASTLE)
        return [*(("send", cell) for cell in cells), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if there is no such Scotsman."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move the Scotsman."""
        if choice != DECLINE:
            send(game, seat, choice[1], HOME_CASTLE)


class LeaveCastle(Effect, frozen=True, tag="leave-castle"):
    """Any number of Scotsmen may leave the Home Castle for free (C6-LMK-George)."""

    words_key: ClassVar[str] = "dubious-tome-leave-castle"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for one Scotsman after the other."""
        game.then(SendFromCastle(seat))


class SendFromCastle(SeatDecision, frozen=True, tag="send-from-castle"):
    """Choose the tile to which a Scotsman moves from the Home Castle, or stop."""

    topic: ClassVar[str] = "leave-castle"
    question_key: ClassVar[str] = "dubious-tome-from-castle"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every other tile while a Scotsman is in the Home Castle, and to stop."""
        territory = game.state.territories[seat]
        if HOME_CASTLE not in territory.scotsmen:
            return [DONE]
        return [*(("send", cell) for cell in territory.tiles if cell != HOME_CASTLE), DONE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Stop without asking if the Home Castle has no Scotsman."""
        return DONE if self.options(game, seat) == [DONE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move the Scotsman and ask for the next one."""
        if choice != DONE:
            send(game, seat, HOME_CASTLE, choice[1])
            game.then(self)


def send(game: Game, seat: Seat, start: Cell, cell: Cell) -> None:
    """Move a Scotsman from one tile to another, however far."""
    territory = game.state.territories[seat]
    territory.drop_scotsman(start)
    territory.add_scotsman(cell)
    game.emit(ScotsmanMoved(seat, start, cell))
