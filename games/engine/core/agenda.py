"""The agenda: the pending steps of a game.

The agenda is a stack of small frozen steps, pushed in reading order. A step runs, or is a
decision that waits for a seat. Steps are data, not code, so that a suspended game can be saved
and printed as a to-do list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from i18n import translate

from .choices import ANY, Choice, Seat, write_choice

if TYPE_CHECKING:
    from .game import Game


class Step(Struct, frozen=True, tag_field="kind"):
    """A pending step of the game, saved under its explicit tag."""

    @property
    def kind(self) -> str:
        """The tag it is saved under."""
        return str(type(self).__struct_config__.tag)

    @property
    def tile_in_hand(self) -> str:
        """The tile that is nowhere else while the step is pending, if any."""
        return ""

    def waiting(self, game: Game) -> tuple[Seat, ...]:
        """Return the seats that have to answer first; none for a step that simply runs."""
        return ()

    def run(self, game: Game) -> None:
        """Execute the step."""
        raise NotImplementedError


class Decision(Step, frozen=True):
    """A step that waits for one or more seats.

    `topic` names the rule behind the question, `allowed_asides` the asides (actions that are
    possible at many moments of a turn) that may be taken while it waits.
    """

    topic: ClassVar[str]
    #: The message of the question, unless `question` composes it.
    question_key: ClassVar[str] = ""
    allowed_asides: ClassVar[tuple[str, ...]] = ()
    #: Ask even if there is only one answer, so that players notice where turns start and end.
    ask_if_forced: ClassVar[bool] = False
    #: Chance decides the result of an answer; bots compare expected values.
    gamble: ClassVar[bool] = False
    #: The answers to the standing orders `always` and `never`, if the question supports them.
    standing_answers: ClassVar[Mapping[str, Choice]] = {}

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return the answers that can be ordered by name, in addition to `always` and `never`.

        They need not be legal now, only possibly when the question is asked.
        """
        return []

    def rule_topic(self) -> str:
        """Return the topic of the current question."""
        return self.topic

    def subject(self) -> str:
        """Return the card or figure that the question is about, which is public."""
        return ""

    def question(self, game: Game) -> str:
        """Return the question in words."""
        return translate(self.question_key)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every legal answer, without asides."""
        raise NotImplementedError

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def price(self, game: Game, seat: Seat, choice: Choice) -> int | None:
        """Return the coins a legal answer costs, for previews; None if that is not shown."""
        return None

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Return the answer that need not be asked for, if there is one."""
        options = game.options(seat)
        return options[0] if len(options) == 1 else None

    def forbids_sales(self, game: Game) -> bool:
        """Return whether nothing may be sold now, though the question may allow it elsewhere."""
        return False

    def answer_by_order(self, game: Game, seat: Seat, order: str) -> Choice | None:
        """Return the answer to a standing order; None if it is not possible now."""
        choice, options = self.standing_answers.get(order), self.options(game, seat)
        return options[0] if choice == ANY else choice if choice in options else None

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Return why an answer is illegal: the rule's topic and a sentence."""
        if choice[0] == "buy":
            return "buy-to-pay", translate("pay-buy-to-pay")
        return self.rule_topic(), translate("turn-not-now", choice=write_choice(choice))


class SeatDecision(Decision, frozen=True):
    """A decision of one seat."""

    seat: Seat

    def waiting(self, game: Game) -> tuple[Seat, ...]:
        """Wait for the seat."""
        return (self.seat,)


class Sealed(Decision, frozen=True):
    """A question to several seats, answered in secret and revealed when all have answered."""

    seats: tuple[Seat, ...]
    ask_if_forced: ClassVar[bool] = True

    def waiting(self, game: Game) -> tuple[Seat, ...]:
        """Wait for the seats that have not answered, in any order."""
        return tuple(seat for seat in self.seats if seat not in game.state.sealed)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Store the answer; reveal all after the last one."""
        sealed = game.state.sealed
        sealed[seat] = choice
        if self.waiting(game):
            game.then(self)
            return
        game.state.sealed = {}
        game.barrier()
        self.reveal(game, {each: sealed[each] for each in self.seats})

    def reveal(self, game: Game, answers: dict[Seat, Choice]) -> None:
        """Act on the answers of all seats."""
        raise NotImplementedError
