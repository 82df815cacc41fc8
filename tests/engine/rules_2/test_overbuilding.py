"""Overbuilding (G2-OVB)."""

import pytest

from games.engine.core.facts import TileActivated
from tests.engine.scripted_table_2 import Table, given


def building(tile: str, territory: str, more: str = "") -> Table:
    """Return a table where A, with Scotsmen as drawn, may take an overbuild tile."""
    return given(f"4 players\ncircuit: A {tile} B C D\nA: coins 9\n{more}\nA map:\n{territory}")


PASTURES = """
          | 0                  | 1           | 2
        1 | lochridge          | badenoch    | easdale
        0 | starting-village @ | home-castle | glen-nevis
    """


def test_g2_ovb_1__only_on_a_tile_of_the_same_type_and_river() -> None:
    table = building("rothiemurchus-fold", PASTURES)

    table.plays("A", "take 1", until="place-tile")

    assert table.options("A", "place") == {"0,1", "1,1"}  # animals without river


@pytest.mark.parametrize("cell", ["2,1", "2,0", "0,0", "-1,1", "0,2", "0,-1"])
def test_g2_ovb_1__never_elsewhere(cell: str) -> None:
    table = building("rothiemurchus-fold", PASTURES.replace("glen-nevis", "glen-nevis @"))

    table.plays("A", "take 1", until="place-tile")

    table.refuses("A", f"place {cell}", "G2-OVB-1")  # another type, the river, no tile


def test_g2_ovb_1__the_river_is_not_removed_nor_added() -> None:
    villages = """
          | 0                | 1             | 2
        1 |                  | nairn         |
        0 | starting-village | home-castle @ | halkirk"""
    table = building("inverness", villages)
    table.plays("A", "take 1", until="place-tile")
    assert table.options("A", "place") == {"0,0", "2,0"}  # not the village without river

    table = building("grantown", villages)
    table.plays("A", "take 1", until="recruit")
    assert table.stack("A", "1,1") == "nairn/grantown"


def test_g2_ovb_1__without_a_tile_to_cover_it_may_not_be_chosen() -> None:
    building("caledonian-works", "  | 0 | 1\n 0 | starting-village @ | home-castle").refuses(
        "A", "take 1", "G2-TURN-4"
    )


@pytest.mark.parametrize(
    ("scotsmen", "cells"), [("@ | ", "1,1"), (" | @", "0,1"), ("@ | @", "0,1 1,1")]
)
def test_g2_ovb_1__a_scotsman_on_the_covered_tile_does_not_count(scotsmen: str, cells: str) -> None:
    on_the_left, on_the_right = scotsmen.split("|")
    table = building(
        "rothiemurchus-fold",
        f"""
          | 0                       | 1
        1 | lochridge {on_the_left} | badenoch {on_the_right}
        0 | starting-village        | home-castle
        """,
    )

    table.plays("A", "take 1", until="place-tile" if " " in cells else "activate")

    if " " in cells:
        assert table.options("A", "place") == set(cells.split())
    else:
        assert table.tile("A", cells) == "rothiemurchus-fold"


def test_g2_ovb_1__the_one_on_the_tile_alone_is_not_enough() -> None:
    building(
        "rothiemurchus-fold",
        "  | 0 | 1\n 1 | lochridge @ | \n 0 | starting-village | home-castle",
    ).refuses("A", "take 1", "G2-TURN-4")


FOLD = """
          | 0                             | 1             | 2
        1 | lochridge sheep sheep @       | inshriach     |
        0 | starting-village @            | home-castle   |
    """


def test_g2_ovb_2__resources_and_scotsmen_move_up() -> None:
    table = building("rothiemurchus-fold", FOLD)

    table.plays("A", "take 1")

    assert table.stack("A", "0,1") == "lochridge/rothiemurchus-fold"
    assert (table.goods("A", "0,1"), table.members("A", "0,1")) == ("sheep sheep", 1)


def test_g2_ovb_2__only_the_topmost_tile_works() -> None:
    table = building("rothiemurchus-fold", FOLD.replace("sheep sheep", ""))

    table.plays("A", "take 1", "activate 0,1")

    assert table.goods("A", "0,1") == "sheep cattle"
    table.refuses("A", "activate 0,1", "G2-ACT-1")


def test_g2_ovb_2__the_position_counts_as_one_tile() -> None:
    table = building("rothiemurchus-fold", FOLD)
    before = len(table.of("A").tiles)

    table.plays("A", "take 1")

    assert len(table.of("A").tiles) == before


def test_g2_ovb_2__what_the_covered_tile_gave_once_is_kept() -> None:
    table = building(
        "cawdor-castle",
        """
          | 0                  | 1
        1 | armadale-castle    |
        0 | starting-village @ | home-castle
        """,
        "A cards: armadale-castle",
    )

    table.plays("A", "take 1", "recruit 0,1", "recruit 0,1")

    assert table.stack("A", "0,1") == "armadale-castle/cawdor-castle"
    assert table.of("A").cards == ("armadale-castle",)  # a landmark, G2-OVB-3 too


def test_g2_ovb_3__overbuild_tiles_may_be_built_over() -> None:
    table = building("highland-drove", FOLD.replace("lochridge", "lochridge/rothiemurchus-fold"))

    table.plays("A", "take 1")

    assert table.stack("A", "0,1") == "lochridge/rothiemurchus-fold/highland-drove"


def test_g2_ovb_3__landmarks_may_be_built_over() -> None:
    table = building(
        "cawdor-castle",
        "  | 0 | 1\n 1 | donan-castle | \n 0 | starting-village @ | home-castle",
    )

    table.plays("A", "take 1", "decline", "decline")

    assert table.tile("A", "0,1") == "cawdor-castle"


def test_g2_ovb_3__the_starting_village_may_be_built_over() -> None:
    table = building("inverness", "  | 0 | 1\n 0 | starting-village | home-castle @")

    table.plays("A", "take 1", "decline", "choose barley", "end")

    assert table.stack("A", "0,0") == "starting-village/inverness"


def test_g2_ovb_3__the_home_castle_is_a_position() -> None:
    table = given("""
        2 players
        A map:
              | 0                | 1
            0 | starting-village | home-castle/castle-stalker @@@
        to do: {"kind": "hold-scoring", "name": "A"}
        """)

    assert table.points == [3, 0]


def test_g2_ovb_4__the_new_tile_and_its_neighbours_are_activated_not_the_covered_one() -> None:
    table = building("rothiemurchus-fold", FOLD.replace("sheep sheep", ""))

    table.plays("A", "take 1")
    assert table.options("A", "activate") == {"0,1", "0,0", "1,0", "1,1"}
    table.plays("A", "activate 0,1", "activate 1,1", "activate 1,0", "activate 0,0")

    activated = [fact.tile for fact in table.facts_of(TileActivated)]
    assert activated == ["rothiemurchus-fold", "inshriach", "home-castle", "starting-village"]
    assert table.options("A", "activate") == set()
