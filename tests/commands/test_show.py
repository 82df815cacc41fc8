"""Tests of `manage.py show`."""

from io import StringIO
from itertools import islice
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.engine import Game, write_choice
from games.engine.core.choices import write_seat
from games.engine.notation.positions import read_position, write_position
from games.engine.notation.records import Record, read_record, replay

PATH = Path(__file__).parents[1] / "engine" / "records" / "glen-more-2010-3-random.txt"
RECORD = read_record(PATH.read_text("utf-8"))


def shown(*arguments: str, path: Path = PATH) -> str:
    """Return what the command prints for the record."""
    out = StringIO()
    call_command("show", str(path), *arguments, stdout=out)
    return out.getvalue()


def after(number: int, record: Record = RECORD) -> Game:
    """Return the game after this many moves."""
    return next(islice(replay(record), number, None))


@pytest.mark.parametrize("number", [0, 1, 2, 25, 60])
@pytest.mark.parametrize("name", ["glen-more-2010-3-random", "glen-more-2-3-random"])
def test_it_prints_the_position_the_question_and_every_option(name: str, number: int) -> None:
    path = PATH.with_stem(name)
    record = read_record(path.read_text("utf-8"))
    text = shown("--move", str(number), path=path)
    game = after(number, record)
    head, _, rest = text.partition("\n\n")
    assert head == f"after move {number} of {len(record.moves)}"
    position = write_position(game)
    assert rest.startswith(position)
    question, *options = rest.removeprefix(position).splitlines()
    (seat,) = game.to_act
    assert game.decision
    assert question.startswith(f"{write_seat(seat)}: {game.decision.question(game)} [G")
    assert options == [f"  {write_choice(option)}" for option in game.options(seat)]


def test_the_printed_position_can_be_set_up_again() -> None:
    text = shown("--move", "30").partition("\n\n")[2]
    position = text[: text.index(f"\n{write_seat(after(30).to_act[0])}: ", text.rindex(" map:"))]
    assert read_position(position).state == after(30).state


def test_without_a_move_it_prints_the_end() -> None:
    text = shown()
    number = len(RECORD.moves)
    assert text.startswith(f"after move {number} of {number}\n")
    assert "\nto do: nothing\n" in text
    assert text.endswith("The game is over.\n")


@pytest.mark.parametrize("number", ["-1", "9999"])
def test_a_move_that_is_not_in_the_record_is_refused(number: str) -> None:
    with pytest.raises(CommandError) as refused:
        shown("--move", number)
    words = f"--move must be from 0 to {len(RECORD.moves)}, not {number}"
    assert str(refused.value) == words


def test_a_move_that_is_no_number_is_refused() -> None:
    with pytest.raises(CommandError, match="invalid int value"):
        shown("--move", "last")


def test_a_spoilt_record_is_shown_up_to_the_spoilt_move(tmp_path: Path) -> None:
    path = tmp_path / "spoilt.txt"
    path.write_text(PATH.read_text("utf-8").replace("; place", "; displace", 1), encoding="utf-8")
    out = StringIO()
    call_command("show", str(path), "--move", "1", stdout=out)
    assert out.getvalue().startswith("after move 1 of ")
    with pytest.raises(CommandError) as refused:
        call_command("show", str(path), "--move", "2", stdout=out)
    assert str(refused.value).startswith(f"{path}: move 2, ")
