"""Test Anderson."""

from games.engine.common.invariants import check
from games.engine.core.facts import ScotsmanMoved
from tests.engine.chronicles.penny_mobs_table import figure, idle
from tests.engine.scripted_table_2 import Table

B_MAP = "B map:\n    | 0 | 1\n  1 | rannoch wood |\n  0 | starting-village @ | home-castle"


def shifting(b_map: str = B_MAP, more: str = "") -> Table:
    """Return a table where Anderson is A's."""
    return idle(f"{b_map}\n{more}", freed={"Anderson": "A"})


def test_c8_mob_anderson__a_tile_goes_from_one_territory_to_another_once() -> None:
    table = shifting()

    assert table.options("A", "shift") == {"1 0,1"}
    table.plays("A", "shift 1 0,1", "shift-to 2 1,-1")

    assert table.tile("B", "0,1") == ""
    assert table.tile("C", "1,-1") == "rannoch"
    table.refuses("A", "shift 2 1,-1", "C8-MOB-Anderson")
    check(table.game)


def test_c8_mob_anderson__the_own_territory_included_and_nothing_is_activated() -> None:
    table = shifting()

    table.plays("A", "shift 1 0,1", "shift-to 0 0,1")

    assert table.tile("A", "0,1") == "rannoch"
    assert table.goods("A") == ""
    assert table.of("B").scotsmen == {(0, 0): 1}


def test_c8_mob_anderson__no_trade_tile() -> None:
    table = shifting(B_MAP.replace("rannoch wood", "elgin"))

    table.refuses("A", "shift 1 0,1", "C8-MOB-Anderson")


def test_c8_mob_anderson__both_layouts_must_be_legal() -> None:
    river = "beauly | halkirk | starting-village @ | home-castle"
    table = shifting(f"B map:\n    | -2 | -1 | 0 | 1\n  1 | | tarbat | |\n  0 | {river}")

    assert table.options("A", "shift") == {"1 -2,0", "1 -1,1"}
    table.plays("A", "shift 1 -2,0", until="shift-to")
    assert table.options("A", "shift-to") == {"0 -1,0", "0 2,0", "2 -1,0", "2 2,0"}


def test_c8_mob_anderson__a_stack_goes_as_a_whole() -> None:
    table = shifting(B_MAP.replace("rannoch wood", "nairn/grantown"))

    table.plays("A", "shift 1 0,1", "shift-to 0 1,1")

    assert table.stack("A", "1,1") == "nairn/grantown"


def test_c8_mob_anderson_2__what_stood_on_it_goes_to_the_losers_home_castle() -> None:
    table = shifting(B_MAP.replace("rannoch wood", "rannoch @ wood"), "B: supply 7")

    table.plays("A", "shift 1 0,1", "shift-to 2 0,1")

    assert table.goods("B", "1,0") == "wood"
    assert table.members("B", "1,0") == 1
    assert table.facts_of(ScotsmanMoved) == [ScotsmanMoved(1, (0, 1), (1, 0))]


def test_c8_mob_anderson_2__its_owner_chooses_the_goods_that_find_room() -> None:
    full = B_MAP.replace("rannoch wood", "rannoch wood stone").replace(
        "home-castle", "home-castle sheep sheep"
    )
    table = shifting(full)

    table.plays("A", "shift 1 0,1", "shift-to 2 0,1", until="keep-goods")
    table.asks("A", "keep-goods")
    table.plays("A", "keep stone")

    assert table.goods("B") == "sheep sheep stone"


def test_c8_mob_anderson_2__home_tiles_stay_and_cards_too() -> None:
    castle = B_MAP.replace("rannoch wood", "donan-castle")
    table = shifting(castle, "B cards: donan-castle")

    assert table.options("A", "shift") == {"1 0,1"}
    table.plays("A", "shift 1 0,1", "shift-to 0 0,1")

    assert table.of("B").cards == ("donan-castle",)
    assert table.of("A").cards == ()


def test_c8_mob_anderson_2__macdarkie_is_not_paid() -> None:
    table = idle(
        f"{B_MAP}\nA: coins 0\nB: supply 7",
        freed={"Anderson": "A", "MacDarkie": "B"},
        figures={"MacDarkie": ("C", (0, 0))},
    )

    before = table.of("B").coins

    table.plays("A", "shift 1 0,1", "shift-to 2 0,1")

    assert table.of("B").coins == before
    assert figure(table, "MacDarkie").seat == 2
