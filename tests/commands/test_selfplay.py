"""Tests of `manage.py selfplay`."""

import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import NoReturn

import pytest
from django.core.management import CommandError, call_command

from games.engine import CHRONICLES, Game
from games.management.commands import selfplay

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"(\w+): (\d+) seats, (\d+) wins \([\d.]+%\), -?[\d.]+ points on average")


def output_of(*arguments: str) -> list[str]:
    """Return the command's output, line by line."""
    out = StringIO()
    call_command("selfplay", *arguments, stdout=out, stderr=out)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("games", [1, 7])
def test_it_prints_every_bot_and_the_number_of_games(games: int) -> None:
    lines = output_of("--players", "3", "--games", str(games))
    assert lines[-1] == f"{games} games finished, 0 failed"
    (line,) = lines[:-1]
    found = LINE.fullmatch(line)
    assert found
    assert found[1] == "random"
    assert int(found[2]) == 3 * games
    assert games <= int(found[3]) <= 3 * games


def test_without_arguments_it_plays_a_hundred_games_of_four() -> None:
    lines = output_of()
    assert lines[-1] == "100 games finished, 0 failed"
    assert lines[0].startswith("random: 400 seats, ")


def test_it_plays_glen_more_2_with_its_options_and_records_it(tmp_path: Path) -> None:
    arguments = ("--game", "glen-more-2", "--players", "3", "--games", "2", "--check")
    lines = output_of(*arguments, "--options", "die,short-game", "--record", str(tmp_path))
    assert lines[-1] == "2 games finished, 0 failed"
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["glen-more-2-3-0.txt", "glen-more-2-3-1.txt"]
    assert "options: die, short-game" in (tmp_path / names[0]).read_text("utf-8")


def chronicles_played(folder: Path) -> list[str]:
    """Return the Chronicles of each game recorded in a folder."""
    lines = [path.read_text("utf-8").splitlines() for path in sorted(folder.iterdir())]
    return ["".join(line for line in each if line.startswith("chronicles:")) for each in lines]


def test_it_plays_every_set_of_chronicles_in_turn(tmp_path: Path) -> None:
    arguments = ("--game", "glen-more-2", "--players", "2", "--games", "3", "--check")
    output_of(*arguments, "--chronicles", "every", "--record", str(tmp_path))

    assert chronicles_played(tmp_path) == ["", "chronicles: 1", "chronicles: 2"]


@pytest.mark.parametrize("players", [2, 4])
def test_all_chronicles_are_those_for_so_many_players(tmp_path: Path, players: int) -> None:
    arguments = ("--game", "glen-more-2", "--players", str(players), "--games", "1")
    output_of(*arguments, "--chronicles", "all", "--record", str(tmp_path))

    fitting = [str(each.number) for each in CHRONICLES.values() if each.min_players <= players]
    assert chronicles_played(tmp_path) == [f"chronicles: {', '.join(sorted(fitting))}"]


def test_bots_sit_in_turns_and_are_counted_by_name() -> None:
    lines = output_of("--players", "2", "--games", "2", "--bots", "greedy, random")
    found = [LINE.fullmatch(line) for line in lines[:-1]]
    assert sorted((each[1], each[2]) for each in found if each) == [
        ("greedy", "2"),
        ("random", "2"),
    ]


def test_equal_seeds_give_equal_lines() -> None:
    arguments = ("--players", "2", "--games", "3", "--seed")
    assert output_of(*arguments, "a") == output_of(*arguments, "a")
    assert output_of(*arguments, "a") != output_of(*arguments, "b")


def test_check_checks_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Game] = []
    monkeypatch.setattr(selfplay, "check", seen.append)
    output_of("--players", "2", "--games", "1")
    assert seen == []
    output_of("--players", "2", "--games", "1", "--check")
    assert len(seen) > 50


