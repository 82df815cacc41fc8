"""How many options are there, move by move, in games that always take the first or the last?

A silent change of what is legal shows in these numbers. Where a change is meant, make them
anew, and look at the difference before committing it:

    python -m tests.engine.core.option_counts
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from games.engine import EDITIONS, Setup, new_game, new_seed, write_choice

FILE = Path(__file__).parents[1] / "option_counts.json"
DECISIONS = 60
#: Which of its options, in alphabetical order, a seat takes, decision by decision.
MANNERS = {"first": (0,), "last": (-1,), "turns": (0, -1)}


def option_counts(game_id: str, players: int, manner: str) -> Iterator[int]:
    """The number of options at each decision."""
    setup = Setup(game=game_id, players=players)
    game = new_game(setup, new_seed(f"option counts {game_id} {players}"))
    for number in range(DECISIONS):
        if game.over:
            return
        seat = game.to_act[0]
        options = sorted(game.options(seat), key=write_choice)
        yield len(options)
        picks = MANNERS[manner]
        game.play(seat, options[picks[number % len(picks)]])


def all_counts() -> dict[str, list[int]]:
    """The numbers of every edition, number of players and manner of choosing."""
    return {
        f"{game_id}, {players} players, {manner}": list(option_counts(game_id, players, manner))
        for game_id, edition in EDITIONS.items()
        for players in edition.players
        for manner in MANNERS
    }


def write_counts(counts: dict[str, list[int]]) -> str:
    """A line for each game, so that a difference can be read."""
    lines = ",\n".join(f"  {json.dumps(name)}: {each}" for name, each in counts.items())
    return f"{{\n{lines}\n}}\n"


if __name__ == "__main__":
    FILE.write_text(write_counts(all_counts()), encoding="utf-8")
