"""Placing tiles (G1-PLC)."""

import pytest

from games.engine.core.facts import GoodBought, ScotsmanLeft, TilePlaced
from tests.engine.scripted_table_2010 import Table, given

#: Room for a tile without river or road, with clan members on two sides of it.
GLEN = """
    4 players
    circuit: A {} B C D
    A: coins 20, whisky 3
    A map:
           | -1       | 0               | 1            | 2          | 3
         1 |          | loch-lochy      |              | forest-4 @ |
         0 | forest-5 | start-village @ | cornfield-2  | quarry-6   |
        -1 |          |                 |              | quarry-4   |
    """
#: Where such a tile may lie there.
OPEN = {"1,1", "-1,1", "2,2", "3,1", "-1,-1", "1,-1"}


def territory(tile: str) -> Table:
    """Return a table where A has taken a tile and must place it."""
    table = given(GLEN.format(tile))
    table.plays("A", "take 1", until="place-tile")
    return table


def test_g1_plc_1__a_tile_shares_a_whole_side_with_another() -> None:
    table = territory("forest-3")

    assert table.options("A", "place") == OPEN
    table.refuses("A", "place 3,2", "G1-PLC-1")  # touches forest-4 with a corner only
    table.refuses("A", "place 1,2", "G1-PLC-1")
    table.refuses("A", "place 5,5", "G1-PLC-1")
    table.plays("A", "place 1,1")
    assert table.tile("A", "1,1") == "forest-3"


@pytest.mark.parametrize("cell", ["0,0", "2,1", "0,1"])
def test_g1_plc_1__not_on_another_tile(cell: str) -> None:
    territory("forest-3").refuses("A", f"place {cell}", "G1-PLC-1")


def test_g1_plc_2__a_tile_needs_a_clan_member_beside_it() -> None:
    table = territory("forest-3")

    table.refuses("A", "place 3,-1", "G1-PLC-2")
    table.refuses("A", "place 2,-2", "G1-PLC-2")
    assert {"1,-1", "3,1"} <= table.options("A", "place")  # by a corner, and by a side


def test_g1_plc_2__it_holds_for_river_and_road_too() -> None:
    table = given("""
        4 players
        circuit: A forest-1 quarry-1 B C D
        A map:
               | 0               | 1
             1 | loch-lochy @    |
             0 | start-village   | forest-2
            -1 | meadow-3        |
            -2 | village-8       |
        """)

    table.plays("A", "take 1", "end")  # one end of the river only, unasked
    assert table.tile("A", "0,2") == "forest-1"
    table.plays("A", "take 2", "end")
    assert table.tile("A", "-1,0") == "quarry-1"


def test_g1_plc_2__only_own_clan_members_count() -> None:
    table = given("""
        4 players
        circuit: A forest-1 forest-3 B C D
        A map:
               | 0             | 1        | 2
             0 | start-village | forest-2 | quarry-1 @
        B map:
               | 0
             0 | start-village @@@
        """)

    table.refuses("A", "take 1", "G1-TURN-4")


@pytest.mark.parametrize("tile", ["forest-1", "meadow-1", "loch-morar", "bridge-1", "village-8"])
def test_g1_plc_3__a_river_tile_lengthens_the_river_at_either_end(tile: str) -> None:
    table = given(f"""
        4 players
        circuit: A {tile} B C D
        A map:
               | -1       | 0               | 1
             1 |          | loch-lochy @    |
             0 | forest-2 | start-village @ | quarry-1
        """)

    table.plays("A", "take 1", until="place-tile")
    assert table.options("A", "place") == {"0,2", "0,-1"}
    for elsewhere in ("-1,1", "1,1", "2,0", "-2,0"):
        table.refuses("A", f"place {elsewhere}", "G1-PLC-3")


