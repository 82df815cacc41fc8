"""Record the games with Chronicles that are missing under the newest rules.

Those under older rules stay, each version in a folder of its own. Run this after a change of rules
and review the difference before committing:

    python -m tests.engine.chronicles.recorded_games
"""

from __future__ import annotations

from pathlib import Path

from games.engine import EDITIONS, Setup
from games.engine.notation.records import Record, write_record
from games.engine.selfplay import play_game
from tests.engine.chronicles.sets import GAME, SMALL_SETS

FOLDER = Path(__file__).parent / "records"
BOTS = ("greedy", "random", "greedy", "random")


def path_of(chosen: tuple[int, ...], rules: int = EDITIONS[GAME].rules_version) -> Path:
    """Return the path of the record for a set of Chronicles."""
    folder = FOLDER / f"rules-{rules}" if rules > 1 else FOLDER
    return folder / f"{'-'.join(map(str, chosen))}.txt"


def play(chosen: tuple[int, ...]) -> Record:
    """Let bots play a game with these Chronicles."""
    players = 3 + sum(chosen) % 2  # two numbers of players are enough
    setup = Setup(game=GAME, players=players, chronicles=chosen)
    _, record = play_game(setup, f"golden {chosen}", BOTS[:players])
    return record


if __name__ == "__main__":
    for each in SMALL_SETS:
        if not path_of(each).exists():
            path_of(each).parent.mkdir(exist_ok=True)
            path_of(each).write_text(write_record(play(each)), encoding="utf-8")
