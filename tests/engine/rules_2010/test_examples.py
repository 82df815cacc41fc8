"""A whole turn with the market, as in the rulebook's long example."""

from games.engine.core.facts import GoodBought, GoodPaid, GoodSold
from tests.engine.scripted_table_2010 import given


def test_g1_mkt_5__annes_turn() -> None:
    table = given("""
        4 players
        circuit: A iona-abbey B C D
        market: cattle 2, stone 1, sheep 2
        A: coins 3
        A map:
               | -2                 | -1               | 0             | 1          | 2
             1 |                    |                  |               | quarry-3 @ |
             0 | forest-2 wood wood | pasture-3 cattle | start-village | fair-3     |
            -1 |                    |                  |               | meadow-2   |
        """)

    table.plays("A", "sell cattle -1,0", "take 1")  # with one place for the abbey: 2,0
    assert table.facts_of(GoodSold) == [GoodSold(0, "cattle", (-1, 0), 2)]
    assert table.facts_of(GoodPaid) == [GoodPaid(0, "wood", (-2, 0))]
    assert table.facts_of(GoodBought) == [GoodBought(0, "stone", 2), GoodBought(0, "sheep", 3)]
    assert (table.of("A").coins, table.goods("A")) == (0, "wood")
    assert table.tile("A", "2,0") == "iona-abbey"

    table.plays("A", "activate 1,1", "activate 1,-1", "activate 2,0", "choose sheep")
    assert table.goods("A") == "sheep sheep stone wood"
    table.plays("A", "sell sheep 2,0")
    assert table.of("A").coins == 3

    table.plays("A", "activate 1,0", "give 4", "buy grain", until="pay")
    table.plays("A", "pay wood -2,0", "pay stone 1,1", "pay sheep 1,-1", "end")
    assert (table.of("A").points, table.of("A").coins, table.goods("A")) == (8, 2, "")
    assert [table.row(good) for good in ("grain", "cattle", "stone", "sheep")] == [1, 1, 2, 2]
