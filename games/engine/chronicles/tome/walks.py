"""Which Scotsmen go where without movement points?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision
from games.engine.choices import DECLINE, DONE, Cell, Choice, Seat
from games.engine.common.producing import GainCoins
from games.engine.effects import Effect
from games.engine.facts import ScotsmanMoved
from games.engine.second.territory import HOME_CASTLE
from games.engine.signs import Sign, Signs
from words import say

from .event import Event, EventDecision

if TYPE_CHECKING:
    from games.engine.game import Game


class CallHome(Event, frozen=True):
    """Coins, and one Scotsman may go to the Home Castle for nothing."""

    coins: int

    def words(self) -> str:
        """What it does."""
        return say("tome-event-call-home", coins=self.coins)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("coin", self.coins), Sign("castle"))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Take the coins, ask for the Scotsman."""
        game.then(GoHome(seat, card))
        GainCoins(self.coins).apply(game, seat, HOME_CASTLE)


class GoHome(EventDecision, frozen=True, tag="go-home"):
    """One Scotsman goes to the Home Castle from anywhere, or nobody does."""

    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for him."""
        return say("tome-to-castle")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every one who is not there, or nobody."""
        cells = (each for each in game.state.territories[seat].scotsmen if each != HOME_CASTLE)
        return [*(("send", cell) for cell in cells), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """With nobody to go there is nothing to ask."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He goes."""
        if choice != DECLINE:
            send(game, seat, choice[1], HOME_CASTLE)


class LeaveCastle(Effect, frozen=True, tag="leave-castle"):
    """Any number of Scotsmen may leave the Home Castle for nothing (C6-LMK-George)."""

    def words(self) -> str:
        """What it brings."""
        return say("tome-leave-castle")

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for one after the other."""
        game.then(SendFromCastle(seat))


class SendFromCastle(SeatDecision, frozen=True, tag="send-from-castle"):
    """One Scotsman goes from the Home Castle to any own tile, or no more."""

    topic: ClassVar[str] = "leave-castle"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("tome-from-castle")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every other tile while somebody is there, or no more."""
        territory = game.state.territories[seat]
        if HOME_CASTLE not in territory.scotsmen:
            return [DONE]
        return [*(("send", cell) for cell in territory.tiles if cell != HOME_CASTLE), DONE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """With nobody there is nothing to ask."""
        return DONE if self.options(game, seat) == [DONE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He goes; then the next."""
        if choice != DONE:
            send(game, seat, HOME_CASTLE, choice[1])
            game.then(self)


def send(game: Game, seat: Seat, start: Cell, cell: Cell) -> None:
    """A Scotsman goes from one tile to another, however far."""
    territory = game.state.territories[seat]
    territory.drop_scotsman(start)
    territory.add_scotsman(cell)
    game.tell(ScotsmanMoved(seat, start, cell))
