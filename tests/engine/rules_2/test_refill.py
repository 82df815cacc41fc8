"""Refilling the rondel (G2-TURN-7 to G2-TURN-9)."""

import pytest

from games.engine.core.facts import DieRolled, ScoringHeld, TileLaid
from tests.engine.scripted_table_2 import FREE_TILES, Table, given

#: One of four is about to take the second tile; what is laid next depends on the stacks.
FULL = f"""
    4 players
    circuit: A {FREE_TILES} ballachulish black-isle B C D inshriach
    B: whisky 2
    """


def after_a_turn(stacks: str) -> Table:
    """Return the table after A has taken the second tile, so that two spaces are free."""
    table = given(FULL + stacks)
    table.plays("A", "take 2", "place 0,1", "end")
    return table


def test_g2_turn_7__tiles_that_all_have_passed_go_to_the_discard_pile() -> None:
    table = given("4 players\ncircuit: A easdale moray B C D")

    table.plays("A", "take 2", "place 0,1", "end")

    assert table.discarded == "easdale"
    assert "easdale" not in table.circuit


def test_g2_turn_7__tiles_that_somebody_has_still_ahead_stay() -> None:
    table = given("4 players\ncircuit: A easdale moray B lochaber C D")

    table.plays("A", "take 4", "place 0,1", "end")

    assert table.discarded == "easdale moray"
    assert table.circuit.startswith("B A C D")


def test_g2_turn_7__a_tile_ahead_of_the_die_is_not_passed() -> None:
    table = given("3 players, die\ncircuit: A easdale die moray B tarbat lochaber C", rolls=[2])

    table.plays("A", "take 6", "place 0,1", "end")

    assert table.facts_of(DieRolled) == [DieRolled(2)]
    assert table.discarded == "easdale tarbat moray"  # moray only when the die has passed it


def test_g2_turn_7__new_tiles_are_laid_at_the_front_up_to_one_empty_space() -> None:
    table = after_a_turn("stack A: pulteney, aviemore, beauly")

    assert table.circuit.endswith("B C D inshriach pulteney aviemore")
    assert len(table.circuit.split()) == 13
    assert table.game.state.stacks["A"] == ("beauly",)


def test_g2_turn_7__from_the_current_stack() -> None:
    table = after_a_turn("stack B: rannoch\n    stack C: tarbat, james-watt")

    assert [fact.tile for fact in table.facts_of(TileLaid)] == ["rannoch", "tarbat"]


@pytest.mark.parametrize("stack", ["A", "B", "C"])
def test_g2_turn_8__a_scoring_when_the_last_tile_of_a_stack_is_laid(stack: str) -> None:
    last = {"A": "pulteney", "B": "rannoch", "C": "tarbat"}[stack]
    table = after_a_turn(f"stack {stack}: {last}\n    stack D: ballater, glen-coe, millburn")

    steps = [type(fact) for fact in table.facts if isinstance(fact, TileLaid | ScoringHeld)]
    assert steps == [TileLaid, ScoringHeld, TileLaid]
    assert table.facts_of(ScoringHeld) == [ScoringHeld(stack)]
    assert table.points == [0, 2, 0, 0]
    table.asks("A", "take-tile")  # nobody has acted in between


def test_g2_turn_8__no_scoring_before_the_last_tile_is_laid() -> None:
    table = after_a_turn("stack B: rannoch, nairn, elgin")

    assert (table.facts_of(ScoringHeld), table.points) == ([], [0, 0, 0, 0])


def test_g2_turn_8__none_after_s() -> None:
    table = after_a_turn("stack S: halkirk\n    stack A: pulteney, beauly")

    assert (table.facts_of(ScoringHeld), table.points) == ([], [0, 0, 0, 0])


def test_g2_turn_8__at_once_even_if_the_last_tile_fills_the_rondel() -> None:
    table = after_a_turn("stack A: pulteney, beauly\n    stack B: rannoch, nairn")

    assert table.facts_of(ScoringHeld) == [ScoringHeld("A")]
    assert table.circuit.endswith("inshriach pulteney beauly")


def test_g2_turn_8__one_refill_may_use_up_two_stacks() -> None:
    table = after_a_turn("stack A: pulteney\n    stack B: rannoch\n    stack C: tarbat, nairn")

    order = [fact for fact in table.facts if isinstance(fact, TileLaid | ScoringHeld)]
    names = [fact.tile if isinstance(fact, TileLaid) else fact.name for fact in order]
    assert names == ["pulteney", "A", "rannoch", "B"]
    assert table.points == [0, 4, 0, 0]


def test_g2_turn_8__also_when_the_die_made_the_refill() -> None:
    table = given(
        f"""
        2 players
        circuit: die inshriach A B {FREE_TILES} ballachulish black-isle lochridge
        stack A: pulteney
        stack B: rannoch, nairn, elgin
        B: whisky 1
        """,
        rolls=[2],
    )

    steps = [fact for fact in table.facts if isinstance(fact, DieRolled | ScoringHeld)]
    assert steps == [DieRolled(2), ScoringHeld("A")]
    assert table.points == [0, 1]
    table.asks("A", "take-tile")


def test_g2_turn_9__the_last_tile_of_d_brings_no_scoring() -> None:
    table = after_a_turn("stack D: the-end, ballater")

    assert [fact.tile for fact in table.facts_of(TileLaid)] == ["the-end", "ballater"]
    assert (table.facts_of(ScoringHeld), table.points) == ([], [0, 0, 0, 0])
    table.asks("A", "take-tile")


def test_g2_turn_9__when_d_is_used_up_free_spaces_stay_empty() -> None:
    table = after_a_turn("stack D: the-end")

    assert table.circuit.endswith("inshriach the-end")
    assert len(table.circuit.split()) == 12
    table.plays("A", "take 3", "end")
    assert table.facts_of(TileLaid) == []
    table.asks("A", "take-tile")
