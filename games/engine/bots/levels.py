"""The levels of the bots: how freely they choose among good turns, and how far they look ahead."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random

from msgspec import Struct

from games.engine.core.agenda import Decision
from games.engine.core.choices import Choice, Seat
from games.engine.core.game import Game
from games.engine.core.views import determinize

from .search import Budget, look_ahead
from .turns import Turn, best_turns
from .value import Evaluator, weights_for


class Level(Struct, frozen=True):
    """A level of play."""

    #: How many turns are compared.
    width: int
    #: The points by which a turn must be better to be chosen nearly three times as often; 0 for
    #: the best turn always.
    temperature: float = 0.0
    #: How many candidates are looked into, and in how many worlds at most.
    candidates: int = 0
    worlds: int = 0
    #: Seconds of CPU time for looking ahead in one turn, unless a site sets others.
    cpu_s: float = 0.0


#: All levels, weakest first.
LEVELS: Mapping[str, Level] = {
    "beginner": Level(width=12, temperature=5.0),
    "easy": Level(width=10, temperature=2.6),
    "medium": Level(width=8, temperature=1.2),
    "hard": Level(width=6, candidates=3, worlds=2, cpu_s=0.03),
    "expert": Level(width=8, candidates=6, worlds=20, cpu_s=1.6),
}
#: What players get who do not choose.
DEFAULT_LEVEL = "medium"
#: A turn that gives up more expected points than this is never chosen.
MAX_LOSS = 8.0


def pick_turn(turns: list[Turn], temperature: float, chance: Random) -> Turn:
    """Choose a turn, better ones more often; the best without temperature."""
    best = max(turns, key=lambda turn: turn.value)
    if not temperature:
        return best
    sensible = [turn for turn in turns if turn.value >= best.value - MAX_LOSS]
    weights = [exp((turn.value - best.value) / temperature) for turn in sensible]
    return chance.choices(sensible, weights)[0]


class LevelBot:
    """Plays whole turns at a level; equal positions and secrets get equal answers.

    It deals everything hidden anew by its own secret, so that nothing hidden can reach it.
    """

    def __init__(self, level: Level, secret: str, cpu_s: float | None = None) -> None:
        """Take a level, a secret for chance, and the CPU time per turn if it is limited."""
        self._level, self._secret, self._cpu_s = level, secret, cpu_s
        self._plan: list[Choice] = []
        self._expected: Game | None = None

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose one of the seat's options: the next of the turn that was planned."""
        if not self._goes_as_planned(game, seat):
            root = determinize(game, seat, f"{self._secret} {_moment(game)}")
            self._plan, self._expected = list(self.plan(root, seat).choices), root
        choice, expected = self._plan.pop(0), self._expected
        if self._plan and expected:
            expected.apply(seat, choice)
        return choice

    def plan(self, game: Game, seat: Seat) -> Turn:
        """Choose a turn, from the current question to its end or to a barrier."""
        turns = self.candidates(game, seat)
        chance = Random(f"{self._secret} {_moment(game)}")  # noqa: S311 - needs no secrecy
        if self._level.worlds:
            return turns[0]
        return pick_turn(turns, self._level.temperature, chance)

    def candidates(self, game: Game, seat: Seat) -> list[Turn]:
        """Return the turns it considers, best first, with their values."""
        level, weights = self._level, weights_for(game.setup)
        turns = best_turns(game, seat, Evaluator(game, seat, weights), level.width)
        if not level.worlds or len(turns) < 2:
            return turns
        budget = Budget(level.worlds, self._secret, self._cpu_s)
        return look_ahead(game, seat, turns[: level.candidates], weights, budget)

    def _goes_as_planned(self, game: Game, seat: Seat) -> bool:
        if not self._plan or self._expected is None:
            return False
        return _public_state(game, seat) == _public_state(self._expected, seat)


def _moment(game: Game) -> str:
    """Return a name for this moment of a game, the same whatever is hidden."""
    state = game.state
    return f"{state.barriers} {len(state.score_lines)} {len(state.turn.activated)}"


def _public_state(game: Game, seat: Seat) -> tuple[int, Decision | None, list[Choice]]:
    return game.state.barriers, game.decision, game.options(seat)
