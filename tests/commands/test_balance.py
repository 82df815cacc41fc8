"""Tests of `manage.py balance`: playing, caching and reporting."""

import re
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.balance.figures import GameFigures
from games.balance.runs import read_figures
from games.management.commands import balance


def output_of(folder: Path, *arguments: str) -> str:
    """Run the command with one folder for cache and report; return its output."""
    out = StringIO()
    places = ("--kept", str(folder), "--output", str(folder), "--processes", "1")
    call_command("balance", *places, *arguments, stdout=out)
    return out.getvalue()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the report of three games."""
    folder = tmp_path_factory.mktemp("balance")
    output_of(folder, "--games", "3", "--players", "2,3", "--seed", "a")
    return folder


def test_it_shares_the_games_out_among_the_numbers_of_players(played: Path) -> None:
    games = read_figures(played / "glen-more-2-a.jsonl", GameFigures)
    assert [(game.players, game.number) for game in games] == [(2, 0), (3, 1), (2, 2)]
    for game in games:
        assert len(game.seats) == game.players
        assert sum(seat.win for seat in game.seats) == pytest.approx(1)
        assert sorted(seat.start for seat in game.seats) == list(range(game.players))
        for seat in game.seats:
            assert sum(points for _, points in seat.sources) == seat.points
            assert set(seat.tiles) <= set(game.laid)


def test_the_report_covers_seats_sources_tiles_and_clans(played: Path) -> None:
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
    output_of(tmp_path, "--games", "3", "--players", "2,3", "--seed", "a")
    for name in names:
        assert (tmp_path / name).read_bytes() == (played / name).read_bytes()


def test_fresh_games_replace_those_that_were_kept(tmp_path: Path) -> None:
    kept = tmp_path / "glen-more-2-b.jsonl"
    kept.write_text("no figures at all\n")
    output_of(tmp_path, "--games", "1", "--players", "2", "--seed", "b", "--fresh")
    assert len(read_figures(kept, GameFigures)) == 1


def test_a_judgement_stays_when_the_report_is_regenerated(tmp_path: Path, played: Path) -> None:
    kept = "glen-more-2-a.jsonl"
    (tmp_path / kept).write_bytes((played / kept).read_bytes())
    arguments = ("--games", "3", "--players", "2,3", "--seed", "a")
    output_of(tmp_path, *arguments)
    report = tmp_path / "balance.md"
    text = report.read_text("utf-8")
    assert "\n## Judgement\n\nNobody has judged these figures yet.\n\n## " in text
    judged = text.replace("Nobody has judged these figures yet.", "All is *well*.")
    report.write_text(judged, encoding="utf-8")
    output_of(tmp_path, *arguments)
    assert report.read_text("utf-8") == judged


def test_the_first_game_has_a_report_without_clans(tmp_path: Path) -> None:
    new = tmp_path / "new"
    words = output_of(new, "--game", "glen-more-2010", "--games", "1", "--players", "2")
    assert words == f"1 games reported in {new / 'balance.md'}\n"
    report = (new / "balance.md").read_text("utf-8")
    assert "\n| Tavern | " in report
    assert "### Clans" not in report


@pytest.mark.slow
def test_several_processes_play_the_same_games(played: Path, tmp_path: Path) -> None:
    output_of(tmp_path, "--games", "3", "--players", "2,3", "--seed", "a", "--processes", "2")
    name = "glen-more-2-a.jsonl"
    assert (tmp_path / name).read_bytes() == (played / name).read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games and --processes must be at least 1"),
        (["--processes", "0"], "--games and --processes must be at least 1"),
        (["--players", "two"], "--players must be comma-separated numbers, not 'two'"),
        (["--players", "2,5"], "is for 2 to 4 players, not 5"),
        (["--game", "chess"], "no game is called ‘chess’"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    tmp_path: Path, arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "figures_of", None)
    with pytest.raises(CommandError) as refused:
        output_of(tmp_path, *arguments)
    assert words in str(refused.value)
