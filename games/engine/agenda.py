"""What is still to happen?

The agenda is a stack of small frozen steps, pushed in reading order. A step runs, or is a
decision that waits for a seat. Nothing on the agenda is code: a suspended game can be
saved and printed as a to-do list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from words import say

from .choices import ANY, Choice, Seat, write_choice

if TYPE_CHECKING:
    from .game import Game


class Step(Struct, frozen=True, tag_field="kind"):
    """One pending piece of the game, saved under its explicit tag."""

    @property
    def kind(self) -> str:
        """The tag it is saved under."""
        return str(type(self).__struct_config__.tag)

    @property
    def carries(self) -> str:
        """The tile that is nowhere else while the step waits, if there is one."""
        return ""

    def waiting(self, game: Game) -> tuple[Seat, ...]:
        """The seats that have to answer it first; none for a step that simply runs."""
        return ()

    def run(self, game: Game) -> None:
        """Do it."""
        raise NotImplementedError


class Decision(Step, frozen=True):
    """A step that waits for one or more seats.

    `topic` names the rule behind the question, `opens` the asides (things that may be done
    at many moments of a turn) that are open while it waits.
    """

    topic: ClassVar[str]
    opens: ClassVar[tuple[str, ...]] = ()
    #: Asked even if there is only one answer: a turn must not begin or end unnoticed.
    always_asked: ClassVar[bool] = False
    #: Chance follows on an answer: bots weigh it by what it brings on average.
    gamble: ClassVar[bool] = False
    #: What the standing orders `always` and `never` answer, where the question knows them.
    standing: ClassVar[Mapping[str, Choice]] = {}

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """The answers that can be ordered by name, besides what `always` and `never` say.

        They need not be possible now, only perhaps when the question comes.
        """
        return []

    def about(self) -> str:
        """The topic of the question in hand."""
        return self.topic

    def subject(self) -> str:
        """The card or figure that the question is about; all may know it."""
        return ""

    def question(self, game: Game) -> str:
        """The question in words."""
        raise NotImplementedError

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every legal answer, asides apart."""
        raise NotImplementedError

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """The answer that need not be asked for, if there is one."""
        options = game.options(seat)
        return options[0] if len(options) == 1 else None

    def ordered(self, game: Game, seat: Seat, order: str) -> Choice | None:
        """The answer by a standing order; None if that is not possible now."""
        choice, options = self.standing.get(order), self.options(game, seat)
        return options[0] if choice == ANY else choice if choice in options else None

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Why an answer is not among the options: the rule's topic and a sentence."""
        if choice[0] == "buy":
            return "buy-to-pay", say("pay-buy-to-pay")
        return self.about(), say("turn-not-now", choice=write_choice(choice))


class SeatDecision(Decision, frozen=True):
    """A decision of one seat."""

    seat: Seat

    def waiting(self, game: Game) -> tuple[Seat, ...]:
        """Wait for the seat."""
        return (self.seat,)


class Sealed(Decision, frozen=True):
    """A question to several seats, answered in secret and revealed when all have answered."""

    seats: tuple[Seat, ...]
    always_asked: ClassVar[bool] = True

    def waiting(self, game: Game) -> tuple[Seat, ...]:
        """Wait for those who have not answered, in any order."""
        return tuple(seat for seat in self.seats if seat not in game.state.sealed)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Keep the answer; with the last one, reveal all."""
        sealed = game.state.sealed
        sealed[seat] = choice
        if self.waiting(game):
            game.then(self)
            return
        game.state.sealed = {}
        game.barrier()
        self.reveal(game, {each: sealed[each] for each in self.seats})

    def reveal(self, game: Game, answers: dict[Seat, Choice]) -> None:
        """All answers are in: act on them."""
        raise NotImplementedError
