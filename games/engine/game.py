"""How is a game played, whatever its rules?

A game is the set-up, the secret seed and the state. It runs its agenda until a seat has to
decide, lists that seat's options, and plays one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from words import say

from .agenda import Decision, Step
from .chance import draw, shuffle
from .choices import Cell, Choice, Seat, choice_from_json, write_choice, write_seat
from .edition import Edition, Setup
from .effects import Card, Tile
from .facts import Fact, PointsScored
from .hooks import Aside, Listener, hooks_for
from .refusals import IllegalMove, NotAsked, Stuck
from .state import State, Territory

#: No choice is followed by nearly as many steps: a game that runs so many would run for ever.
ENDLESS = 10_000


class Game:
    """A table: the rules in force and the state they act on."""

    __slots__ = (
        "_asides",
        "_options",
        "edition",
        "facts",
        "hooks",
        "seed",
        "setup",
        "state",
        "tell",
        "tiles",
    )

    def __init__(
        self, setup: Setup, edition: Edition, seed: str, state: State, *others: Listener
    ) -> None:
        self.setup, self.edition, self.seed, self.state = setup, edition, seed, state
        self.hooks = hooks_for((edition, *others), setup.rules)
        self.tiles: Mapping[str, Tile] = self.hooks.tiles
        self._listen()
        self._asides: dict[object, Aside] = {
            verb: aside for aside in self.hooks.asides for verb in aside.verbs
        }
        self._options: dict[Seat, list[Choice]] = {}

    # --- playing -------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question in hand; None when the game is over."""
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
        """Every legal choice of a seat: the only source of legality."""
        known = self._options.get(seat)
        if known is None:
            known = self._options[seat] = self._list_options(seat)
        return known

    def play(self, seat: Seat, choice: Choice) -> tuple[Fact, ...]:
        """Play a choice and tell what happened; refuse it, unchanged, if it is not legal."""
        if type(seat) is not int or seat not in self.to_act:  # True and 1.0 are no seats
            raise NotAsked(self._nothing_to_decide(seat), rule=self.rule("turn"))
        plain = choice_from_json(choice)
        if plain is None:
            raise IllegalMove(say("turn-no-choice", choice=repr(choice)), field="choice")
        if plain not in self.options(seat):
            raise self._refusal(seat, plain)
        return self.apply(seat, plain)

    def apply(self, seat: Seat, choice: Choice) -> tuple[Fact, ...]:
        """Play a choice known to be legal."""
        self._listen()
        self._answer(seat, choice)
        self.advance()
        if self.to_act != (seat,):
            self.barrier()  # what another seat has been asked cannot be unasked
        return tuple(self.facts)

    def advance(self) -> None:
        """Run until a seat really has to decide, or nothing is left to do."""
        agenda = self.state.agenda
        self._options = {}
        for _ in range(ENDLESS):
            if not agenda:
                return
            step = agenda[-1]
            if not isinstance(step, Decision):
                agenda.pop().run(self)
                continue
            if step.always_asked:
                return
            seat = step.waiting(self)[0]
            choice = step.forced(self, seat)
            if choice is None:
                return
            self._options = {}
            self._answer(seat, choice)
        raise Stuck(
            f"after {ENDLESS} steps nobody is asked: {agenda[-1].kind} comes again and again"
        )

    def forget_options(self) -> None:
        """List all options anew when asked: the state was changed by no play."""
        self._options = {}

    def clone(self) -> Game:
        """An independent copy that knows the same seed."""
        copy = object.__new__(Game)
        copy.setup, copy.edition, copy.seed = self.setup, self.edition, self.seed
        copy.hooks, copy.tiles, copy._asides = self.hooks, self.tiles, self._asides
        copy.state = self.state.clone()
        copy._listen()
        copy._options = self._options.copy()
        return copy

    # --- for steps, effects and listeners --------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Do these steps, in reading order, before anything already pending."""
        self.state.agenda += steps[::-1]

    def draw(self, sides: int) -> int:
        """Draw a number below `sides`. What chance has shown cannot be taken back."""
        state = self.state
        number, state.draws = draw(self.seed, state.draws, sides)
        self.barrier()
        return number

    def shuffled(self, things: Sequence[str]) -> tuple[str, ...]:
        """The things in random order."""
        state = self.state
        order, state.draws = shuffle(self.seed, state.draws, len(things))
        self.barrier()
        return tuple(things[each] for each in order)

    def barrier(self) -> None:
        """From here on what came before cannot be taken back."""
        self.state.barriers += 1

    def rule(self, topic: str) -> str:
        """The id of the rule about a topic."""
        return self.hooks.rules[topic]

    def rule_behind(self, choice: Choice) -> str:
        """The id of the rule by which a choice would be made now; empty when the game is over."""
        aside, decision = self._asides.get(choice[0]), self.decision
        named = (aside.topic, str(choice[0]), aside.name) if aside else ()
        topic = next((each for each in named if each in self.hooks.rules), "")
        if topic or decision is None:
            return self.hooks.rules.get(topic, "")
        return self.rule(decision.about())

    def follows(self, change: str) -> bool:
        """Whether this game began under rules that have a change, by its name."""
        return self.hooks.follows[change]

    def tile_at(self, seat: Seat, cell: Cell) -> Tile:
        """The tile on a cell of a territory."""
        return self.tiles[self.state.territories[seat].tiles[cell]]

    def cards(self, territory: Territory) -> list[Card]:
        """The cards a seat has taken."""
        cards = (self.tiles[name].card for name in territory.cards)
        return [card for card in cards if card]

    def score(self, seat: Seat, label: str, points: int, rule: str) -> None:
        """Give or take victory points, with the reason."""
        self.enter(PointsScored(seat, label, points, rule))

    def enter(self, line: PointsScored) -> None:
        """Enter a line on the score sheet."""
        self.state.territories[line.seat].points += line.points
        self.state.score_lines = (*self.state.score_lines, line)
        self.tell(line)

    # --- inside ----------------------------------------------------------------------------

    def _listen(self) -> None:
        """From now on `tell` lets everybody know that something happened."""
        self.facts: list[Fact] = []
        heard = bool(self.hooks.on_told)
        self.tell: Callable[[Fact], None] = self._tell_all if heard else self.facts.append

    def _tell_all(self, fact: Fact) -> None:
        self.facts.append(fact)
        for listener in self.hooks.on_told:
            listener.on_told(self, fact)

    def _list_options(self, seat: Seat) -> list[Choice]:
        agenda = self.state.agenda
        if not agenda or seat not in agenda[-1].waiting(self):
            return []
        decision: Any = agenda[-1]
        options: list[Choice] = decision.options(self, seat)
        for aside in self.hooks.asides_opened(decision.opens):
            options += aside.options(self, seat, decision)
        return options

    def _answer(self, seat: Seat, choice: Choice) -> None:
        aside = self._asides.get(choice[0])
        if aside:
            aside.resolve(self, seat, choice)
            return
        decision: Any = self.state.agenda.pop()
        decision.resolve(self, seat, choice)

    def _nothing_to_decide(self, seat: Seat) -> str:
        if self.over:
            return say("turn-game-over")
        waiting = ", ".join(write_seat(each) for each in self.to_act)
        return say("turn-not-asked", seat=str(seat), waiting=waiting)

    def _refusal(self, seat: Seat, choice: Choice) -> IllegalMove:
        decision = cast("Decision", self.decision)
        aside = self._asides.get(choice[0])
        source = aside or decision
        if aside and aside.name not in decision.opens:
            return IllegalMove(
                say(
                    "turn-must-wait", choice=write_choice(choice), question=decision.question(self)
                ),
                rule=self.rule(decision.about()),
            )
        topic, why = source.why_not(self, seat, choice)
        return IllegalMove(why, rule=self.rule(topic))
