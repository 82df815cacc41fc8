"""Post pennies on mobsters in prison and free them, at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.activation import Activate
from games.engine.core.agenda import Decision, SeatDecision
from games.engine.core.choices import END, Choice, Seat
from i18n import translate

from .board import KEY, penny_mobs_board
from .facts import MobsterFreed, PennyPosted
from .mobsters import mobsters

if TYPE_CHECKING:
    from games.engine.core.game import Game


class PennyOrMobster(SeatDecision, frozen=True, tag="penny-or-mobster"):
    """Put a penny on a mobster in prison, free one, or do neither (C8-TURN-1)."""

    topic: ClassVar[str] = "prison"
    question_key: ClassVar[str] = "penny-mobs-prison"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return both for every mobster in prison, and to end the turn."""
        board = penny_mobs_board(game)
        names = [name for name, _ in board.prison]
        posted = [("post", name) for name in names] if board.pennies[seat][0] else []
        return [*posted, *(("free", name) for name in names), END]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Post the penny or free the mobster; some powers may be used at once."""
        match choice:
            case ("post", mobster):
                game.state.boards[KEY] = penny_mobs_board(game).post(seat, mobster)
                game.emit(PennyPosted(seat, mobster))
            case ("free", mobster):
                free(game, seat, mobster)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that he is not in prison, or that no penny is left."""
        match choice:
            case ("post", str(mobster)) if mobster in dict(penny_mobs_board(game).prison):
                return self.topic, translate("penny-mobs-no-penny")
            case ("post" | "free", str(mobster)):
                return self.topic, translate("penny-mobs-not-in-prison", mobster=mobster)
        return super().refusal_reason(game, seat, choice)


def free(game: Game, seat: Seat, mobster: str) -> None:
    """Give a seat a mobster and the pennies on him."""
    board = penny_mobs_board(game)
    game.state.boards[KEY] = board.free(seat, mobsters(game)[mobster])
    game.emit(MobsterFreed(seat, mobster, dict(board.prison)[mobster]))
    if mobsters(game)[mobster].at_once:
        game.then(UseAtOnce(seat, mobster))


class UseAtOnce(SeatDecision, frozen=True, tag="use-at-once"):
    """Use the power of a mobster just freed, or leave it for later (C8-TURN-2)."""

    freed: str

    topic: ClassVar[str] = "mobster"
    allowed_asides: ClassVar[tuple[str, ...]] = ("act", "build")

    def subject(self) -> str:
        """Return the mobster that asks."""
        return self.freed

    def question(self, game: Game) -> str:
        """Ask whether to use the power."""
        return translate("penny-mobs-at-once", mobster=mobsters(game)[self.freed].name)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return to end the turn; the mobster's power is an aside."""
        return [END]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """End the turn."""


def may_use(game: Game, seat: Seat, mobster: str, decision: Decision) -> bool:
    """Return whether a mobster's power may be used now: in an own turn, between effects."""
    if not penny_mobs_board(game).may_work(mobster, seat):
        return False
    if isinstance(decision, UseAtOnce):
        return decision.freed == mobster
    turn = game.state.turn
    nested = isinstance(decision, Activate) and decision.nested
    return turn.seat == seat and turn.own and not nested
