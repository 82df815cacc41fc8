"""Store, age and give casks, and build cellars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.common.market import Funds, can_pay
from games.engine.common.payment import Pay
from games.engine.common.turn import TakeTile, move_ban
from games.engine.core.agenda import Decision, SeatDecision, Step
from games.engine.core.choices import ANY, DECLINE, Choice, Seat
from games.engine.core.effects import write_cost
from games.engine.core.hooks import Aside
from games.engine.glen_more_2.changes import CELLAR_BETWEEN_ACTIVATIONS
from i18n import translate

from .board import (
    CELLAR_COSTS,
    CELLAR_SIZE,
    GIVE,
    KEY,
    MAX_CELLARS,
    RESTING,
    single_cask_board,
    spaces_to_age,
    spaces_with_casks,
)
from .facts import CaskAged, CaskGiven, CaskStored, CellarBuilt

if TYPE_CHECKING:
    from games.engine.core.game import Game

BUILD: Choice = ("build-cellar",)


class StoreCask(SeatDecision, frozen=True, tag="store-cask"):
    """Put new whisky on the leftmost empty space of the first cellar, or on space 0."""

    topic: ClassVar[str] = "store"
    question_key: ClassVar[str] = "single-cask-store"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return the leftmost empty space if there is one, and space 0 (C3-CASK-1)."""
        board = single_cask_board(game)
        empty = [space for space in range(1, CELLAR_SIZE + 1) if board.has_space(seat, space)]
        return [*(("store", space) for space in empty[:1]), ("store", RESTING)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put the cask there; it is on space 0 already."""
        _, space = choice
        if space != RESTING:
            game.state.boards[KEY] = single_cask_board(game).put(seat, space)
        game.emit(CaskStored(seat, space))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that it is not the leftmost empty space of the first cellar."""
        if choice[0] == "store":
            return "store", translate("single-cask-leftmost")
        return super().refusal_reason(game, seat, choice)


class GiveCask(SeatDecision, frozen=True, tag=GIVE):
    """Choose the space of the cask that has been paid (C3-CASK-2)."""

    topic: ClassVar[str] = "give-cask"
    question_key: ClassVar[str] = "single-cask-pay"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": ANY}

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return every space that the seat has now."""
        spaces = range(RESTING, CELLAR_SIZE * single_cask_board(game).cellars[seat] + 1)
        return [("give-cask", space) for space in spaces]

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every space with a cask."""
        return [("give-cask", space) for space in spaces_with_casks(game, seat)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take the cask; the others stay where they are."""
        _, space = choice
        game.state.boards[KEY] = single_cask_board(game).take(seat, space)
        game.emit(CaskGiven(seat, space))


class AgeCask(SeatDecision, frozen=True, tag="age-cask"):
    """Move one cask one space to the right, onto an empty one, or decline (C3-CASK-3)."""

    topic: ClassVar[str] = "age"
    question_key: ClassVar[str] = "single-cask-age"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every cask with an empty space to its right, and to decline."""
        return [*(("age", space) for space in spaces_to_age(game, seat)), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move the cask."""
        if choice == DECLINE:
            return
        _, space = choice
        game.state.boards[KEY] = single_cask_board(game).take(seat, space).put(seat, space + 1)
        game.emit(CaskAged(seat, space, space + 1))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that there is no cask, or no empty space to its right."""
        match choice:
            case ("age", int(space)) if space in spaces_with_casks(game, seat):
                return "age", translate("single-cask-no-room", space=space)
            case ("age", _):
                return "age", translate("single-cask-none-there")
        return super().refusal_reason(game, seat, choice)


class BuildCellar(Aside):
    """Build the next cellar in the own turn, between two effects (C3-CELL-1)."""

    name = "build"
    verbs: ClassVar[tuple[str, ...]] = ("build-cellar",)
    topic = "cellar"

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return the next cellar if there is one and it can be paid."""
        if "act" not in decision.allowed_asides and not game.uses_rule_change(
            CELLAR_BETWEEN_ACTIVATIONS
        ):
            return []
        return [] if self._bar(game, seat) or self._hindrance(game, seat) else [BUILD]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, then build."""
        cost = CELLAR_COSTS.under(game.setup.rules)[single_cask_board(game).cellars[seat] - 1]
        game.then(Pay(seat, cost, purpose="cellar"), FinishCellar(seat))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that all are built, that it cannot be paid, or has to wait."""
        if reason := self._bar(game, seat):
            return reason
        return "cellar", self._hindrance(game, seat) or translate("single-cask-no-words")

    def _bar(self, game: Game, seat: Seat) -> tuple[str, str] | None:
        """Return why a listener bars it before the move, if one does."""
        return move_ban(game, seat, BUILD) if isinstance(game.decision, TakeTile) else None

    def _hindrance(self, game: Game, seat: Seat) -> str:
        built = single_cask_board(game).cellars[seat]
        if game.state.turn.seat != seat:
            return translate("single-cask-own-turn")
        if built == MAX_CELLARS:
            return translate("single-cask-all-built")
        cost = CELLAR_COSTS.under(game.setup.rules)[built - 1]
        if not can_pay(cost, Funds.of(game, seat)):
            return translate("single-cask-too-dear", cost=write_cost(cost))
        return ""


class FinishCellar(Step, frozen=True, tag="finish-cellar"):
    """Build a cellar that has been paid for."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Add the cellar."""
        game.state.boards[KEY] = single_cask_board(game).build(self.seat)
        game.emit(CellarBuilt(self.seat, single_cask_board(game).cellars[self.seat]))
