"""The market (G1-MKT)."""

import pytest

from games.engine.core.facts import GoodBought, GoodSold
from tests.engine.scripted_table_2010 import Table, given

GOODS = ("wood", "stone", "grain", "cattle", "sheep")


def buyer(row: int, coins: int = 20) -> Table:
    """Return a table where A can take a village for 1 stone that must be bought."""
    return given(f"""
        4 players
        circuit: A village-2 B C D
        market: stone {row}
        A: coins {coins}
        """)


def grocer(goods: str, coins: int = 20, market: str = "") -> Table:
    """Return a table where A has just placed a forest beside the grocer."""
    table = given(f"""
        4 players
        circuit: A forest-3 B C D
        market: {market}
        A: coins {coins}
        A map:
              | -1                 | 0               | 1         | 2
            1 |                    |                 |           | grocer-1
            0 | quarry-1 {goods}   | start-village @ | forest-2  |
        """)
    table.plays("A", "take 1", "place 1,1")
    return table


def fair(goods: str, coins: int = 20, market: str = "") -> Table:
    """Return a table where A has just placed a forest beside the fair for up to four."""
    table = given(f"""
        4 players
        circuit: A forest-3 B C D
        market: {market}
        A: coins {coins}
        A map:
              | -1                   | 0               | 1
            0 | cornfield-1 {goods}  | start-village @ | fair-3
        """)
    table.plays("A", "take 1", "place 1,1")
    return table


def test_g1_mkt_1__a_row_for_each_of_the_five_resources() -> None:
    assert sorted(given("4 players").game.state.market) == sorted(GOODS)


@pytest.mark.parametrize(("row", "price"), [(0, 1), (1, 2), (2, 3)])
def test_g1_mkt_1__the_fields_are_1_2_3(row: int, price: int) -> None:
    table = buyer(row)

    table.plays("A", "take 1", "place 0,1")

    assert table.facts_of(GoodBought) == [GoodBought(0, "stone", price)]
    assert (table.of("A").coins, table.row("stone")) == (20 - price, row + 1)


def test_g1_mkt_2__the_leftmost_empty_field_is_filled_and_costs_what_it_says() -> None:
    table = grocer("", market="wood 3, stone 3, grain 3, sheep 3")

    table.plays("A", "activate 2,1", "end")

    assert [fact.coins for fact in table.facts_of(GoodBought)] == [1, 2, 3]
    assert (table.row("cattle"), table.of("A").coins) == (3, 20 - 6)


def test_g1_mkt_2__without_an_empty_field_there_is_no_purchase() -> None:
    table = grocer("wood", market="wood 3")

    table.plays("A", "activate 2,1", until="pay")

    assert "wood" not in table.options("A", "buy")
    table.refuses("A", "buy wood", "G1-MKT-2")


def test_g1_mkt_2__nor_without_the_coins() -> None:
    table = grocer("wood wood", coins=1, market="stone 1")

    table.plays("A", "activate 2,1", until="pay")

    table.refuses("A", "buy stone", "G1-MKT-2")
    buyer(2, coins=2).refuses("A", "take 1", "G1-TURN-4")


def test_g1_mkt_3__bought_to_pay_for_a_tile_and_never_laid_on_one() -> None:
    table = buyer(0)

    table.plays("A", "take 1", until="place-tile")

    assert table.goods("A") == ""
    assert table.row("stone") == 1


def test_g1_mkt_3__bought_for_the_exchange_of_a_brown_tile() -> None:
    table = fair("")

    table.plays("A", "activate 1,0", "give 1", "buy sheep")

    assert (table.of("A").points, table.of("A").coins, table.goods("A")) == (1, 19, "")


def test_g1_mkt_3__bought_for_a_distillery() -> None:
    table = given("""
        4 players
        circuit: A forest-3 B C D
        A map:
              | 0               | 1
            0 | start-village @ | distillery-2
        """)

    table.plays("A", "take 1", "place 1,1", "activate 1,0")

    assert (table.of("A").whisky, table.of("A").coins) == (1, 5)
    assert (table.row("grain"), table.goods("A")) == (1, "")


def test_g1_mkt_3__any_number_may_be_bought_in_a_turn() -> None:
    table = given("""
        4 players
        circuit: A castle-moil B C D
        A: coins 8
        A map:
              | 0               | 1
            0 | start-village @ | distillery-2
        """)

    table.plays("A", "take 1", "place 1,1", "activate 1,0", "end")

    assert [(fact.good, fact.coins) for fact in table.facts_of(GoodBought)] == [
        ("wood", 1),
        ("stone", 1),
        ("grain", 1),
        ("grain", 2),
    ]


