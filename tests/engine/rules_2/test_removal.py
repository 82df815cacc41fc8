"""Removing tiles (G2-RMV)."""

import pytest

from games.engine.glen_more_2.facts import TileLeft
from tests.engine.rules_2.clan_tables import befriending
from tests.engine.scripted_table_2 import Table, given

GLEN = """
          | -1         | 0                  | 1           | 2        | 3
        2 |            |                    | tarbat      |          |
        1 | {}         |                    | moray       | easdale  |
        0 | black-isle | starting-village @ | home-castle | halkirk  | beauly
    """
BARE = GLEN.format("")


def millan(territory: str = BARE, more: str = "") -> Table:
    """Return a table where A may remove a tile."""
    return befriending("MacMillan", territory, more)


def test_g2_rmv_1__it_leaves_the_game_and_goes_to_no_pile() -> None:
    table = millan()

    table.plays("A", "remove 1,2", "end")

    assert (table.removed, table.discarded) == ("tarbat", "")
    assert table.facts_of(TileLeft) == [TileLeft(0, "tarbat", (1, 2))]
    assert (1, 2) not in table.of("A").tiles


def test_g2_rmv_1__all_tiles_stay_connected_and_of_the_river_only_an_end_goes() -> None:
    assert millan().options("A", "remove") == {"1,2", "2,1", "-1,0", "3,0"}


@pytest.mark.parametrize("cell", ["1,1", "2,0", "0,0", "1,0", "7,7"])
def test_g2_rmv_1__what_would_break_the_layout_stays(cell: str) -> None:
    millan().refuses("A", f"remove {cell}", "G2-RMV-1")


def test_g2_rmv_1__an_end_of_the_river_on_which_others_hang_stays() -> None:
    table = millan(GLEN.format("rannoch"))

    assert table.options("A", "remove") == {"1,2", "2,1", "3,0", "-1,1"}


def test_g2_rmv_1__after_each_single_removal_the_layout_must_be_legal() -> None:
    table = given(f"4 players\ncircuit: A loch-morar B C D\nA map:\n{BARE.replace('ly', 'ly @')}")

    table.plays("A", "take 1", until="remove-tile")
    table.refuses("A", "remove 1,1", "G2-RMV-1")
    table.plays("A", "remove 1,2", until="remove-tile")
    table.refuses("A", "remove 2,0", "G2-RMV-1")
    table.plays("A", "remove 1,1")  # easdale still lies beside halkirk

    assert table.removed == "tarbat moray"


HOME = """
          | 0                            | 1
        0 | starting-village/inverness @ | home-castle/castle-stalker
    """


def test_g2_rmv_1__home_tiles_are_never_removed_overbuilt_or_not() -> None:
    table = millan(HOME)

    table.asks("A", "activate")  # nothing can go
    table = millan(HOME.replace("/inverness", "").replace("/castle-stalker", ""))
    table.asks("A", "activate")


def test_g2_rmv_1__not_by_loch_morar_either() -> None:
    table = given(f"4 players\ncircuit: A loch-morar B C D\nA map:\n{HOME}")

    table.plays("A", "take 1", until="remove-tile")

    assert table.options("A", "remove") == {"-1,0"}  # Loch Morar itself
    table.refuses("A", "remove 0,0", "G2-RMV-1")
    table.refuses("A", "remove 1,0", "G2-RMV-1")


def test_g2_rmv_1__all_tiles_stacked_there_go_and_a_card_stays() -> None:
    stacked = BARE.replace("easdale", "armadale-castle/cawdor-castle")
    table = millan(stacked, "A cards: armadale-castle")

    table.plays("A", "remove 2,1", "end")

    assert table.removed == "armadale-castle cawdor-castle"
    assert (table.of("A").cards, table.of("A").covered) == (("armadale-castle",), {})


def test_g2_rmv_1__scotsmen_on_it_move_to_the_home_castle() -> None:
    table = millan(BARE.replace("easdale ", "easdale @@"))

    table.plays("A", "remove 2,1", "end")

    assert (table.members("A", "1,0"), table.members("A")) == (2, 3)
    assert table.of("A").supply == 8


def stocked(castle: str) -> str:
    """Return the territory with a stone and a wood on Easdale, and something on the Home Castle."""
    glen = BARE.replace("easdale ", "easdale stone wood ")
    return glen.replace("home-castle ", f"home-castle {castle} ")


def test_g2_rmv_2__resources_move_to_the_home_castle() -> None:
    table = millan(stocked("sheep"))

    table.plays("A", "remove 2,1", "end")

    assert sorted(table.goods("A", "1,0").split()) == ["sheep", "stone", "wood"]


def test_g2_rmv_2__it_holds_3_and_the_owner_chooses_which_fill_it_up() -> None:
    table = millan(stocked("sheep sheep"))

    table.plays("A", "remove 2,1", until="save-goods")
    assert table.options("A", "keep") == {"stone", "wood"}
    table.plays("A", "keep wood", "end")

    assert table.goods("A") == "sheep sheep wood"  # the stone is lost
    assert table.goods("A", "1,0") == "sheep sheep wood"


def test_g2_rmv_2__what_lies_there_stays() -> None:
    table = millan(stocked("sheep sheep sheep"))

    table.plays("A", "remove 2,1", "end")

    assert table.goods("A") == "sheep sheep sheep"


def test_g2_rmv_2__the_owner_may_sell_first() -> None:
    table = millan(stocked("sheep sheep sheep"), "market: sheep 2, wood 3")

    table.plays("A", "remove 2,1", until="save-goods")
    assert table.options("A", "keep") == set()
    table.plays("A", "sell wood 2,1", until="save-goods")
    table.plays("A", "sell sheep 1,0")

    assert table.goods("A", "1,0") == "sheep sheep stone"
    assert table.of("A").coins == 9 - 1 + 3 + 2
