"""Tests of the scripted tables: they fail a test where they should."""

import pytest

from tests.engine import scripted_table_2
from tests.engine.rules_2.reprinted_tiles import reprinted
from tests.engine.scripted_table_2010 import FACES, Table, given

Failed = pytest.fail.Exception


def village() -> Table:
    return given("""
        4 players
        circuit: A village-2 B C D
        """)


def test_an_illegal_move_fails_and_prints_the_question() -> None:
    with pytest.raises(Failed, match=r"(?s)'take 13'.*take-tile, G1-TURN-4.*take 1\n.*NextTurn"):
        village().plays("A", "take 13")


def test_a_move_of_a_seat_that_is_not_asked_fails() -> None:
    with pytest.raises(Failed, match="B cannot play"):
        village().plays("B", "take 1")


def test_a_question_that_nobody_answers_fails() -> None:
    with pytest.raises(Failed, match=r"(?s)does not expect.*Choose where to place the village"):
        village().plays("A", "take 1")


def test_a_question_that_is_not_the_one_expected_fails() -> None:
    with pytest.raises(Failed, match="does not expect"):
        village().plays("A", "take 1", until="pay")
    with pytest.raises(Failed, match="expected 'activate' for A"):
        village().asks("A", "activate")
    with pytest.raises(Failed, match="expected 'take-tile' for B"):
        village().asks("B", "take-tile")


def test_a_refusal_must_happen_and_name_the_rule() -> None:
    with pytest.raises(Failed):
        village().refuses("A", "take 1", "G1-TURN-3")
    with pytest.raises(AssertionError):
        village().refuses("A", "take 13", "G1-TURN-4")


def test_a_table_that_cannot_be_read_fails() -> None:
    with pytest.raises(ValueError, match="nobody"):
        given("4 players\nA: nobody 3")


def test_the_die_shows_what_was_asked_for() -> None:
    for face in sorted(set(FACES)):
        table = given("2 players\ncircuit: die A B", rolls=[face])
        assert f"DieRolled(face={face})" in str(table.facts)


def test_a_table_of_glen_more_2_shows_markers_stacks_and_what_has_left() -> None:
    table = scripted_table_2.given("""
        3 players
        circuit: A B C
        clans: Ross A, Douglas B
        removed: moray
        A map:
              | 0                  | 1           | 2
            0 | starting-village @ | home-castle | halkirk/inverness barley
        """)

    assert (table.clans, table.removed) == ("Ross A, Douglas B", "moray")
    assert table.stack("A", "2,0") == "halkirk/inverness"
    assert (table.tile("A", "2,0"), table.goods("A", "2,0")) == ("inverness", "barley")
    assert (table.points, table.rules_scored("A")) == ([0, 0, 0], {})


def test_a_marker_without_an_owner_fails() -> None:
    with pytest.raises(ValueError, match=r"."):
        scripted_table_2.given("3 players\nclans: Ross X")


def test_a_toy_is_played_by_its_own_tiles() -> None:
    table = scripted_table_2.given(
        "3 players\ncircuit: A moray B C", reprinted=reprinted("moray", chronicle=3, protected=True)
    )

    moray = table.game.tiles["moray"]
    assert (moray.chronicle, moray.landing) == (3, False)
    assert scripted_table_2.given("3 players").game.tiles["moray"].landing