def test_g1_mkt_3__nothing_is_bought_for_stock() -> None:
    table = given("""
        4 players
        circuit: A forest-1 B C D
        """)

    for moves, question in [((), "take-tile"), (("take 1",), "place-tile"), (("place 0,1",), "")]:
        table.plays("A", *moves, until=question)
        assert table.options("A", "buy") == set()
        table.refuses("A", "buy grain", "G1-MKT-3")


def test_g1_mkt_3__only_what_is_due_may_be_bought() -> None:
    table = given("""
        4 players
        circuit: A village-2 B C D
        market: wood 3, stone 2
        A: coins 0
        A map:
              | 0               | 1
            0 | start-village @ | forest-2 wood
        """)

    table.plays("A", "take 1", until="pay")

    table.refuses("A", "buy sheep", "G1-MKT-3")


def test_g1_mkt_4__own_cubes_pay_before_the_market_does() -> None:
    table = given("""
        4 players
        circuit: A castle-stalker B C D
        A map:
              | 0               | 1
            0 | start-village @ | forest-2 wood
        """)

    table.plays("A", "take 1", "place 0,1")

    assert [fact.good for fact in table.facts_of(GoodBought)] == ["stone"]
    assert (table.goods("A"), table.of("A").coins) == ("", 5)
    assert (table.row("wood"), table.row("stone")) == (0, 1)


def test_g1_mkt_4__what_one_owns_may_not_be_bought() -> None:
    table = given("""
        4 players
        circuit: A fair-1 B C D
        A map:
              | 0               | 1             | 2
            1 |                 |               | forest-3 wood
            0 | start-village @ | forest-2 wood |
        """)

    table.plays("A", "take 1", until="pay")

    assert table.options("A", "pay") == {"wood 1,0", "wood 2,1"}
    table.refuses("A", "buy wood", "G1-MKT-4")


def test_g1_mkt_4__fixed_costs_are_counted_kind_by_kind() -> None:
    table = given("""
        4 players
        circuit: A village-2 B C D
        A map:
              | 0               | 1                       | 2
            0 | start-village @ | forest-2 wood wood wood | pasture-3 cattle
        """)

    table.plays("A", "take 1", "place 0,1")

    assert (table.of("A").coins, table.goods("A")) == (5, "cattle wood wood wood")


def test_g1_mkt_4__only_the_missing_part_of_a_kind_is_bought() -> None:
    table = given("""
        4 players
        circuit: A forest-3 B C D
        A map:
              | -1               | 0               | 1        | 2
            1 |                  |                 |          | butcher-2
            0 | pasture-3 cattle | start-village @ | forest-2 |
        """)

    table.plays("A", "take 1", "place 1,1", "activate 2,1", "give 2")

    assert (table.of("A").points, table.of("A").coins, table.goods("A")) == (4, 5, "")


def test_g1_mkt_4__of_any_three_only_the_shortfall_is_bought_in_kinds_of_choice() -> None:
    table = grocer("wood sheep")

    table.plays("A", "activate 2,1", until="pay")
    assert table.options("A", "buy") == set(GOODS)
    table.plays("A", "buy wood", until="pay")
    assert table.options("A", "buy") == set()
    table.refuses("A", "buy grain", "G1-MKT-4")
    table.plays("A", "pay wood -1,0")

    assert (table.of("A").points, table.of("A").coins, table.goods("A")) == (8, 19, "")


def test_g1_mkt_4__with_three_own_cubes_nothing_is_bought_for_any_three() -> None:
    table = grocer("wood sheep sheep", market="sheep 1")

    table.plays("A", "activate 2,1", until="pay")

    table.refuses("A", "buy wood", "G1-MKT-4")


def test_g1_mkt_4__three_cubes_that_nobody_buys_are_given_without_a_question() -> None:
    table = grocer("wood sheep sheep")

    table.plays("A", "activate 2,1")

    assert (table.of("A").points, table.goods("A"), table.of("A").coins) == (8, "", 20)


def test_g1_mkt_4__of_different_ones_own_kinds_are_counted() -> None:
    table = fair("wood wood wood")

    table.plays("A", "activate 1,0", "give 2", until="pay")
    assert table.options("A", "buy") == {"stone", "grain", "cattle", "sheep"}
    table.refuses("A", "buy wood", "G1-MKT-4")
    table.plays("A", "buy sheep")

    assert (table.of("A").points, table.goods("A")) == (3, "wood wood")


