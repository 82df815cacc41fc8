"""How are the recorded games made again, where a change of the rules or tiles is meant?

A record that cannot be replayed any more is played anew, with its own set-up and number of
players, by the bot that its name ends with. Look at the difference before committing it:

    python -m tests.engine.core.golden
"""

from __future__ import annotations

from pathlib import Path

from games.engine.records import check_record, read_record, write_record
from games.engine.refusals import BadRecord
from games.engine.selfplay import play_game

TESTS = Path(__file__).parents[1]
FOLDERS = (TESTS / "records", TESTS / "chronicles" / "records")


def is_true(path: Path) -> bool:
    """Whether a record still goes the way it went."""
    try:
        check_record(read_record(path.read_text("utf-8")))
    except BadRecord:
        return False
    return True


def play_anew(path: Path) -> str:
    """Another game of the same set-up by the same bot."""
    setup = read_record(path.read_text("utf-8")).setup
    bot = path.stem.rpartition("-")[2]
    _, record = play_game(setup, f"golden {path.stem}", [bot] * setup.players)
    return write_record(record)


if __name__ == "__main__":
    for folder in FOLDERS:
        for found in sorted([*folder.glob("*-greedy.txt"), *folder.glob("*-random.txt")]):
            if not is_true(found):
                found.write_text(play_anew(found), encoding="utf-8")
                print(f"{found.name} is another game now")  # noqa: T201 - a tool for developers
