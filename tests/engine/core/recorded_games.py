"""Record the games of `records/` again after an intended change of rules or tiles.

A record that no longer replays is played again with its own set-up and number of players, by the
bot that its name ends with. Review the difference before committing:

    python -m tests.engine.core.recorded_games
"""

from __future__ import annotations

from pathlib import Path

from games.engine.core.refusals import BadRecord
from games.engine.notation.records import check_record, read_record, write_record
from games.engine.selfplay import play_game

TESTS = Path(__file__).parents[1]
FOLDERS = (TESTS / "records", TESTS / "chronicles" / "records")


def still_replays(path: Path) -> bool:
    """Return whether a record still replays."""
    try:
        check_record(read_record(path.read_text("utf-8")))
    except BadRecord:
        return False
    return True


def play_again(path: Path) -> str:
    """Play another game of the same set-up with the same bot."""
    setup = read_record(path.read_text("utf-8")).setup
    bot = path.stem.rpartition("-")[2]
    _, record = play_game(setup, f"golden {path.stem}", [bot] * setup.players)
    return write_record(record)


if __name__ == "__main__":
    for folder in FOLDERS:
        for found in sorted([*folder.glob("*-greedy.txt"), *folder.glob("*-random.txt")]):
            if not still_replays(found):
                found.write_text(play_again(found), encoding="utf-8")
                print(f"{found.name} is another game now")  # noqa: T201 - a tool for developers