def test_g1_mkt_4__with_enough_own_kinds_none_is_bought() -> None:
    table = fair("wood stone", market="stone 1")

    table.plays("A", "activate 1,0", "give 2", until="pay")

    table.refuses("A", "buy sheep", "G1-MKT-4")


def test_g1_mkt_4__the_shortfall_is_of_the_number_chosen() -> None:
    table = fair("wood stone", market="stone 1")

    table.plays("A", "activate 1,0", "give 4", until="pay")
    table.plays("A", "buy sheep", "buy grain", until="pay")
    assert table.options("A", "buy") == set()
    table.plays("A", "pay stone -1,0")

    assert (table.of("A").points, table.goods("A"), table.of("A").coins) == (8, "", 18)


def test_g1_mkt_4__what_one_owns_is_counted_when_one_buys() -> None:
    table = fair("wood stone", market="stone 2")

    table.plays("A", "activate 1,0", "give 2", until="pay")
    table.plays("A", "sell stone -1,0", until="pay")
    assert "sheep" in table.options("A", "buy")
    table.plays("A", "buy sheep")

    assert (table.of("A").points, table.of("A").coins) == (3, 20 + 2 - 1)


SELLER = """
    4 players
    circuit: A forest-1 B C D
    market: wood 3, cattle 1
    A map:
          | 0                   | 1                         | 2
        1 |                     |                           | pasture-2 cattle cattle
        0 | start-village @     | forest-2 wood wood wood   | quarry-1 stone
    """


def test_g1_mkt_5__a_sale_brings_the_coins_of_the_rightmost_occupied_field() -> None:
    table = given(SELLER)

    table.plays("A", "sell wood 1,0", "sell wood 1,0", "sell wood 1,0")

    assert [fact.coins for fact in table.facts_of(GoodSold)] == [3, 2, 1]
    assert (table.of("A").coins, table.row("wood"), table.goods("A", "1,0")) == (12, 0, "")


def test_g1_mkt_5__an_empty_row_buys_nothing() -> None:
    table = given(SELLER)

    table.refuses("A", "sell stone 2,0", "G1-MKT-5")
    table.plays("A", "sell cattle 2,1")
    table.refuses("A", "sell cattle 2,1", "G1-MKT-5")


def test_g1_mkt_5__only_from_an_own_tile_with_such_a_cube() -> None:
    table = given(SELLER)

    table.refuses("A", "sell wood 2,1", "G1-MKT-5")
    table.refuses("A", "sell wood 5,5", "G1-MKT-5")


def test_g1_mkt_5__at_any_time_of_the_own_turn() -> None:
    table = given(SELLER)

    table.plays("A", "sell wood 1,0")  # before the figure moves
    table.plays("A", "take 1", "sell wood 1,0", until="place-tile")
    table.plays("A", "place 0,1", "sell wood 1,0", "activate 0,1", "sell cattle 2,1")

    assert table.of("A").coins == 6 + 3 + 2 + 1 + 1


def test_g1_mkt_5__in_the_middle_of_a_payment() -> None:
    table = given("""
        4 players
        circuit: A castle-stalker B C D
        market: cattle 2, stone 1, wood 1
        A: coins 2
        A map:
              | 0               | 1                | 2
            0 | start-village @ | pasture-3 cattle | forest-2
        """)

    table.plays("A", "take 1", until="pay")
    table.plays("A", "buy stone", until="pay")
    table.plays("A", "sell cattle 1,0", until="place-tile")  # the wood follows by itself

    assert (table.of("A").coins, table.row("wood"), table.row("cattle")) == (0, 2, 1)


def test_g1_mkt_5__not_in_the_turn_of_another() -> None:
    table = given(SELLER)

    table.plays("A", "take 7", "place -1,0", "end")

    table.asks("B", "take-tile")
    table.refuses("A", "sell wood 1,0", "G1-TURN-1")


def test_g1_mkt_6__whisky_and_clan_members_are_not_sold() -> None:
    table = given("""
        4 players
        market: wood 3
        A: whisky 5
        """)

    assert table.options("A", "sell") == set()
    table.refuses("A", "sell whisky 0,0", "G1-MKT-6")


def test_g1_mkt_6__whisky_is_not_bought() -> None:
    table = given("""
        4 players
        circuit: A tavern-1 B C D
        A: coins 30
        A map:
              | 0               | 1
            0 | start-village @ | quarry-1
        """)

    table.refuses("A", "take 1", "G1-TURN-4")
    assert "whisky" not in table.game.state.market
