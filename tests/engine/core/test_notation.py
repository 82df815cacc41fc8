"""Tests that choices, cells and seats can be read as written, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import Choice, write_choice
from games.engine.core.choices import (
    VERBS,
    choice_from_json,
    match_choice,
    read_cell,
    read_seat,
    write_cell,
    write_seat,
)
from games.engine.notation.records import read_any_choice
from tests.engine.core.random_games import RandomGame, play_on, random_games

KINDS = {"space": int, "number": int, "cell": tuple, "good": str, "clan": str, "tile": str}


@given(random_games())
def test_every_option_is_found_by_its_notation(played: RandomGame) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser):
        for seat in game.to_act:
            options = game.options(seat)
            for option in options:
                text = write_choice(option)
                assert match_choice(text, options) == option
                assert read_any_choice(text) == option
                assert choice_from_json(list(map(_listed, option))) == option


def _listed(word: object) -> object:
    return list(word) if isinstance(word, tuple) else word


@given(random_games())
def test_every_option_has_a_verb_and_the_words_that_belong_to_it(played: RandomGame) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser):
        for seat in game.to_act:
            for verb, *words in game.options(seat):
                kinds = [KINDS[kind] for kind in VERBS[verb]]
                found = [type(word) for word in words]
                assert found in (kinds, []) if verb == "pay" else found == kinds


def test_spaces_around_a_move_do_not_matter() -> None:
    options: list[Choice] = [("sell", "wood", (1, 0)), ("end",)]
    assert match_choice("  sell   wood 1,0 ", options) == options[0]
    assert match_choice("end\t", options) == options[1]


@pytest.mark.parametrize("text", ["", "sell", "sell wood", "sell wood 1,1", "SELL wood 1,0", "en"])
def test_other_notations_are_not_found(text: str) -> None:
    assert match_choice(text, [("sell", "wood", (1, 0)), ("end",)]) is None


@given(st.tuples(st.integers(), st.integers()))
def test_a_cell_is_read_as_it_was_written(cell: tuple[int, int]) -> None:
    assert read_cell(write_cell(cell)) == cell


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "a,b", ",", "1;2"])
def test_an_invalid_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_cell(text)


@pytest.mark.parametrize("seat", range(5))
def test_a_seat_is_read_as_it_was_written(seat: int) -> None:
    assert read_seat(write_seat(seat)) == seat


@pytest.mark.parametrize("text", ["", "F", "AB", "a", "0", " "])
def test_an_invalid_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_seat(text)


@pytest.mark.parametrize(
    "value",
    [
        *(None, 1, "end", {}, [], (), [1], [None, 1], [["end"]]),
        *(["take", 1.0], ["take", True], ["take", None]),
        *(["place", [1]], ["place", [1, 2, 3]], ["place", [1.0, 2]], ["place", [True, 0]]),
        *(["place", [[1], 2]], ["place", {"x": 1}]),
    ],
)
def test_a_malformed_choice_is_not_read(value: object) -> None:
    assert choice_from_json(value) is None


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("end", ("end",)),
        ("place 0,-1", ("place", (0, -1))),
        ("take 17", ("take", 17)),
        ("pay wood 1,2", ("pay", "wood", (1, 2))),
        ("", ()),
        ("go 1,x", ("go", "1,x")),
    ],
)
def test_a_move_that_is_no_option_can_still_be_read(text: str, choice: Choice) -> None:
    assert read_any_choice(text) == choice
