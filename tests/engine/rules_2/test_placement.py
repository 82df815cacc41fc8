"""Placing tiles (G2-PLC)."""

import pytest

from games.engine.core.facts import GoodBought, TilePlaced
from tests.engine.scripted_table_2 import Table, given

CROSS = """
    4 players
    circuit: A {} B C D
    A: coins 9
    A map:
          | -1       | 0                  | 1           | 2        | 3
        1 |          |                    | moray @     |          |
        0 | halkirk  | starting-village @ | home-castle | beauly   | black-isle
    """


def taking(tile: str, position: str = CROSS) -> Table:
    """Return a table where A has paid for a tile and must place it."""
    table = given(position.format(tile))
    table.plays("A", "take 1", until="place-tile")
    return table


def test_g2_plc_1__a_side_must_touch_a_placed_tile() -> None:
    table = taking("lochaber")

    south = {"-1,-1", "0,-1", "1,-1"}
    north = {"-1,1", "0,1", "2,1", "1,2"}
    assert table.options("A", "place") == north | south


@pytest.mark.parametrize("cell", ["0,2", "2,2", "1,1", "7,7"])
def test_g2_plc_1__not_at_a_corner_not_on_a_tile_not_far_away(cell: str) -> None:
    taking("lochaber").refuses("A", f"place {cell}", "G2-PLC-1")


@pytest.mark.parametrize("cell", ["3,1", "2,-1", "3,-1"])
def test_g2_plc_2__a_neighbour_must_hold_an_own_scotsman(cell: str) -> None:
    taking("lochaber").refuses("A", f"place {cell}", "G2-PLC-2")


def test_g2_plc_2__a_scotsman_at_a_corner_is_enough() -> None:
    table = taking("lochaber")

    table.plays("A", "place 1,-1")  # beside the castle; the Scotsman in the village is near

    assert table.tile("A", "1,-1") == "lochaber"


def test_g2_plc_2__the_scotsmen_of_others_do_not_help() -> None:
    table = given("""
        4 players
        circuit: A lochaber B C D
        A map:
              | 0                | 1
            0 | starting-village | home-castle
        """)

    assert table.members("B") == 1
    table.refuses("A", "take 1", "G2-TURN-4")


def test_g2_plc_3__a_river_tile_continues_the_river_at_its_left_or_right_end() -> None:
    table = taking("strathspey", CROSS.replace("halkirk", "halkirk @").replace("-isle", "-isle @"))
    assert table.options("A", "place") == {"-2,0", "4,0"}

    table = given(CROSS.format("strathspey").replace("halkirk", "halkirk @"))
    table.plays("A", "take 1")  # nobody is near the right end
    assert table.tile("A", "-2,0") == "strathspey"


@pytest.mark.parametrize("cell", ["0,1", "0,-1", "1,2"])
def test_g2_plc_3__there_is_never_a_second_river(cell: str) -> None:
    table = taking("strathspey", CROSS.replace("halkirk", "halkirk @").replace("-isle", "-isle @"))

    table.refuses("A", f"place {cell}", "G2-PLC-3")


@pytest.mark.parametrize("cell", ["-2,0", "4,0"])
def test_g2_plc_3__a_tile_without_river_never_stands_left_or_right_of_it(cell: str) -> None:
    table = taking("lochaber", CROSS.replace("halkirk", "halkirk @").replace("-isle", "-isle @"))

    table.refuses("A", f"place {cell}", "G2-PLC-3")


def test_g2_plc_3__the_whole_row_is_kept_for_the_river() -> None:
    table = taking(
        "lochaber",
        """
        4 players
        circuit: A {} B C D
        A map:
              | -2      | -1          | 0                | 1
            1 | tarbat  | moray @     | rannoch          | glen-coe
            0 |         |             | starting-village | home-castle
        """,
    )

    for cell in ("-1,0", "-2,0"):  # the one an end of the river, the other beyond it
        table.refuses("A", f"place {cell}", "G2-PLC-3")


def test_g2_plc_4__a_tile_is_placed_after_it_has_been_paid() -> None:
    table = taking("nairn")

    assert table.facts_of(GoodBought) == [GoodBought(0, "wood", 1)]
    assert table.facts_of(TilePlaced) == []
    table.plays("A", "place 0,1", "decline")
    assert table.facts_of(TilePlaced) == [TilePlaced(0, "nairn", (0, 1))]


def test_g2_plc_4__the_scotsman_paid_for_loch_ness_no_longer_helps_to_place_it() -> None:
    table = given(
        CROSS.format("loch-ness").replace("halkirk", "halkirk @@").replace("isle", "isle @")
    )

    table.plays("A", "take 1", "sacrifice 3,0")  # only the left end is left

    assert table.tile("A", "-2,0") == "loch-ness"


def test_g2_plc_4__nor_may_the_last_one_that_helps_be_paid() -> None:
    table = given(CROSS.format("loch-ness").replace("halkirk", "halkirk @"))

    table.plays("A", "take 1", until="give-scotsman")

    assert table.options("A", "sacrifice") == {"0,0", "1,1"}
    table.refuses("A", "sacrifice -1,0", "G2-TURN-4")


def test_g2_plc_5__types_do_not_matter() -> None:
    places = {
        frozenset(taking(tile).options("A", "place"))
        for tile in ("lochaber", "easdale", "tarbat", "nairn", "pulteney", "elgin", "clan-hall")
    }

    assert len(places) == 1


def test_g2_plc_5__tiles_are_not_turned() -> None:
    table = taking("lochaber")

    assert all(len(option) == 2 for option in table.game.options(0))  # a verb and a cell, no more
