"""Test McLaird."""

import json

import pytest

from games.engine import IllegalMove
from i18n import use_language
from tests.engine.chronicles.penny_mobs_table import board, penny_mobs_table
from tests.engine.scripted_table_2 import Table


def reserving(text: str = "circuit: A B C moray easdale", **start: object) -> Table:
    """Return a table where A has moved and owns McLaird."""
    return penny_mobs_table(
        f"3 players\n{text}\nturn: {json.dumps({'seat': 0})}\n"
        'to do: {"kind": "activate", "seat": 0}\nto do: {"kind": "close-turn"}',
        freed={"McLaird": "A"},
        **start,  # type: ignore[arg-type]
    )


def reserved(circuit: str, tile: str = "moray", coins: int = 2, more: str = "") -> Table:
    """Return a table where A has reserved a tile; the first piece of the circuit acts."""
    return penny_mobs_table(
        f"3 players\ncircuit: {circuit}\n{more}",
        freed={"McLaird": "A"},
        reserved=(tile, coins),
    )


def test_c8_mob_mclaird__a_tile_ahead_is_reserved_in_the_own_turn() -> None:
    table = reserving()

    assert table.options("A", "reserve") >= {"1 3", "2 3", "3 4"}
    table.plays("A", "reserve 3 4")

    assert board(table).reserved == ("easdale", 3)
    assert board(table).values("McLaird") == [1, 2]


def test_c8_mob_mclaird__another_takes_it_for_the_coins_too() -> None:
    table = reserved("B moray A C easdale", more="A: coins 0\nB: coins 2")

    table.plays("B", "take 1", "place 0,1")

    assert (table.of("A").coins, table.of("B").coins) == (2, 0)
    assert board(table).reserved is None


def test_c8_mob_mclaird__a_player_who_cannot_pay_the_coins_may_not_take_it() -> None:
    table = reserved("B moray A C easdale", more="B: coins 1")

    assert "1" not in table.options("B", "take")


def test_c8_mob_mclaird__the_owner_must_take_it_free_of_the_token() -> None:
    table = reserved("A easdale moray B C", more="A: coins 0")

    assert table.options("A", "take") == {"2"}
    table.refuses("A", "take 1", "C8-MOB-McLaird")
    table.plays("A", "take 2", "place 0,1")

    assert table.of("A").coins == 0
    assert board(table).reserved is None
    assert board(table).values("McLaird") == [1, 3]


def test_c8_mob_mclaird__if_the_owner_cannot_mclaird_is_turned_over() -> None:
    table = reserved("A easdale donan-castle B C", "donan-castle", more="A: coins 0")

    assert "1" in table.options("A", "take")  # the turn continues freely
    assert board(table).reserved is None
    assert board(table).values("McLaird") == []
    assert board(table).spent == ("McLaird",)
    assert board(table).owner("McLaird") == 0


def test_c8_mob_mclaird__its_refusals_are_translated() -> None:
    table = reserved("A easdale moray B C", more="A: coins 0")

    with use_language("fr"), pytest.raises(IllegalMove, match="la tuile réservée doit être prise"):
        table.game.play(0, ("take", 1))


def test_c8_mob_mclaird__after_the_end_nothing_is_reserved() -> None:
    table = reserving("circuit: B C the-end A moray easdale\nstack D:")

    table.refuses("A", "reserve 1 4", "C8-MOB-McLaird")


def test_c8_mob_mclaird_2__only_after_the_own_move_and_one_at_a_time() -> None:
    before = penny_mobs_table("3 players\ncircuit: A moray easdale B C", freed={"McLaird": "A"})
    second = reserving()
    second.plays("A", "reserve 1 3")

    before.refuses("A", "reserve 1 2", "C8-MOB-McLaird")
    second.refuses("A", "reserve 2 4", "C8-MOB-McLaird")


def test_c8_mob_mclaird_2__only_a_tile_that_could_be_taken() -> None:
    table = reserving("circuit: A B C moray donan-castle\nA: coins 0")

    table.refuses("A", "reserve 1 4", "C8-MOB-McLaird")


def test_c8_mob_mclaird_2__the_die_may_discard_it() -> None:
    table = penny_mobs_table(
        "3 players, die\ncircuit: die moray A easdale B C",
        freed={"McLaird": "A"},
        reserved=("moray", 1),
    )

    assert "moray" in table.discarded.split()
    assert board(table).reserved is None
    assert board(table).spent == ()


def test_c8_mob_mclaird_2__no_other_player_may_discard_it() -> None:
    dear = "donan-castle castle-stalker"
    table = reserved(
        f"B {dear} A C", "castle-stalker", more="B: coins 0\nstack A:\nstack B:\nstack C:\nstack D:"
    )

    assert table.options("B", "discard") == {"1"}
    table.refuses("B", "discard 2", "C8-MOB-McLaird")


def test_c8_mob_mclaird_2__nothing_before_the_move_may_spoil_it() -> None:
    table = penny_mobs_table(
        "3 players\ncircuit: A easdale moray B C",
        freed={"McLaird": "A", "MacDarkie": "A"},
        reserved=("moray", 1),
    )

    assert table.options("A", "summon") == {"MacDarkie"}  # not his only Scotsman on a tile


def test_c8_mob_mclaird_2__others_may_do_before_their_move_what_they_like() -> None:
    table = penny_mobs_table(
        "3 players\ncircuit: B easdale moray A C",
        freed={"McLaird": "A", "MacDarkie": "B"},
        reserved=("moray", 1),
    )

    assert table.options("B", "summon") == {"MacDarkie", "MacDarkie 0,0"}
