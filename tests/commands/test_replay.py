"""Tests of `manage.py replay`."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

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
        ("", "the first line must be 'glenmore record 1' [line 1]"),
        ("a letter to my aunt\n", "the first line must be"),
        (TEXT.replace("take", "steal", 1), "move 1, A: steal"),
        (TEXT.replace("; end", "", 1), "move 4, "),
        (TEXT.replace("A: ", "Z: ", 1), "no seat is called 'Z'"),
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
