"""Does `manage.py balance` play, keep what it played, and tell of it?"""

import re
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.balance.figures import GameFigures
from games.balance.runs import read_figures
from games.management.commands import balance


def told(folder: Path, *arguments: str) -> str:
    """What the command prints when it keeps and writes all in one folder, playing by itself."""
    out = StringIO()
    places = ("--kept", str(folder), "--output", str(folder), "--processes", "1")
    call_command("balance", *places, *arguments, stdout=out)
    return out.getvalue()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the report of three games."""
    folder = tmp_path_factory.mktemp("balance")
    told(folder, "--games", "3", "--players", "2,3", "--seed", "a")
    return folder


def test_it_shares_the_games_out_among_the_numbers_of_players(played: Path) -> None:
    games = read_figures(played / "glen-more-2-a.jsonl", GameFigures)
    assert [(game.players, game.number) for game in games] == [(2, 0), (3, 1), (2, 2)]
    for game in games:
        assert len(game.seats) == game.players
        assert sum(seat.win for seat in game.seats) == pytest.approx(1)
        assert sorted(seat.start for seat in game.seats) == list(range(game.players))
        for seat in game.seats:
            assert sum(seat.sources.values()) == seat.points
            assert set(seat.tiles) <= set(game.laid)


def test_the_report_tells_of_seats_sources_tiles_and_clans(played: Path) -> None:
    report = (played / "balance.md").read_text("utf-8")
    assert report.startswith("# The balance of Glen More II: Chronicles\n\n3 games in which")
    for heading in ("Length and points", "Seat and start", "Points by source", "Extremes"):
        assert f"\n## {heading}\n" in report
    assert re.search(
        r"^\| 2 \| 2 \| [\d.]+ \| [\d.]+ \| [\d.]+ VP \| [\d.]+ VP \|$", report, re.MULTILINE
    )
    for name in ("Halkirk", "Loch Lochy", "Oliphant", "trade tiles", "scorings: persons"):
        assert f"\n| {name} | " in report


def test_the_picture_is_small_and_without_a_date(played: Path) -> None:
    picture = (played / "balance.svg").read_text("utf-8")
    assert picture.startswith("<?xml")
    assert len(picture) < 100_000
    assert "<dc:date>" not in picture


def test_what_was_played_is_not_played_again(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("glen-more-2-a.jsonl", "balance.md", "balance.svg")
    for name in names:
        (tmp_path / name).write_bytes((played / name).read_bytes())
    monkeypatch.setattr("games.balance.runs.play", None)
    told(tmp_path, "--games", "3", "--players", "2,3", "--seed", "a")
    for name in names:
        assert (tmp_path / name).read_bytes() == (played / name).read_bytes()


def test_fresh_games_replace_those_that_were_kept(tmp_path: Path) -> None:
    kept = tmp_path / "glen-more-2-b.jsonl"
    kept.write_text("no figures at all\n")
    told(tmp_path, "--games", "1", "--players", "2", "--seed", "b", "--fresh")
    assert len(read_figures(kept, GameFigures)) == 1


def test_a_judgement_stays_when_the_report_is_made_anew(tmp_path: Path, played: Path) -> None:
    kept = "glen-more-2-a.jsonl"
    (tmp_path / kept).write_bytes((played / kept).read_bytes())
    arguments = ("--games", "3", "--players", "2,3", "--seed", "a")
    told(tmp_path, *arguments)
    report = tmp_path / "balance.md"
    text = report.read_text("utf-8")
    assert "\n## Judgement\n\nNobody has judged these figures yet.\n\n## " in text
    judged = text.replace("Nobody has judged these figures yet.", "All is *well*.")
    report.write_text(judged, encoding="utf-8")
    told(tmp_path, *arguments)
    assert report.read_text("utf-8") == judged


def test_the_first_game_has_a_report_without_clans(tmp_path: Path) -> None:
    new = tmp_path / "new"
    words = told(new, "--game", "glen-more-2010", "--games", "1", "--players", "2")
    assert words == f"1 games told of in {new / 'balance.md'}\n"
    report = (new / "balance.md").read_text("utf-8")
    assert "\n| Tavern | " in report
    assert "### Clans" not in report


@pytest.mark.slow
def test_several_processes_play_the_same_games(played: Path, tmp_path: Path) -> None:
    told(tmp_path, "--games", "3", "--players", "2,3", "--seed", "a", "--processes", "2")
    name = "glen-more-2-a.jsonl"
    assert (tmp_path / name).read_bytes() == (played / name).read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games and --processes must be at least 1"),
        (["--processes", "0"], "--games and --processes must be at least 1"),
        (["--players", "two"], "--players must be numbers with commas, not 'two'"),
        (["--players", "2,5"], "is for 2 to 4 players, not 5"),
        (["--game", "chess"], "no game is called 'chess'"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    tmp_path: Path, arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "figures_of", None)
    with pytest.raises(CommandError) as refused:
        told(tmp_path, *arguments)
    assert words in str(refused.value)
