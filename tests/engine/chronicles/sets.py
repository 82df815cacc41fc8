"""Set-ups of games with Chronicles that the tests play.

The sets are the same in every run. `make fuzz` sets GLENMORE_TEST_DAY, so that all sets take turns.
"""

from __future__ import annotations

import os
from itertools import combinations

from games.engine import CHRONICLES, Setup
from tests.engine.core.random_games import Chooser, RandomGame

GAME = "glen-more-2"
SETS = [
    chosen
    for size in range(1, len(CHRONICLES) + 1)
    for chosen in combinations(sorted(CHRONICLES), size)
]
#: Each Chronicle alone, and each pair.
SMALL_SETS = [chosen for chosen in SETS if len(chosen) <= 2]
#: How many sets are played in addition to the fixed ones.
ROTATING_SETS = 4
#: Selects the rotating sets. Fixed by default: an unrelated change must never turn a test red.
DAY = int(os.environ.get("GLENMORE_TEST_DAY", "0"))


def sets_to_play(day: int = DAY) -> list[tuple[int, ...]]:
    """Return each Chronicle alone, all together, and the sets whose turn it is on a day."""
    always = [chosen for chosen in SETS if len(chosen) in (1, len(CHRONICLES))]
    others = [chosen for chosen in SETS if chosen not in always]
    first = day * ROTATING_SETS
    indexes = {(first + number) % len(others) for number in range(ROTATING_SETS)}
    return [*always, *(others[index] for index in sorted(indexes))]


def set_ups(sets: list[tuple[int, ...]]) -> list[Setup]:
    """Return these sets with every allowed number of players, half of them with the die."""
    return [
        Setup(game=GAME, players=players, chronicles=chosen, options=_die(players))
        for chosen in sets
        for players in (2, 3, 4)
        if all(CHRONICLES[number].min_players <= players for number in chosen)
    ]


def _die(players: int) -> tuple[str, ...]:
    return ("die",) if players > 2 and (DAY + players) % 2 else ()


def name_of(setup: Setup) -> str:
    """Return a short name of a set-up: ``5+7, 3 players``."""
    return f"{'+'.join(map(str, setup.chronicles))}, {setup.players} players"


def fixed_game(setup: Setup, *, eager: bool = True) -> RandomGame:
    """Return a game of a set-up that is the same in every run."""
    chooser = Chooser((3, 141, 592, 653, 58, 979, 32, 38), eager)
    return RandomGame(setup, 31 * setup.players, chooser)
