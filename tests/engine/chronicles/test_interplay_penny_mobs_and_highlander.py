"""Test mobsters on the mountain."""

import json

from games.engine.chronicles.highlander.board import highlander_board
from tests.engine.chronicles.penny_mobs_table import board, penny_mobs_table
from tests.engine.scripted_table_2 import Table


def on_the_mountain(circuit: str, finds: str, more: str = "", **start: object) -> Table:
    """Return a table of three with the mountain on the rondel and something on it."""
    goods = [word for word in finds.split() if word != "coin"]
    hill = {"board": "highlander", "coins": finds.split().count("coin"), "goods": goods}
    rondel = f"rondel: {circuit}"
    return penny_mobs_table(
        f"3 players\n{rondel}\n{more}",
        also="2",
        boards=f"board: {json.dumps(hill)}",
        **start,  # type: ignore[arg-type]
    )


def test_c8_mob_mctrick__an_exchange_on_stopping_there() -> None:
    table = on_the_mountain("8 A, 9 B, 10 C, 11 mountain", "coin wood", freed={"McTrick": "A"})

    table.plays("A", "go 11", until="trick")
    table.plays("A", "trick coin cattle")

    assert (highlander_board(table.game).coins, highlander_board(table.game).goods) == (
        0,
        ("wood", "cattle"),
    )
    table.asks("A", "activate")


def test_c8_mob_mctrick__and_again_before_leaving_and_collecting() -> None:
    table = on_the_mountain("11 mountain, 11 A, 13 B, 14 C", "wood", freed={"McTrick": "A"})

    table.asks("A", "trick")
    table.plays("A", "trick wood sheep", until="put-finds")
    table.plays("A", "put sheep 0,0")

    assert table.goods("A") == "sheep"


def test_c8_mob_mctrick__collecting_at_the_end_counts_as_leaving() -> None:
    close = '{"kind": "close-turn"}'
    table = on_the_mountain(
        "8 the-end, 9 B, 10 C, 11 mountain, 11 A",
        "wood",
        f"stack D:\nto do: {close}",
        freed={"McTrick": "A"},
    )

    table.asks("A", "trick")


def test_c8_mob_mctrick__only_for_his_owner_and_only_if_something_lies_there() -> None:
    other = on_the_mountain("8 A, 9 B, 10 C, 11 mountain", "coin", freed={"McTrick": "B"})
    empty = on_the_mountain("8 A, 9 B, 10 C, 11 mountain", "", freed={"McTrick": "A"})

    for table in (other, empty):
        table.plays("A", "go 11")
        table.asks("A", "activate")


def test_g2_chr_3__a_coin_that_macdarkie_will_ask_for_is_no_toll() -> None:
    table = on_the_mountain(
        "10 A, 11 mountain, 13 moray, 14 B, 15 C, 16 lochaber",
        "",
        "market: wood 0\nA: coins 1\nB: supply 8\nA map:\n"
        "  | 0 | 1\n  0 | starting-village @ wood | home-castle",
        freed={"MacDarkie": "B"},
        figures={"MacDarkie": ("A", (0, 0))},
    )

    table.plays("A", "take 13", until="place-tile")

    assert highlander_board(table.game).goods == ("wood",)
    assert table.of("A").coins == 1


def test_x_2_8__a_player_with_a_reserved_tile_may_not_stop_on_the_mountain() -> None:
    table = on_the_mountain(
        "8 A, 9 B, 10 C, 11 mountain, 13 moray",
        "",
        freed={"McLaird": "A"},
        reserved=("moray", 1),
    )

    table.refuses("A", "go 11", "C8-MOB-McLaird")
    assert table.options("A", "take") == {"13"}


def test_x_2_8__what_lay_on_the_mountain_helps_to_pay_for_the_reserved_tile() -> None:
    table = on_the_mountain(
        "11 mountain, 11 A, 13 loch-shiel, 14 B, 15 C",
        "coin",
        "A: coins 0",
        freed={"McLaird": "A"},
        reserved=("loch-shiel", 1),
    )

    assert table.options("A", "take") == {"13"}
    assert board(table).spent == ()


def test_x_2_8__a_toll_that_leaves_the_tile_unpayable_turns_mclaird_over() -> None:
    table = on_the_mountain(
        "8 A, 9 B, 10 C, 11 mountain, 13 loch-shiel",  # which costs 1 coin
        "",
        "A: coins 1",
        freed={"McLaird": "A"},
        reserved=("loch-shiel", 1),
    )

    assert board(table).spent == ("McLaird",)
    assert "11" in table.options("A", "go")
