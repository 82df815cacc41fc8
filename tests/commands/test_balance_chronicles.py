"""Does `manage.py balance_chronicles` tell what each Chronicle adds?"""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.balance import chronicles, figures
from games.balance.chronicles import write_chronicles_report
from games.balance.figures import GameFigures, Task, play
from games.engine import CHRONICLES
from games.engine.chronicles.boat_race.facts import BoatMoved
from games.engine.facts import TileTaken

RACE = 1


def told(folder: Path, *arguments: str) -> str:
    """What the command prints when it keeps and writes all in one folder, playing by itself."""
    out = StringIO()
    places = ("--kept", str(folder), "--output", str(folder / "new"), "--processes", "1")
    call_command("balance_chronicles", *places, *arguments, stdout=out)
    return out.getvalue()


def test_a_game_with_a_chronicle_counts_what_belongs_to_it() -> None:
    with_race = play(Task("glen-more-2", 2, "a", 0, (RACE,)))
    without = play(Task("glen-more-2", 2, "a", 0))

    assert with_race.told["boat-moved"] > 0
    assert without.told == {}


def test_a_fact_belongs_to_the_chronicle_whose_package_tells_of_it() -> None:
    assert figures.chronicle_of(BoatMoved) == RACE
    assert figures.chronicle_of(TileTaken) is None


def test_every_chronicle_has_its_section(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = play(Task("glen-more-2", 2, "a", 0))
    monkeypatch.setattr("games.balance.runs.play", lambda _: one)
    monkeypatch.setattr("games.management.commands.balance_chronicles.PLAYERS", 2)
    words = told(tmp_path, "--games", "1")
    report = (tmp_path / "new" / "balance-chronicles.md").read_text("utf-8")

    assert words.startswith(f"{len(CHRONICLES) + 2} sets told of in ")
    for number, chronicle in CHRONICLES.items():
        assert f"\n## {chronicle.name} ({number})\n" in report


def test_the_tables_tell_how_often_a_thing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicles, "CHRONICLES", {RACE: CHRONICLES[RACE]})
    played: dict[tuple[int, ...], list[GameFigures]] = {(): [play(Task("glen-more-2", 2, "a", 0))]}
    played[RACE,] = [play(Task("glen-more-2", 2, "a", 0, (RACE,)))]
    report = write_chronicles_report(played, 1, "a")

    moved = played[RACE,][0].told["boat-moved"]
    assert f"\n| boat moved | {moved}.0 | {moved}.0 |\n" in report


@pytest.mark.parametrize("wrong", ["--games", "--processes"])
def test_no_games_and_no_processes_are_refused(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(CommandError, match="must be at least 1"):
        told(tmp_path, wrong, "0")
