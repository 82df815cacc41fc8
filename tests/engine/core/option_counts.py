"""Count the options move by move in games that always take the first or the last.

An unintended change of what is legal shows in these numbers. After an intended one, rewrite them
with `make generated` and review the difference before committing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from games.engine import EDITIONS, Setup, new_game, new_seed, write_choice

FILE = Path(__file__).parents[1] / "option_counts.json"
DECISIONS = 60
#: Which of its options, in alphabetical order, a seat takes, decision by decision.
STRATEGIES = {"first": (0,), "last": (-1,), "turns": (0, -1)}


def option_counts(game_id: str, players: int, strategy: str) -> Iterator[int]:
    """Return the number of options at each decision."""
    setup = Setup(game=game_id, players=players, rules=EDITIONS[game_id].rules_version)
    game = new_game(setup, new_seed(f"option counts {game_id} {players}"))
    for number in range(DECISIONS):
        if game.over:
            return
        seat = game.to_act[0]
        options = sorted(game.options(seat), key=write_choice)
        yield len(options)
        picks = STRATEGIES[strategy]
        game.play(seat, options[picks[number % len(picks)]])


def all_counts() -> dict[str, list[int]]:
    """Return the numbers of every edition, number of players and way of choosing."""
    return {
        f"{game_id}, {players} players, {strategy}": list(option_counts(game_id, players, strategy))
        for game_id, edition in EDITIONS.items()
        for players in edition.players
        for strategy in STRATEGIES
    }


def write_counts(counts: dict[str, list[int]]) -> str:
    """Write one line per game, so that differences are readable."""
    lines = ",\n".join(f"  {json.dumps(name)}: {each}" for name, each in counts.items())
    return f"{{\n{lines}\n}}\n"
