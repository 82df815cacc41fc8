"""A game, whatever its rules: it runs the agenda and plays choices.

A game is the set-up, the secret seed and the state. It runs its agenda until a seat has to
decide, lists that seat's options, and plays one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from i18n import translate

from .agenda import Decision, Step
from .chance import draw, shuffle
from .choices import Cell, Choice, Seat, choice_from_json, write_choice, write_seat
from .edition import Edition, Setup
from .effects import Card, Tile
from .facts import Fact, PointsScored, Reason
from .hooks import Aside, Listener, hooks_for
from .refusals import IllegalMove, NotYourTurn, Stuck
from .state import State, Territory

#: Far more steps than any choice causes; a game that gets there runs in an endless loop.
MAX_STEPS = 10_000

AnyStep = TypeVar("AnyStep", bound=Step)


class Game:
    """A table: the rules in force and the state they act on."""

    __slots__ = (
        "_asides",
        "_options",
        "edition",
        "emit",
        "facts",
        "hooks",
        "seed",
        "setup",
        "state",
        "tiles",
    )

    def __init__(
        self, setup: Setup, edition: Edition, seed: str, state: State, *others: Listener
    ) -> None:
        self.setup, self.edition = edition.with_rules(setup), edition
        self.seed, self.state = seed, state
        self.hooks = hooks_for((edition, *others), self.setup.rules)
        self.tiles: Mapping[str, Tile] = self.hooks.tiles
        self._bind_emit()
        self._asides: dict[object, Aside] = {
            verb: aside for aside in self.hooks.asides for verb in aside.verbs
        }
        self._options: dict[Seat, list[Choice]] = {}

    # --- playing -------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The current question; None when the game is over."""
        agenda = self.state.agenda
        return cast("Decision", agenda[-1]) if agenda else None

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.state.agenda

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have to decide now."""
        agenda = self.state.agenda
        return agenda[-1].waiting(self) if agenda else ()

    def options(self, seat: Seat) -> list[Choice]:
        """Return every legal choice of a seat: the only source of legality."""
        known = self._options.get(seat)
        if known is None:
            known = self._options[seat] = self._list_options(seat)
        return known

    def play(self, seat: Seat, choice: Choice) -> tuple[Fact, ...]:
        """Play a choice and return the facts; raise and change nothing if it is illegal."""
        if type(seat) is not int or seat not in self.to_act:  # True and 1.0 are not seats
            raise NotYourTurn(self._nothing_to_decide(seat), rule=self.rule("turn"))
        plain = choice_from_json(choice)
        if plain is None:
            raise IllegalMove(translate("turn-no-choice", choice=repr(choice)), field="choice")
        if plain not in self.options(seat):
            raise self._refusal(seat, plain)
        return self.apply(seat, plain)

    def apply(self, seat: Seat, choice: Choice) -> tuple[Fact, ...]:
        """Play a choice known to be legal."""
        self._bind_emit()
        self.answer(seat, choice)
        self.advance()
        if self.to_act != (seat,):
            self.barrier()  # a question to another seat cannot be undone
        return tuple(self.facts)

    def advance(self) -> None:
        """Run until a seat has a real decision, or nothing is left to do."""
        agenda = self.state.agenda
        self._options = {}
        for _ in range(MAX_STEPS):
            if not agenda:
                return
            step = agenda[-1]
            if not isinstance(step, Decision):
                agenda.pop().run(self)
                continue
            if step.ask_if_forced:
                return
            seat = step.waiting(self)[0]
            choice = step.forced(self, seat)
            if choice is None:
                return
            self._options = {}
            self.answer(seat, choice)
        raise Stuck(
            f"after {MAX_STEPS} steps nobody is asked: {agenda[-1].kind} comes again and again"
        )

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Carry out a legal choice without going on to the next question."""
        aside = self._asides.get(choice[0])
        if aside:
            aside.resolve(self, seat, choice)
            return
        decision: Any = self.state.agenda.pop()
        decision.resolve(self, seat, choice)

    def invalidate_options(self) -> None:
        """Drop the cached options after the state was changed from outside."""
        self._options = {}

    def clone(self) -> Game:
        """Return an independent copy with the same seed."""
        copy = object.__new__(Game)
        copy.setup, copy.edition, copy.seed = self.setup, self.edition, self.seed
        copy.hooks, copy.tiles, copy._asides = self.hooks, self.tiles, self._asides
        copy.state = self.state.clone()
        copy._bind_emit()
        copy._options = self._options.copy()
        return copy

    # --- for steps, effects and listeners --------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Run these steps, in reading order, before anything already pending."""
        self.state.agenda += steps[::-1]

    def pending(self, kind: type[AnyStep], seat: Seat | None = None) -> list[AnyStep]:
        """Return the pending steps of a kind, next first; of one seat if it is given."""
        return [
            step
            for step in reversed(self.state.agenda)
            if isinstance(step, kind) and (seat is None or getattr(step, "seat", None) == seat)
        ]

    def withdraw(self, step: Step) -> None:
        """Remove a pending step from the agenda."""
        agenda = self.state.agenda
        del agenda[len(agenda) - 1 - agenda[::-1].index(step)]

    def amend(self, step: Step, new: Step) -> None:
        """Replace a pending step by another, in its place."""
        agenda = self.state.agenda
        agenda[len(agenda) - 1 - agenda[::-1].index(step)] = new

    def draw(self, sides: int) -> int:
        """Draw a random number below `sides` and set a barrier."""
        state = self.state
        number, state.draws = draw(self.seed, state.draws, sides)
        self.barrier()
        return number

    def shuffled(self, things: Sequence[str]) -> tuple[str, ...]:
        """Return the items in random order."""
        state = self.state
        order, state.draws = shuffle(self.seed, state.draws, len(things))
        self.barrier()
        return tuple(things[each] for each in order)

    def barrier(self) -> None:
        """Prevent the undo of everything so far."""
        self.state.barriers += 1

    def rule(self, topic: str) -> str:
        """Return the id of the rule about a topic."""
        return self.hooks.rules[topic]

    def rule_for_choice(self, choice: Choice) -> str:
        """Return the id of the rule behind a choice; empty when the game is over."""
        aside, decision = self._asides.get(choice[0]), self.decision
        named = (aside.topic, str(choice[0]), aside.name) if aside else ()
        topic = next((each for each in named if each in self.hooks.rules), "")
        if topic or decision is None:
            return self.hooks.rules.get(topic, "")
        return self.rule(decision.rule_topic())

    def uses_rule_change(self, change: str) -> bool:
        """Return whether this game began under rules that include a change."""
        return self.setup.rules >= self.edition.changes[change].version

    def tile_at(self, seat: Seat, cell: Cell) -> Tile:
        """Return the tile on a cell of a territory."""
        return self.tiles[self.state.territories[seat].tiles[cell]]

    def cards(self, territory: Territory) -> list[Card]:
        """Return the cards of a seat."""
        cards = (self.tiles[name].card for name in territory.cards)
        return [card for card in cards if card]

    def score(self, seat: Seat, reason: Reason, points: int, rule: str) -> None:
        """Add or deduct victory points, with the reason."""
        self.add_score_line(PointsScored(seat, reason, points, rule))

    def add_score_line(self, line: PointsScored) -> None:
        """Add a line to the score sheet."""
        self.state.territories[line.seat].points += line.points
        self.state.score_lines = (*self.state.score_lines, line)
        self.emit(line)

    # --- internals -------------------------------------------------------------------------

    def _bind_emit(self) -> None:
        """Let `emit` notify listeners if there are any."""
        self.facts: list[Fact] = []
        listening = bool(self.hooks.on_fact)
        self.emit: Callable[[Fact], None] = (
            self._emit_to_listeners if listening else self.facts.append
        )

    def _emit_to_listeners(self, fact: Fact) -> None:
        self.facts.append(fact)
        for listener in self.hooks.on_fact:
            listener.on_fact(self, fact)

    def _list_options(self, seat: Seat) -> list[Choice]:
        agenda = self.state.agenda
        if not agenda or seat not in agenda[-1].waiting(self):
            return []
        decision: Any = agenda[-1]
        options: list[Choice] = decision.options(self, seat)
        for aside in self.hooks.find_asides(decision.allowed_asides):
            options += aside.options(self, seat, decision)
        return options

    def _nothing_to_decide(self, seat: Seat) -> str:
        if self.over:
            return translate("turn-game-over")
        waiting = ", ".join(write_seat(each) for each in self.to_act)
        return translate("turn-not-asked", seat=str(seat), waiting=waiting)

    def _refusal(self, seat: Seat, choice: Choice) -> IllegalMove:
        decision = cast("Decision", self.decision)
        aside = self._asides.get(choice[0])
        source = aside or decision
        if aside and aside.name not in decision.allowed_asides:
            return IllegalMove(
                translate(
                    "turn-must-wait", choice=write_choice(choice), question=decision.question(self)
                ),
                rule=self.rule(decision.rule_topic()),
            )
        topic, why = source.refusal_reason(self, seat, choice)
        return IllegalMove(why, rule=self.rule(topic))
