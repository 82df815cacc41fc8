"""Record games under the newest rules; `make generated` writes those that are missing.

Recorded games stay as they are, under the rules they name: each shows that such games still
lead to their results.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games.engine import EDITIONS, Setup
from games.engine.notation.records import write_record
from games.engine.selfplay import play_game

FOLDER = Path(__file__).parents[1] / "records"
BOTS = ("greedy", "random")


def missing_records() -> Iterator[tuple[Path, str]]:
    """Yield the games that are not recorded yet: path and text."""
    for game, edition in EDITIONS.items():
        for players in edition.players:
            setup = Setup(game=game, players=players, rules=edition.rules_version)
            for bot in BOTS:
                path = record_path(setup, bot)
                if not path.is_file():
                    yield path, _play(setup, bot, path.stem)


def record_path(setup: Setup, bot: str) -> Path:
    """Return where the game of a set-up and a bot is recorded."""
    rules = f"-rules-{setup.rules}" if setup.rules > 1 else ""
    return FOLDER / f"{setup.game}{rules}-{setup.players}-{bot}.txt"


def _play(setup: Setup, bot: str, name: str) -> str:
    _, record = play_game(setup, f"golden {name}", [bot] * setup.players)
    return write_record(record)
