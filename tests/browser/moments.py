"""When is somebody asked what only a Chronicle asks?

Games are played by chance that is always the same, until the first seat has been asked every such
question: so it is known beforehand which come, and how. A change of the rules only changes where.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from games.engine import Choice, Game, Seat, Setup, new_game, new_seed
from games.engine.agenda import Decision
from games.engine.choices import END
from games.engine.chronicles import ALL_CHRONICLES, ALL_MEETINGS
from games.engine.faces import faces
from games.engine.serial import step_kinds

#: The seat that is asked.
FIRST: Seat = 0
#: Some mobsters are for three players; the Englishman, too.
PLAYERS = 3
ALL = tuple(each.number for each in ALL_CHRONICLES)
#: More games than any question has needed so far.
MANY = 3_000
#: Games in which rare questions were found, by the Chronicles played: they are looked at first.
RARE: dict[tuple[int, ...], tuple[int, ...]] = {
    (2,): (27,),
    (3,): (6, 80),
    (5,): (26, 174),
    (6,): (2, 12, 29, 35, 95, 246, 275, 694),
    (8,): (25, 74),
    ALL: (2, 5, 6, 12, 14, 22, 38, 117, 451, 524, 565),
}
LAZY = ("sell", "discard", "decline")
Made = tuple[Seat, Choice]


class Moment(Struct, frozen=True):
    """A game with the moves that led to a question, and what can be answered."""

    #: The question's kind, or the verb of what may be done besides another question.
    what: str
    setup: Setup
    seed: str
    moves: tuple[Made, ...]
    answers: frozenset[str]


def own_moments(chronicle: int) -> Iterator[Moment]:
    """The first moment at which each question of this Chronicle alone is asked."""
    (own,) = (each for each in ALL_CHRONICLES if each.number == chronicle)
    setup = Setup(game="glen-more-2", players=PLAYERS, chronicles=(chronicle,))
    besides = frozenset(own.verbs) & _asides(setup)
    return _find(setup, _questions_of(type(own).__module__) | besides, frozenset(own.verbs))


def moments_of_meetings() -> Iterator[Moment]:
    """The same for what is asked only where Chronicles meet."""
    setup = Setup(game="glen-more-2", players=PLAYERS, chronicles=ALL)
    verbs = frozenset(verb for each in ALL_MEETINGS for verb in each.verbs)
    wanted = _questions_of(type(ALL_MEETINGS[0]).__module__) | verbs & _asides(setup)
    return _find(setup, wanted, verbs)


def _questions_of(module: str) -> frozenset[str]:
    """The kinds of all questions in a module's package."""
    package = module.rpartition(".")[0] + "."
    return frozenset(
        tag
        for tag, kind in step_kinds().items()
        if issubclass(kind, Decision)
        and kind.__module__.startswith(package)
        and "question" in _written_for(kind)
    )


def _written_for(kind: type[Decision]) -> set[str]:
    """What a kind of questions has of its own, or from another one that can be asked."""
    return {name for each in kind.__mro__[: kind.__mro__.index(Decision)] for name in vars(each)}


def _find(setup: Setup, wanted: frozenset[str], verbs: frozenset[str]) -> Iterator[Moment]:
    """Play until all were found; the players rather do what the verbs say."""
    missing = set(wanted)
    for number in (*RARE.get(setup.chronicles, ()), *range(MANY)):
        for moment in _asked(setup, number, verbs):
            if moment.what in missing:
                missing.remove(moment.what)
                yield moment
        if not missing:
            return
    raise AssertionError(f"never asked: {sorted(missing)}")


def _asked(setup: Setup, number: int, verbs: frozenset[str]) -> Iterator[Moment]:
    """All that the first seat is asked in a game, as far as it can choose."""
    chance = random.Random(number)
    game, moves = new_game(setup, new_seed(f"a moment {number}")), list[Made]()
    while not game.over:
        options = game.options(FIRST) if FIRST in game.to_act else []
        for what, answers in _offers(game, options) if len(options) > 1 else ():
            yield Moment(what, setup, game.seed, tuple(moves), answers)
        seat = game.to_act[0]
        moves.append((seat, _whim(game.options(seat), verbs, chance)))
        game.play(*moves[-1])


def _offers(game: Game, options: list[Choice]) -> Iterator[tuple[str, frozenset[str]]]:
    asides = _asides(game.setup)
    said = frozenset(str(verb) for verb, *_ in options)
    yield game.decision.kind if game.decision else "", said - asides
    yield from ((verb, frozenset({verb})) for verb in sorted(said & asides))


@cache
def _asides(setup: Setup) -> frozenset[str]:
    """The verbs of what may be done besides a question."""
    return frozenset(faces(setup).asides)


def _whim(options: list[Choice], verbs: frozenset[str], chance: random.Random) -> Choice:
    """Whatever can be done before a turn is ended, every other time what the Chronicle is about."""
    own = [each for each in options if each[0] in verbs]
    busy = [each for each in options if each != END and each[0] not in LAZY]
    return chance.choice(own if own and chance.random() < 0.5 else busy or options)
