"""Test events on the player's own tiles and Scotsmen."""

import pytest

from games.engine.common.invariants import check
from tests.engine.chronicles.dubious_tome_table import HOME, gathering, uses

TWO_MEN = HOME.replace("@", "@ @")


WIDE = """A map:
      | -1 | 0 | 1
    1 | | gathering-a | lochaber sheep
    0 | strathspey | starting-village @ @ | home-castle
   -1 | | badenoch |"""
NAMES = {"fort-george": "C6-EVT-George", "castle-of-mey": "C6-EVT-Mey"}


def _clears_land(card: str) -> None:
    table = gathering(card, "A: supply 7", land=WIDE)

    uses(table, card, until="remove-for-event")
    assert table.of("A").supply == 8
    assert table.options("A", "remove") == {"-1,0", "0,-1", "1,1", "0,1"}
    assert table.options("A", "decline") == set()
    table.plays("A", "remove 1,1", "remove -1,0")

    assert set(table.removed.split()) == {"lochaber", "strathspey"}
    assert table.goods("A", "1,0") == "sheep"
    assert table.game.rule(f"event-{card}") == NAMES[card]
    check(table.game)


def test_c6_evt_george__a_scotsman_goes_and_two_tiles_are_removed() -> None:
    _clears_land("fort-george")


def test_c6_evt_george__only_one_goes_if_no_second_can() -> None:
    table = gathering("fort-george")

    uses(table, "fort-george")  # the Gathering itself is all there is

    assert table.removed == "gathering-a"


def test_c6_evt_george__without_a_tile_that_can_go_it_cannot_be_used() -> None:
    table = gathering("wallace-monument fort-george")
    table.plays("A", "activate 0,1", until="choose-event")
    assert table.options("A", "use") == {"wallace-monument", "fort-george"}

    territory = table.of("A")
    del territory.tiles[0, 1]
    table.game.state.removed = ("gathering-a",)
    table.game.invalidate_options()
    assert table.options("A", "use") == {"wallace-monument"}


def test_c6_evt_mey__as_fort_george() -> None:
    _clears_land("castle-of-mey")


def test_c6_evt_lochy__a_cattle_on_any_tile_and_all_animal_tiles() -> None:
    table = gathering("loch-lochy", land=WIDE)

    uses(table, "loch-lochy", "put cattle 1,0", "activate 1,1", "activate 0,-1", "activate -1,0")

    assert table.goods("A", "1,0") == "cattle"
    assert table.goods("A", "1,1") == "sheep sheep"
    assert (table.goods("A", "0,-1"), table.goods("A", "-1,0")) == ("sheep", "cattle")


def test_c6_evt_stalker__a_scotsman_goes_and_a_discarded_tile_is_built() -> None:
    table = gathering("castle-stalker", "A: coins 0, supply 7\ndiscarded: nairn", land=TWO_MEN)

    uses(table, "castle-stalker", "build nairn", until="place-tile")
    assert (table.of("A").supply, table.of("A").coins) == (8, 0)
    table.plays("A", "place 1,1", "decline", "done")

    assert table.tile("A", "1,1") == "nairn"


def test_c6_evt_stalker__the_last_scotsman_can_go_only_for_a_person() -> None:
    tile = gathering("castle-stalker", "discarded: nairn")
    person = gathering("castle-stalker", "discarded: nairn, rob-roy\nA: coins 0")
    tile.plays("A", "activate 0,1", until="choose-event")

    assert tile.options("A", "use") == set()
    uses(person, "castle-stalker", until="choose-discarded")
    assert person.options("A", "build") == {"rob-roy"}


def test_c6_evt_stalker__only_a_scotsman_that_can_be_spared_may_go() -> None:
    far = """A map:
      | -1 | 0 | 1
    1 | | gathering-a |
    0 | strathspey @ | starting-village | home-castle @"""
    table = gathering("castle-stalker", "discarded: glen-nevis", land=far)

    uses(table, "castle-stalker", until="send-back")

    assert table.options("A", "sacrifice") == {"-1,0", "1,0"}


def test_c6_evt_shiel__a_point_for_two_scotsmen_on_loch_shiel() -> None:
    table = gathering(
        "loch-shiel",
        'A: supply 8\nA: points 2\nscore: {"kind": "points-scored", "seat": 0, "label": "x",'
        ' "points": 2, "rule": "G2-ACT-3"}',
        land=HOME.replace("home-castle", "home-castle | loch-shiel").replace("| 1", "| 1 | 2"),
    )

    uses(table, "loch-shiel", "recruit 2,0", "recruit 2,0")

    assert table.members("A", "2,0") == 2
    assert table.rules_scored("A")["C6-EVT-Shiel"] == -1
    assert table.points[0] == 1


@pytest.mark.parametrize(
    ("points", "supply", "usable"), [(0, 8, False), (1, 0, False), (1, 1, True)]
)
def test_c6_evt_shiel__it_needs_a_point_and_a_scotsman(
    points: int, supply: int, *, usable: bool
) -> None:
    table = gathering(
        "loch-shiel",
        f"A: supply {supply}, points {points}",
        land=HOME.replace("home-castle", "home-castle | loch-shiel").replace("| 1", "| 1 | 2"),
    )
    table.plays("A", "activate 0,1", until="choose-event")

    assert table.options("A", "use") == ({"loch-shiel"} if usable else set())
    if usable:
        table.plays("A", "use loch-shiel", "recruit 2,0")
        assert table.members("A", "2,0") == 1


def test_c6_evt_moil__2_coins_and_a_scotsman_goes_home() -> None:
    table = gathering("castle-moil", "A: coins 1", land=TWO_MEN)

    uses(table, "castle-moil", "send 0,0")

    assert table.of("A").coins == 3
    assert (table.members("A", "1,0"), table.members("A", "0,0")) == (1, 1)
    assert table.movement == 0


def test_c6_evt_moil__the_scotsman_may_stay() -> None:
    table = gathering("castle-moil", "A: coins 1")

    uses(table, "castle-moil", "decline")

    assert table.members("A", "0,0") == 1
