"""Whole turns of a seat, ranked by the value of the position in which they end.

Every way to begin is tried: each tile, each place. Other questions are answered by the value.
The best beginnings are then continued through activations, walks, trades and sales for as long
as something improves. A turn ends where the seat could end it, or at a barrier: what chance or
another seat will answer cannot be known.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from games.engine.common.production import GainMovement, GainPoints, GainWhisky, Produce
from games.engine.core.chance import new_seed
from games.engine.core.choices import END, Choice, Seat
from games.engine.core.game import Game
from games.engine.core.hooks import Hooks

from .valuation import open_activations_value
from .value import Evaluator

#: Points that a step must add to be better than ending the turn.
MIN_GAIN = 0.01
#: Questions of which every answer is tried, because the rest of the turn depends on it.
BRANCHING_VERBS = frozenset({"take", "place", "go", "discard"})
#: Asides that are considered only once the turn could be ended.
DEFERRED_ASIDES = ("sell", "act")
#: Activations that only give something.
GIFTS = (Produce, GainMovement, GainPoints, GainWhisky)
#: How many seeds an answer is tried with whose outcome chance decides.
SAMPLES = 6
#: How many beginnings are kept before they are ranked.
MAX_BEGINNINGS = 160
#: How many ways to use an aside are tried at a time, evenly among all.
MAX_TRIED_ASIDES = 16
#: How many steps a turn is continued at most once it could be ended.
MAX_STEPS = 30


class Turn(Struct, frozen=True):
    """A turn: the choices up to its end or to a barrier, and the value of the position there."""

    choices: tuple[Choice, ...]
    value: float
    #: The position before the turn is ended, or after a choice that leads to a barrier.
    after: Game


class _Line:
    """A turn under way."""

    __slots__ = ("choices", "closed", "game", "value")

    def __init__(self, game: Game, choices: tuple[Choice, ...]) -> None:
        self.game, self.choices = game, choices
        self.value: float | None = None
        #: Whether a barrier or another seat's question was reached.
        self.closed = False


def best_turns(game: Game, seat: Seat, evaluator: Evaluator, width: int) -> list[Turn]:
    """Return up to `width` turns of a seat from the current question on, best first."""
    search = _Enumeration(game, seat, evaluator)
    return search.best(width)


class _Enumeration:
    def __init__(self, game: Game, seat: Seat, evaluator: Evaluator) -> None:
        self._seat, self._evaluator, self._root = seat, evaluator, game
        self._barriers = game.state.barriers
        self._deferred = _verbs_of(game.hooks, DEFERRED_ASIDES)
        self._acts = _verbs_of(game.hooks, ("act",))

    def best(self, width: int) -> list[Turn]:
        """Continue the most promising beginnings and return the turns they lead to."""
        beginnings = list(self._beginnings(_Line(self._root, ())))
        if len(beginnings) > 1:
            beginnings.sort(key=self._promise, reverse=True)
        turns = [self._finish(line) for line in beginnings[:width]]
        turns.sort(key=lambda turn: turn.value, reverse=True)
        return turns

    def _beginnings(self, line: _Line) -> Iterator[_Line]:
        """Yield every way to the point where the turn could be ended."""
        pending, found = [line], 0
        while pending and found < MAX_BEGINNINGS:
            line = pending.pop()
            if line.closed or END in line.game.options(self._seat):
                found += 1
                yield line
                continue
            answers = self._answers(line)
            if len(answers) > 1 and answers[0].choices[-1][0] not in BRANCHING_VERBS:
                answers = [max(answers, key=self._value)]
            pending += reversed(answers)

    def _promise(self, line: _Line) -> float:
        """Return the value of a beginning with what the activations open there might bring."""
        value = self._value(line)
        return value if line.closed else value + open_activations_value(line.game, self._seat)

    def _value(self, line: _Line) -> float:
        if line.value is None:
            line.value = self._evaluator.value(line.game)
        return line.value

    def _answers(self, line: _Line) -> list[_Line]:
        """Return what each answer to the current question leads to."""
        options = line.game.options(self._seat)
        deferred = self._deferred
        considered = [each for each in options if each[0] not in deferred] or options
        return [self._play(line, option) for option in _some(considered, MAX_BEGINNINGS)]

    def _play(self, line: _Line, choice: Choice) -> _Line:
        game, seat = line.game.clone(), self._seat
        draws = game.state.draws
        game.apply(seat, choice)
        after = _Line(game, (*line.choices, choice))
        after.closed = game.state.barriers != self._barriers or game.to_act != (seat,)
        if game.state.draws != draws:
            after.value = self._expected(line.game, choice)
        return after

    def _expected(self, game: Game, choice: Choice) -> float:
        """Return the mean value over several outcomes of chance."""
        total = 0.0
        for sample in range(SAMPLES):
            after = game.clone()
            after.seed = _sample_seed(sample)
            after.apply(self._seat, choice)
            total += self._evaluator.value(after)
        return total / SAMPLES

    def _finish(self, line: _Line) -> Turn:
        """Continue a turn for as long as something improves, then end it."""
        tried: dict[Choice, bool] = {}
        for _ in range(MAX_STEPS):
            if line.closed:
                return Turn(line.choices, self._value(line), line.game)
            better = self._gift(line) or self._improvement(line, tried)
            if better is None:
                break
            line = better
        return Turn((*line.choices, END), self._value(line), line.game)

    def _gift(self, line: _Line) -> _Line | None:
        """Activate a tile that only gives something."""
        for option in line.game.options(self._seat):
            if option[0] != "activate":
                continue
            effect = line.game.tile_at(self._seat, option[1]).activate
            if isinstance(effect, GIFTS):
                after = self._play(line, option)
                if not after.closed and END in after.game.options(self._seat):
                    return after
        return None

    def _improvement(self, line: _Line, tried: dict[Choice, bool]) -> _Line | None:
        """Return the best step that adds enough, or None.

        What did not improve the turn earlier is not tried again.
        """
        best, now = None, self._value(line) + MIN_GAIN
        value = now
        for option in self._steps(line.game):
            if not tried.get(option, True):
                continue
            after = self._settle(self._play(line, option))
            gained = self._value(after)
            tried[option] = gained > now
            if gained > value:
                best, value = after, gained
        return best

    def _steps(self, game: Game) -> list[Choice]:
        """Return the steps to try: sales of equal cubes once, acts only in moderation."""
        steps, acts, seen = list[Choice](), list[Choice](), set[object]()
        for option in game.options(self._seat):
            verb = option[0]
            if verb == "sell":
                if option[1] in seen:
                    continue
                seen.add(option[1])
            if verb in self._acts:
                acts.append(option)
            elif option != END:
                steps.append(option)
        return steps + _some(acts, MAX_TRIED_ASIDES)

    def _settle(self, line: _Line) -> _Line:
        """Answer questions by the value until the turn could be ended."""
        for _ in range(MAX_STEPS):
            if line.closed or END in line.game.options(self._seat):
                return line
            answers = self._answers(line)
            line = answers[0] if len(answers) == 1 else max(answers, key=self._value)
        return line


def _some(options: list[Choice], most: int) -> list[Choice]:
    """Return at most so many options, evenly chosen."""
    if len(options) <= most:
        return options
    return [options[number * len(options) // most] for number in range(most)]


@cache
def _verbs_of(hooks: Hooks, asides: tuple[str, ...]) -> frozenset[str]:
    return frozenset(verb for each in hooks.asides if each.name in asides for verb in each.verbs)


@cache
def _sample_seed(sample: int) -> str:
    return new_seed(f"outcome {sample}")