@pytest.mark.parametrize("tile", ["quarry-1", "village-1", "iona-abbey", "fair-4", "donan-castle"])
def test_g1_plc_3__a_road_tile_lengthens_the_road_at_either_end(tile: str) -> None:
    table = given(f"""
        4 players
        circuit: A {tile} B C D
        A map:
               | -1         | 0               | 1
             1 |            | loch-lochy      |
             0 | forest-2 @ | start-village @ | forest-5 @
        """)

    table.plays("A", "take 1", until="place-tile")
    assert table.options("A", "place") == {"-2,0", "2,0"}
    for elsewhere in ("0,2", "0,-1", "1,1"):
        table.refuses("A", f"place {elsewhere}", "G1-PLC-3")


def test_g1_plc_3__at_the_start_north_and_south_or_east_and_west() -> None:
    river = given("4 players\ncircuit: A forest-1 B C D")
    river.plays("A", "take 1", until="place-tile")
    assert river.options("A", "place") == {"0,1", "0,-1"}

    road = given("4 players\ncircuit: A quarry-1 B C D")
    road.plays("A", "take 1", until="place-tile")
    assert road.options("A", "place") == {"1,0", "-1,0"}


def test_g1_plc_4__a_tile_without_river_or_road_keeps_both_open() -> None:
    table = territory("forest-3")

    for in_the_way in ("0,2", "0,-1", "3,0", "-2,0"):
        table.refuses("A", f"place {in_the_way}", "G1-PLC-4")


def test_g1_plc_4__such_a_tile_has_no_place_beside_the_start_village_alone() -> None:
    table = given("4 players\ncircuit: A butcher-1 B C D")

    table.refuses("A", "take 1", "G1-TURN-4")


def test_g1_plc_4__column_and_row_stay_reserved_far_from_their_ends() -> None:
    table = given("""
        4 players
        circuit: A forest-3 B C D
        A map:
              | -1       | 0               | 1
            3 | quarry-3 |                 |
            2 | quarry-4 |                 |
            1 | forest-4 @ |               |
            0 | forest-2 | start-village   | quarry-1
        A: coins 0
        """)

    table.plays("A", "take 1", until="place-tile")
    table.refuses("A", "place 0,2", "G1-PLC-4")  # the river may still come this way
    assert table.options("A", "place") == {"-2,1", "-2,2"}


def test_g1_plc_5__the_cost_is_paid_before_the_tile_is_placed() -> None:
    table = territory("village-3")

    assert (table.of("A").coins, table.row("stone")) == (19, 1)
    table.asks("A", "place-tile")


def test_g1_plc_5__a_tavern_is_paid_with_whisky() -> None:
    table = territory("tavern-1")

    assert (table.of("A").whisky, table.of("A").coins) == (2, 20)
    table.asks("A", "place-tile")


def test_g1_plc_5__paying_comes_before_placing() -> None:
    table = given(GLEN.format("village-3"))

    table.plays("A", "take 1", "place 1,1")

    order = [type(fact) for fact in table.facts if isinstance(fact, GoodBought | TilePlaced)]
    assert order == [GoodBought, TilePlaced]


def test_g1_plc_5__the_clan_member_paid_for_loch_ness_is_gone_before_it_is_placed() -> None:
    table = given("""
        4 players
        circuit: A loch-ness B C D
        A map:
               | 0               | 1
             1 | loch-lochy @    |
             0 | start-village @ | forest-2
        """)

    table.plays("A", "take 1", until="give-clan-member")
    table.plays("A", "sacrifice 0,0")

    assert table.facts_of(ScotsmanLeft) == [ScotsmanLeft(0, (0, 0), "paid")]
    assert table.tile("A", "0,2") == "loch-ness"  # the southern end is out of reach by now


@pytest.mark.parametrize(
    "tile",
    [
        *("pasture-2", "meadow-2", "cornfield-3", "quarry-3", "forest-3", "distillery-1"),
        *("village-3", "castle-moil", "butcher-1", "fair-1", "tavern-1", "grocer-1"),
    ],
)
def test_g1_plc_6__colours_and_kinds_do_not_matter(tile: str) -> None:
    assert territory(tile).options("A", "place") == OPEN


def test_g1_plc_6__tiles_do_not_turn() -> None:
    table = territory("forest-3")

    places = [option for option in table.game.options(0) if option[0] == "place"]
    assert {len(option) for option in places} == {2}  # a cell, nothing else to choose
