"""Find positions at which each question of a Chronicle is asked.

Games are played with fixed randomness until the first seat has been asked every such question, so
the positions are reproducible.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from games.engine import Choice, Game, Seat, Setup, new_game, new_seed, rules_for
from games.engine.chronicles import ALL_CHRONICLES, ALL_INTERPLAYS
from games.engine.core.agenda import Decision
from games.engine.core.choices import END
from games.engine.core.serial import step_kinds
from games.engine.presentation.faces import faces

#: The seat that decides.
FIRST: Seat = 0
#: Some mobsters are for three players; the Englishman, too.
PLAYERS = 3
ALL = tuple(each.number for each in ALL_CHRONICLES)
#: More games than any question has needed.
MANY = 3_000
#: Seeds of games with rare questions, by Chronicles: tried first.
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


class QuestionPosition(Struct, frozen=True):
    """A game with the moves that led to a question, and the possible answers."""

    #: The question's tag, or the verb of an aside.
    what: str
    setup: Setup
    seed: str
    moves: tuple[Made, ...]
    answers: frozenset[str]


def own_positions(chronicle: int) -> Iterator[QuestionPosition]:
    """Return the first position at which each question of a single Chronicle is asked."""
    (own,) = (each for each in ALL_CHRONICLES if each.number == chronicle)
    setup = Setup(game="glen-more-2", players=PLAYERS, chronicles=(chronicle,))
    besides = frozenset(own.verbs) & _asides(setup)
    return _find(setup, _questions_of(type(own).__module__) | besides, frozenset(own.verbs))


def interplay_positions() -> Iterator[QuestionPosition]:
    """Return the same for questions of interplays."""
    setup = Setup(game="glen-more-2", players=PLAYERS, chronicles=ALL)
    verbs = frozenset(verb for each in ALL_INTERPLAYS for verb in each.verbs)
    wanted = _questions_of(type(ALL_INTERPLAYS[0]).__module__) | verbs & _asides(setup)
    return _find(setup, wanted, verbs)


def _questions_of(module: str) -> frozenset[str]:
    """Return the kinds of all questions in a module's package."""
    package = module.rpartition(".")[0] + "."
    return frozenset(
        tag
        for tag, kind in step_kinds().items()
        if issubclass(kind, Decision)
        and kind.__module__.startswith(package)
        and "question" in _written_for(kind)
    )


def _written_for(kind: type[Decision]) -> set[str]:
    """Return the attributes of a kind of question, including those of its askable parents."""
    return {name for each in kind.__mro__[: kind.__mro__.index(Decision)] for name in vars(each)}


def _find(
    setup: Setup, wanted: frozenset[str], verbs: frozenset[str]
) -> Iterator[QuestionPosition]:
    """Play until all questions were found, preferring the given verbs."""
    missing = set(wanted)
    for number in (*RARE.get(setup.chronicles, ()), *range(MANY)):
        for moment in _asked(setup, number, verbs):
            if moment.what in missing:
                missing.remove(moment.what)
                yield moment
        if not missing:
            return
    raise AssertionError(f"never asked: {sorted(missing)}")


def _asked(setup: Setup, number: int, verbs: frozenset[str]) -> Iterator[QuestionPosition]:
    """Return everything that the first seat is asked and can choose in a game."""
    chance = random.Random(number)
    game, moves = new_game(setup, new_seed(f"a moment {number}")), list[Made]()
    while not game.over:
        options = game.options(FIRST) if FIRST in game.to_act else []
        for what, answers in _offers(game, options) if len(options) > 1 else ():
            yield QuestionPosition(what, setup, game.seed, tuple(moves), answers)
        seat = game.to_act[0]
        moves.append((seat, _choose(game.options(seat), verbs, chance)))
        game.play(*moves[-1])


def _offers(game: Game, options: list[Choice]) -> Iterator[tuple[str, frozenset[str]]]:
    asides = _asides(game.setup)
    said = frozenset(str(verb) for verb, *_ in options)
    yield game.decision.kind if game.decision else "", said - asides
    yield from ((verb, frozenset({verb})) for verb in sorted(said & asides))


@cache
def _asides(setup: Setup) -> frozenset[str]:
    """Return the verbs of the open asides."""
    return frozenset(faces(setup, *rules_for(setup)).asides)


def _choose(options: list[Choice], verbs: frozenset[str], chance: random.Random) -> Choice:
    """Choose anything but the end of the turn; every other time what the Chronicle is about."""
    own = [each for each in options if each[0] in verbs]
    busy = [each for each in options if each != END and each[0] not in LAZY]
    return chance.choice(own if own and chance.random() < 0.5 else busy or options)
