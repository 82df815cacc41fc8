"""Which games are played with Chronicles?"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from itertools import combinations

from games.engine import CHRONICLES, Setup
from tests.engine.core.random_games import RandomGame, Whims

GAME = "glen-more-2"
SETS = [
    chosen
    for size in range(1, len(CHRONICLES) + 1)
    for chosen in combinations(sorted(CHRONICLES), size)
]
#: Each Chronicle alone, and each pair.
SMALL_SETS = [chosen for chosen in SETS if len(chosen) <= 2]
#: How many sets take their turn on a day, besides those that are played always.
TURNS = 4
#: Each day other sets; another number takes those of another day.
DAY = int(os.environ.get("GLENMORE_TEST_DAY", datetime.now(UTC).toordinal()))


def sets_of_the_day(day: int = DAY) -> list[tuple[int, ...]]:
    """Each Chronicle alone, all together, and so many of the others that all have their turn."""
    always = [chosen for chosen in SETS if len(chosen) in (1, len(CHRONICLES))]
    others = [chosen for chosen in SETS if chosen not in always]
    turns = {(day * TURNS + each) % len(others) for each in range(TURNS)}
    return [*always, *(others[turn] for turn in sorted(turns))]


def set_ups(sets: list[tuple[int, ...]]) -> list[Setup]:
    """These sets with every number of players that they are for, and the die every other day."""
    return [
        Setup(game=GAME, players=players, chronicles=chosen, options=_die(players))
        for chosen in sets
        for players in (2, 3, 4)
        if all(CHRONICLES[number].min_players <= players for number in chosen)
    ]


def _die(players: int) -> tuple[str, ...]:
    return ("die",) if players > 2 and (DAY + players) % 2 else ()


def name_of(setup: Setup) -> str:
    """A set-up in a few words: ``5+7, 3 players``."""
    return f"{'+'.join(map(str, setup.chronicles))}, {setup.players} players"


def fixed_game(setup: Setup, *, eager: bool = True) -> RandomGame:
    """A game of a set-up that is always the same."""
    whims = Whims((3, 141, 592, 653, 58, 979, 32, 38), eager)
    return RandomGame(setup, 31 * setup.players, whims)
