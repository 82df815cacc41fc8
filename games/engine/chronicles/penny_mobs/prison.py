"""What may be done with the prison at the end of a turn?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision, SeatDecision
from games.engine.choices import END, Choice, Seat
from games.engine.common.activation import Activate
from words import say

from .board import KEY, penny_mobs
from .facts import MobsterFreed, PennyPosted
from .mobsters import MOBSTERS

if TYPE_CHECKING:
    from games.engine.game import Game


class PennyOrMobster(SeatDecision, frozen=True, tag="penny-or-mobster"):
    """Put a penny on a mobster in prison, or free one, or neither (C8-TURN-1)."""

    topic: ClassVar[str] = "prison"

    def question(self, game: Game) -> str:
        """Ask for it."""
        return say("penny-mobs-prison")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every mobster in prison, either way, or the end of the turn."""
        board = penny_mobs(game)
        names = [name for name, _ in board.prison]
        posted = [("post", name) for name in names] if board.pennies[seat][0] else []
        return [*posted, *(("free", name) for name in names), END]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Do it; some powers may be used at once."""
        match choice:
            case ("post", mobster):
                game.state.boards[KEY] = penny_mobs(game).post(seat, mobster)
                game.tell(PennyPosted(seat, mobster))
            case ("free", mobster):
                free(game, seat, mobster)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Not in prison, or no penny left."""
        match choice:
            case ("post", str(mobster)) if mobster in dict(penny_mobs(game).prison):
                return self.topic, say("penny-mobs-no-penny")
            case ("post" | "free", str(mobster)):
                return self.topic, say("penny-mobs-not-in-prison", mobster=mobster)
        return super().why_not(game, seat, choice)


def free(game: Game, seat: Seat, mobster: str) -> None:
    """Take a mobster and the pennies on him."""
    board = penny_mobs(game)
    game.state.boards[KEY] = board.free(seat, mobster)
    game.tell(MobsterFreed(seat, mobster, dict(board.prison)[mobster]))
    if MOBSTERS[mobster].at_once:
        game.then(UseAtOnce(seat, mobster))


class UseAtOnce(SeatDecision, frozen=True, tag="use-at-once"):
    """Use the power of a mobster just freed, or leave it for later (C8-TURN-2)."""

    freed: str

    topic: ClassVar[str] = "mobster"
    opens: ClassVar[tuple[str, ...]] = ("act",)

    def subject(self) -> str:
        """The mobster."""
        return self.freed

    def question(self, game: Game) -> str:
        """Ask for it."""
        return say("penny-mobs-at-once", mobster=MOBSTERS[self.freed].name)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """The end of the turn, besides what the mobster may do."""
        return [END]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """The turn is over."""


def may_use(game: Game, seat: Seat, mobster: str, decision: Decision) -> bool:
    """Tell whether a mobster's power may be used now: in an own turn, inside no effect."""
    if not penny_mobs(game).may_work(mobster, seat):
        return False
    if isinstance(decision, UseAtOnce):
        return decision.freed == mobster
    turn = game.state.turn
    nested = isinstance(decision, Activate) and decision.nested
    return turn.seat == seat and turn.own and not nested
