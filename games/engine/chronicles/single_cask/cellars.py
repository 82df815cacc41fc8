"""Where do casks go: into a cellar, out of it, from one space to the next?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision, SeatDecision, Step
from games.engine.choices import ANY, DECLINE, Choice, Seat
from games.engine.common.market import Means, can_pay
from games.engine.common.paying import Pay
from games.engine.common.turn import TakeTile, bar
from games.engine.effects import write_cost
from games.engine.hooks import Aside
from words import say

from .board import (
    CELLAR_COSTS,
    CELLAR_SIZE,
    GIVE,
    KEY,
    MOST_CELLARS,
    RESTING,
    single_cask,
    spaces_to_age,
    spaces_with_casks,
)
from .facts import CaskAged, CaskGiven, CaskStored, CellarBuilt

if TYPE_CHECKING:
    from games.engine.game import Game

BUILD: Choice = ("build-cellar",)


class StoreCask(SeatDecision, frozen=True, tag="store-cask"):
    """New whisky goes on the leftmost empty space of the first cellar, or on space 0."""

    topic: ClassVar[str] = "store"

    def question(self, game: Game) -> str:
        """Ask for the space."""
        return say("single-cask-store")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """The leftmost empty space if there is one, and space 0 (C3-CASK-1)."""
        board = single_cask(game)
        empty = [space for space in range(1, CELLAR_SIZE + 1) if board.has_space(seat, space)]
        return [*(("store", space) for space in empty[:1]), ("store", RESTING)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it there; on space 0 it lies already."""
        _, space = choice
        if space != RESTING:
            game.state.boards[KEY] = single_cask(game).put(seat, space)
        game.tell(CaskStored(seat, space))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Not the leftmost empty space of the first cellar."""
        if choice[0] == "store":
            return "store", say("single-cask-leftmost")
        return super().why_not(game, seat, choice)


class GiveCask(SeatDecision, frozen=True, tag=GIVE):
    """Whisky has been paid: choose the space that its cask comes from (C3-CASK-2)."""

    topic: ClassVar[str] = "give-cask"
    standing: ClassVar[Mapping[str, Choice]] = {"always": ANY}

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """Every space that the seat has by now."""
        spaces = range(RESTING, CELLAR_SIZE * single_cask(game).cellars[seat] + 1)
        return [("give-cask", space) for space in spaces]

    def question(self, game: Game) -> str:
        """Ask for the space."""
        return say("single-cask-pay")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every space with a cask."""
        return [("give-cask", space) for space in spaces_with_casks(game, seat)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """It leaves; nothing moves up."""
        _, space = choice
        game.state.boards[KEY] = single_cask(game).take(seat, space)
        game.tell(CaskGiven(seat, space))


class AgeCask(SeatDecision, frozen=True, tag="age-cask"):
    """One cask may move one space to the right, onto an empty one (C3-CASK-3)."""

    topic: ClassVar[str] = "age"

    def question(self, game: Game) -> str:
        """Ask for the cask."""
        return say("single-cask-age")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every cask with an empty space behind it, or none."""
        return [*(("age", space) for space in spaces_to_age(game, seat)), DECLINE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move it on."""
        if choice == DECLINE:
            return
        _, space = choice
        game.state.boards[KEY] = single_cask(game).take(seat, space).put(seat, space + 1)
        game.tell(CaskAged(seat, space, space + 1))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """No cask there, or no empty space to its right."""
        match choice:
            case ("age", int(space)) if space in spaces_with_casks(game, seat):
                return "age", say("single-cask-no-room", space=space)
            case ("age", _):
                return "age", say("single-cask-none-there")
        return super().why_not(game, seat, choice)


class BuildCellar(Aside):
    """Build the next cellar in the own turn, between two effects (C3-CELL-1)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("build-cellar",)
    topic = "cellar"

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """If there is a next one and its cost can be met."""
        return [] if self._bar(game, seat) or self._hindrance(game, seat) else [BUILD]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, then build."""
        cost = CELLAR_COSTS[single_cask(game).cellars[seat] - 1]
        game.then(Pay(seat, cost, purpose="cellar"), FinishCellar(seat))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """All built, too dear, or to be done after the move."""
        if reason := self._bar(game, seat):
            return reason
        return "cellar", self._hindrance(game, seat) or say("single-cask-no-words")

    def _bar(self, game: Game, seat: Seat) -> tuple[str, str] | None:
        """What somebody has against it before the move."""
        return bar(game, seat, BUILD) if isinstance(game.decision, TakeTile) else None

    def _hindrance(self, game: Game, seat: Seat) -> str:
        built = single_cask(game).cellars[seat]
        if game.state.turn.seat != seat:
            return say("single-cask-own-turn")
        if built == MOST_CELLARS:
            return say("single-cask-all-built")
        cost = CELLAR_COSTS[built - 1]
        if not can_pay(cost, Means.of(game, seat)):
            return say("single-cask-too-dear", cost=write_cost(cost))
        return ""


class FinishCellar(Step, frozen=True, tag="finish-cellar"):
    """A cellar is paid for."""

    seat: Seat

    def run(self, game: Game) -> None:
        """It stands beside the one before."""
        game.state.boards[KEY] = single_cask(game).build(self.seat)
        game.tell(CellarBuilt(self.seat, single_cask(game).cellars[self.seat]))
