"""The market (G2-MKT)."""

import pytest

from games.engine.core.facts import GoodBought, GoodSold
from tests.engine.scripted_table_2 import Table, given

GOODS = ("wood", "stone", "barley", "sheep", "cattle")


def buyer(row: int, coins: int = 20) -> Table:
    """Return a table where A can take a village for 1 stone that must be bought."""
    return given(f"""
        4 players
        circuit: A aviemore B C D
        market: stone {row}
        A: coins {coins}
        """)


def trader(tile: str, goods: str = "", coins: int = 20, market: str = "", clans: str = "") -> Table:
    """Return a table where A has just placed a pasture beside a trade tile."""
    table = given(f"""
        4 players
        circuit: A lochaber B C D
        market: {market}
        {"clans: " + clans if clans else ""}
        A: coins {coins}
        A map:
              | 0                  | 1                    | 2
            1 |                    |                      | {tile}
            0 | starting-village @ | home-castle {goods}  |
        """)
    table.plays("A", "take 1", "place 1,1")
    return table


def test_g2_mkt_1__a_row_for_each_of_the_five_resources() -> None:
    assert tuple(given("4 players").game.state.market) == GOODS


@pytest.mark.parametrize(("row", "price"), [(0, 1), (1, 2), (2, 3)])
def test_g2_mkt_1__the_fields_are_1_2_3(row: int, price: int) -> None:
    table = buyer(row)

    table.plays("A", "take 1", "place 0,1", "decline")

    assert (table.of("A").coins, table.row("stone")) == (20 - price, row + 1)


def test_g2_mkt_2__the_leftmost_empty_field_is_filled_and_costs_what_it_says() -> None:
    table = trader("tain-grocer")

    table.plays("A", "activate 2,1", "buy cattle", "buy cattle", "buy cattle", "end")

    assert [fact.coins for fact in table.facts_of(GoodBought)] == [1, 2, 3]
    assert (table.row("cattle"), table.of("A").coins) == (3, 20 - 6)


def test_g2_mkt_2__without_an_empty_field_or_the_coins_there_is_no_purchase() -> None:
    buyer(3).refuses("A", "take 1", "G2-TURN-4")
    buyer(2, coins=2).refuses("A", "take 1", "G2-TURN-4")
    table = trader("tain-grocer", market="wood 3")
    table.plays("A", "activate 2,1", until="pay")
    table.refuses("A", "buy wood", "G2-MKT-2")


def test_g2_mkt_2__bought_to_pay_for_a_tile_and_never_laid_on_one() -> None:
    table = buyer(0)

    table.plays("A", "take 1", until="place-tile")

    assert (table.goods("A"), table.row("stone")) == ("", 1)


def test_g2_mkt_2__a_cattle_bought_for_2_is_given_to_the_butcher_at_once() -> None:
    table = trader("dingwall-butcher", market="cattle 1")

    table.plays("A", "activate 2,1", "give 1", "buy cattle")

    assert table.facts_of(GoodBought) == [GoodBought(0, "cattle", 2)]
    assert (table.of("A").points, table.of("A").coins, table.goods("A")) == (2, 18, "")


def test_g2_mkt_2__bought_for_a_distillery() -> None:
    table = trader("pulteney")

    table.plays("A", "activate 2,1")

    assert (table.of("A").whisky, table.row("barley"), table.goods("A")) == (1, 1, "")


def test_g2_mkt_2__any_number_may_be_bought_in_a_turn() -> None:
    table = given("""
        4 players
        circuit: A duart-castle B C D
        A: coins 6
        A map:
              | 0                  | 1           | 2
            0 | starting-village @ | home-castle | carrbridge
        """)

    table.plays("A", "take 1", "place 1,1", "decline", "activate 2,0")

    assert [(fact.good, fact.coins) for fact in table.facts_of(GoodBought)] == [
        *(("wood", 1), ("stone", 1), ("sheep", 1)),
        *(("wood", 2), ("stone", 2)),
    ]
    assert (table.of("A").coins, table.of("A").points) == (6 - 3 + 1 - 4, 7)


def test_g2_mkt_2__nothing_is_bought_for_stock() -> None:
    table = given("4 players\ncircuit: A easdale B C D")

    for moves, question in [((), "take-tile"), (("take 1",), "place-tile"), (("place 0,1",), "")]:
        table.plays("A", *moves, until=question)
        assert table.options("A", "buy") == set()
        table.refuses("A", "buy wood", "G2-MKT-2")


def test_g2_mkt_2__only_what_is_due_may_be_bought() -> None:
    table = trader("dingwall-butcher", market="wood 1")

    table.plays("A", "activate 2,1", "give 2", until="pay")

    assert table.options("A", "buy") == {"sheep", "cattle"}
    table.refuses("A", "buy wood", "G2-MKT-2")


def test_g2_mkt_2__own_resources_need_not_be_used_first() -> None:
    table = given("""
        4 players
        circuit: A aviemore B C D
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle stone
        """)

    table.plays("A", "take 1", until="pay")
    assert (table.options("A", "pay"), table.options("A", "buy")) == ({"stone 1,0"}, {"stone"})
    table.plays("A", "buy stone", "place 0,1", "decline")

    assert (table.goods("A"), table.of("A").coins) == ("stone", 4)