def test_a_broken_game_is_reported_with_its_seed_and_fails_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def break_it(game: Game) -> NoReturn:
        raise ZeroDivisionError(f"broken at {len(game.to_act)}")

    monkeypatch.setattr(selfplay, "check", break_it)
    out, errors = StringIO(), StringIO()
    with pytest.raises(CommandError, match="2 games failed") as failed:
        call_command(
            *("selfplay", "--players", "2", "--games", "2", "--seed", "x", "--check"),
            stdout=out,
            stderr=errors,
        )
    assert failed.value.returncode == 1
    assert out.getvalue().splitlines()[-1] == "0 games finished, 2 failed"
    assert (
        "game 1 (seed 'x 1', Chronicles ()) failed: ZeroDivisionError('broken at 1')"
        in errors.getvalue()
    )


def test_records_are_written_that_replay_accepts(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    output_of("--players", "2", "--games", "3", "--record", str(folder), "--options", "open-scores")
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"glen-more-2010-2-{number}.txt" for number in range(3)]
    for path in folder.iterdir():
        out = StringIO()
        call_command("replay", str(path), stdout=out)
        assert re.fullmatch(r"\d+ moves replayed: A .* won by .*\n", out.getvalue())
        assert "options: open-scores" in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games must be at least 1"),
        (["--games", "-3"], "--games must be at least 1"),
        (["--games", "many"], "invalid int value: 'many'"),
        (["--players", "6"], "is for 2 to 5 players, not 6"),
        (["--players", "1"], "is for 2 to 5 players, not 1"),
        (["--game", "glen-more-2", "--players", "5"], "is for 2 to 4 players, not 5"),
        (["--game", "glen-more-2", "--players", "2", "--options", "die"], "always use the die"),
        (["--game", "glen-more-2", "--players", "2", "--chronicles", "4"], "players [C4-SET-1]"),
        (["--game", "glen-more-2", "--chronicles", "9"], "no Chronicle has number 9"),
        (["--game", "glen-more-2", "--chronicles", "9"], "[G2-CHR-2]"),
        (["--game", "glen-more-2", "--chronicles", "1,x"], "'1,x' is not a list of numbers"),
        (["--game", "glen-more-2", "--players", "5", "--chronicles", "all"], "[G2-SET-1]"),
        (["--game", "chess"], "no game is called ‘chess’; there are glen-more-2010"),
        (
            ["--bots", "clever"],
            "no bot is called 'clever'; there are beginner, easy, medium, hard, expert, random",
        ),
        (["--bots", "random,clever"], "no bot is called 'clever'"),
        (["--bots", ""], "no bot is named"),
        (["--bots", ","], "no bot is named"),
        (["--options", "open-doors"], "no table option ‘open-doors’"),
        (["--options", "open-scores,open-scores"], "named twice"),
        (["--dance"], "unrecognized arguments: --dance"),
    ],
)
def test_arguments_that_cannot_be_are_refused_in_words(arguments: list[str], words: str) -> None:
    with pytest.raises(CommandError) as refused:
        output_of(*arguments)
    assert words in str(refused.value)


def test_a_folder_for_records_that_is_a_file_is_refused_before_anything_is_played(
    tmp_path: Path,
) -> None:
    path = tmp_path / "file"
    path.write_text("here already")
    with pytest.raises(CommandError) as refused:
        output_of("--games", "1", "--record", str(path))
    assert "is not a folder" in str(refused.value)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run manage.py in a separate process."""
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_as_a_program_it_succeeds_or_fails_by_its_exit_code(tmp_path: Path) -> None:
    played = run("selfplay", "--players", "2", "--games", "2", "--record", str(tmp_path), "--check")
    assert played.returncode == 0
    assert played.stdout.splitlines()[-1] == "2 games finished, 0 failed"
    path = tmp_path / "glen-more-2010-2-0.txt"
    assert run("replay", str(path)).returncode == 0
    path.write_text(path.read_text("utf-8").replace("take", "steal", 1), encoding="utf-8")
    replayed = run("replay", str(path))
    assert replayed.returncode != 0
    assert "CommandError" in replayed.stderr
    assert "move 1" in replayed.stderr
    assert "Traceback" not in replayed.stderr
