"""Tests of `manage.py replay`."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.engine.core.choices import write_seat
from games.engine.notation.records import read_record

RECORDS = sorted((Path(__file__).parents[1] / "engine" / "records").glob("*.txt"))
TEXT = (RECORDS[0].parent / "glen-more-2010-2-greedy.txt").read_text("utf-8")


def replayed(path: Path) -> str:
    """Return the command's output."""
    out = StringIO()
    call_command("replay", str(path), stdout=out)
    return out.getvalue()


def refused(path: Path) -> str:
    """Return the command's error, which names the file."""
    with pytest.raises(CommandError) as error:
        replayed(path)
    assert str(path) in str(error.value)
    return str(error.value)


def written(tmp_path: Path, text: str) -> Path:
    """Write a file with this text."""
    path = tmp_path / "record.txt"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_good_record_is_replayed_and_its_result_printed(path: Path) -> None:
    result = path.read_text("utf-8").splitlines()[-1].removeprefix("result: ")
    assert replayed(path).endswith(f" moves replayed: {result}\n")


def test_a_record_of_a_game_that_goes_on_is_accepted(tmp_path: Path) -> None:
    beginning = "\n".join(TEXT.splitlines()[:10]) + "\n"
    assert replayed(written(tmp_path, beginning)).endswith(
        " moves replayed: the game is not over\n"
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the first line must be ‘glenmore record 1’ [line 1]"),
        ("a letter to my aunt\n", "the first line must be"),
        (TEXT.replace("take", "steal", 1), "move 1, A: steal"),
        (TEXT.replace("; end", "", 1), "move 4, "),
        (TEXT.replace("A: ", "Z: ", 1), "no seat is called ‘Z’"),
        (TEXT.replace("seed: ", "seed: 0", 1), "a seed is 64 hexadecimal digits"),
        (TEXT.replace("players: 2", "players: 7"), "is for 2 to 5 players, not 7"),
        (TEXT.replace("won by A", "won by B"), "the record says"),
    ],
)
def test_a_spoilt_record_is_refused_in_words(tmp_path: Path, text: str, words: str) -> None:
    assert text != TEXT
    assert words in refused(written(tmp_path, text))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "cannot be read: No such file or directory" in refused(tmp_path / "nothing.txt")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refused(tmp_path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\xff\xd8\xff\xe0")
    assert "is not a text file" in refused(path)


def test_a_file_must_be_named() -> None:
    with pytest.raises(CommandError, match="the following arguments are required: file"):
        call_command("replay")


def test_the_log_tells_every_move_with_its_facts_and_points() -> None:
    record = read_record(TEXT)
    out = StringIO()
    call_command(
        "replay", str(RECORDS[0].parent / "glen-more-2010-2-greedy.txt"), log=True, stdout=out
    )
    *lines, last = out.getvalue().splitlines()
    moves = [line for line in lines if not line.startswith(" ")]
    told = [line for line in lines if line.startswith(" ")]

    assert moves == [
        f"{number}. {write_seat(move.seat)}: {move.text}"
        for number, move in enumerate(record.moves, start=1)
    ]
    assert len(told) > len(moves) / 2
    assert any("[G1-SCO-2]" in line for line in told)
    totals = [line for line in told if line.startswith("    points: ")]
    assert totals[-1].removeprefix("    points: ") == record.result.partition(";")[0]
    assert last.endswith(f"moves replayed: {record.result}")


def test_the_log_of_an_illegal_record_ends_where_it_breaks(tmp_path: Path) -> None:
    wrong = TEXT.replace("A: take", "A: place 9,9; take", 1)
    out = StringIO()
    with pytest.raises(CommandError, match="place 9,9"):
        call_command("replay", str(written(tmp_path, wrong)), log=True, stdout=out)
    assert "place 9,9" not in out.getvalue()