def test_g2_mkt_2__what_can_be_paid_in_one_way_only_is_not_asked() -> None:
    table = given("""
        4 players
        circuit: A aviemore B C D
        A: coins 0
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle stone
        """)

    table.plays("A", "take 1", until="place-tile")

    assert table.goods("A") == ""


SELLER = """
    4 players
    circuit: A aviemore B C D
    market: wood 2, sheep 3
    A: coins 0
    A map:
          | 0                           | 1                         | 2
        0 | starting-village sheep @    | home-castle wood stone    | black-isle wood
    """


@pytest.mark.parametrize("row", [1, 2, 3])
def test_g2_mkt_3__the_rightmost_occupied_field_pays(row: int) -> None:
    table = given(SELLER.replace("sheep 3", f"sheep {row}"))

    table.plays("A", "sell sheep 0,0")

    assert table.facts_of(GoodSold) == [GoodSold(0, "sheep", (0, 0), row)]
    assert (table.of("A").coins, table.row("sheep")) == (row, row - 1)


def test_g2_mkt_3__an_empty_row_buys_nothing() -> None:
    table = given(SELLER)

    assert "stone 1,0" not in table.options("A", "sell")
    table.refuses("A", "sell stone 1,0", "G2-MKT-3")


def test_g2_mkt_3__any_number_in_a_turn_until_the_row_is_empty() -> None:
    table = given(SELLER.replace("black-isle wood", "black-isle wood wood"))

    table.plays("A", "sell wood 2,0", "sell wood 1,0", "sell sheep 0,0")

    assert table.of("A").coins == 2 + 1 + 3
    table.refuses("A", "sell wood 2,0", "G2-MKT-3")


def test_g2_mkt_3__at_every_moment_of_the_turn() -> None:
    table = given(SELLER.replace("market: wood 2", "market: stone 1, wood 3"))

    table.plays("A", "sell sheep 0,0", "take 1", until="pay")  # before moving
    table.plays("A", "sell wood 1,0", until="pay")  # in the middle of a payment
    table.plays("A", "buy stone", "sell stone 1,0", until="place-tile")
    table.plays("A", "place 1,1", "sell wood 2,0", until="recruit")
    assert table.of("A").coins == 3 + 3 - 2 + 2 + 2


def test_g2_mkt_3__before_an_activation_to_make_room() -> None:
    table = given("""
        4 players
        circuit: A lochaber B C D
        market: barley 1
        A map:
              | 0                  | 1           | 2
            0 | starting-village @ | home-castle | black-isle barley barley barley
        """)

    table.plays("A", "take 1", "place 1,1")
    assert "2,0" not in table.options("A", "activate")
    table.plays("A", "sell barley 2,0", "activate 2,0")

    assert (table.goods("A", "2,0"), table.of("A").coins) == ("barley barley barley", 6)


def test_g2_mkt_3__to_pay_roads() -> None:
    table = given("""
        4 players
        circuit: A john-knox B C D
        market: sheep 2
        A: coins 0
        A map:
              | 0                  | 1
            0 | starting-village @ | home-castle sheep
        """)

    table.plays("A", "take 1", "claim Douglas", until="pay")
    table.plays("A", "sell sheep 1,0", "end")

    assert (table.clans, table.of("A").coins, table.points[0]) == ("Douglas A", 0, 3)


def test_g2_mkt_3__not_in_the_turn_of_another() -> None:
    table = given(SELLER)

    table.plays("A", "take 5", "place -1,0", "decline", "end")

    table.asks("B", "take-tile")
    table.refuses("A", "sell sheep 0,0", "G2-TURN-1")


def test_g2_mkt_3__a_sheep_is_sold_for_3() -> None:
    table = trader("dingwall-butcher", "sheep", market="sheep 3")

    table.plays("A", "sell sheep 1,0")

    assert (table.of("A").coins, table.row("sheep"), table.goods("A")) == (23, 2, "")


def test_g2_mkt_4__whisky_and_scotsmen_are_neither_sold_nor_bought() -> None:
    table = given("4 players\ncircuit: A clachaig-inn B C D\nA: coins 30\nmarket: wood 3")

    table.refuses("A", "take 1", "G2-TURN-4")  # it costs a whisky
    table.refuses("A", "sell whisky 0,0", "G2-MKT-4")
    table.refuses("A", "sell scotsman 0,0", "G2-MKT-4")
    assert "whisky" not in table.game.state.market


def test_g2_mkt_5__from_any_tile_of_the_own_territory() -> None:
    table = given(SELLER.replace("A: coins 0", "A: coins 0, whisky 1").replace("aviemore", "nairn"))

    assert table.options("A", "sell") == {"sheep 0,0", "wood 1,0", "wood 2,0"}
    table.plays("A", "take 1", until="pay")
    assert table.options("A", "pay") == {"wood 1,0", "wood 2,0"}
    table.refuses("A", "sell wood 0,0", "G2-MKT-3")
