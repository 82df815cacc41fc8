"""Do the events do what C6-EVT says of each?"""

import pytest

from games.engine.chronicles.tome.facts import TableGained, TileBorrowed
from games.engine.facts import GoodBought
from games.engine.invariants import check
from games.engine.second.landmarks import CASTLE_SCOTSMEN
from tests.engine.chronicles.library import HOME, board, gathering, uses
from tests.engine.table_2 import Table, given

#: Without coins of one's own everything is then paid in kind.
POOR = "A: coins 0\nmarket: wood 0, stone 0, barley 0, sheep 0, cattle 0"
TWO_MEN = HOME.replace("@", "@ @")


def scoring_with_table(comparison: str, seats: str) -> Table:
    """A scoring in which A has a table of its own for a comparison."""
    return given(
        "3 players\nchronicles: 6\n"
        f'board: {{"board": "tome", "tables": [[0, "{comparison}"]]}}\n{seats}\n'
        'to do: {"kind": "hold-scoring", "name": "A"}'
    )


def land(*goods: str) -> str:
    """A territory with these goods on the village and the castle."""
    village, castle = (*goods, "", "")[:2]
    return HOME.replace("@", f"@ {village}").replace("home-castle", f"home-castle {castle}")


# --- tables ----------------------------------------------------------------------------------


def test_c6_evt_storr__a_scotsman_brings_an_own_table_for_the_castle() -> None:
    table = gathering("old-man-of-storr", "A: supply 7", land=TWO_MEN)

    uses(table, "old-man-of-storr")

    assert (table.members("A"), table.of("A").supply) == (1, 8)
    assert board(table).tables == ((0, CASTLE_SCOTSMEN),)
    assert table.told(TableGained) == [TableGained(0, CASTLE_SCOTSMEN)]


def test_c6_evt_storr__the_payer_chooses_the_scotsman() -> None:
    table = gathering("old-man-of-storr", land=HOME.replace("gathering-a", "gathering-a @"))

    uses(table, "old-man-of-storr", until="send-back")

    assert table.options("A", "sacrifice") == {"0,0", "0,1"}
    table.plays("A", "sacrifice 0,1")
    assert table.members("A", "0,0") == 1


@pytest.mark.parametrize(("men", "points"), [(1, 2), (2, 3), (3, 5), (4, 8), (5, 12), (6, 12)])
def test_c6_evt_storr__only_its_player_scores_by_it(men: int, points: int) -> None:
    castle = "{} map:\n  | 0 | 1\n  0 | starting-village | home-castle{}"
    table = scoring_with_table(
        CASTLE_SCOTSMEN,
        castle.format("A", " @" * men) + "\n" + castle.format("B", " @" * men),
    )

    assert table.points == [points, (0, 1, 2, 3, 5, 8, 8)[men], 0]


def test_c6_evt_inverness__an_own_table_for_whisky_costs_nothing() -> None:
    table = gathering("inverness")

    uses(table, "inverness")

    assert board(table).tables == ((0, "whisky"),)
    assert table.members("A") == 1


@pytest.mark.parametrize(("whisky", "points"), [(1, 2), (2, 3), (3, 5), (4, 8), (7, 12)])
def test_c6_evt_inverness__only_its_player_scores_by_it(whisky: int, points: int) -> None:
    table = scoring_with_table("whisky", f"A: whisky {whisky}\nB: whisky 2")

    assert table.points[:2] == [points, 2]


# --- exchanges -------------------------------------------------------------------------------


def test_c6_evt_dunvegan__two_cattle_for_7_points() -> None:
    table = gathering("dunvegan-castle", POOR, land=land("cattle cattle sheep"))

    uses(table, "dunvegan-castle")

    assert table.goods("A") == "sheep"
    assert table.rules_scored("A") == {"C6-EVT-Dunvegan": 7}


def test_c6_evt_dunvegan__without_two_it_cannot_be_used() -> None:
    table = gathering("dunvegan-castle", POOR, land=land("cattle"))
    table.plays("A", "activate 0,1", until="choose-event")

    assert table.options("A", "use") == set()


def test_c6_evt_duart__3_points_and_no_more_without_maclean() -> None:
    table = gathering("duart-castle", "A: coins 9")

    uses(table, "duart-castle")

    assert table.rules_scored("A") == {"C6-EVT-Duart": 3}


def test_c6_evt_duart__macleans_friend_may_exchange_once() -> None:
    table = gathering(
        "duart-castle", f"{POOR}\nclans: MacLean A", land=land("sheep cattle", "barley")
    )

    uses(table, "duart-castle", "exchange")

    assert table.rules_scored("A") == {"C6-EVT-Duart": 3 + 9}
    assert table.goods("A") == ""


def test_c6_evt_duart__the_exchange_may_be_declined() -> None:
    table = gathering(
        "duart-castle", f"{POOR}\nclans: MacLean A", land=land("sheep cattle", "barley")
    )

    uses(table, "duart-castle", "decline")

    assert table.points[0] == 3


def test_c6_evt_duart__sinclair_may_help() -> None:
    friends = "A: coins 1\nmarket: sheep 3, cattle 3, barley 3\nclans: MacLean A, Sinclair A"
    table = gathering("duart-castle", friends, land=land("sheep", "barley"))
    alone = gathering("duart-castle", friends.replace(", Sinclair A", ""), land=land("sheep"))

    uses(table, "duart-castle", "exchange", until="pay")
    assert table.options("A", "replace") == {"cattle"}
    table.plays("A", "replace cattle")
    uses(alone, "duart-castle")

    assert (table.points[0], table.of("A").coins) == (12, 0)
    assert alone.points[0] == 3


def test_c6_evt_ness__a_coin_for_each_turned_card_this_one_included() -> None:
    table = gathering("loch-ness inverness duart-castle", "A: coins 0", turned="inverness")

    uses(table, "loch-ness")

    assert table.of("A").coins == 2


def test_c6_evt_armadale__any_number_of_stone_for_3_points_each() -> None:
    table = gathering("armadale-castle", POOR, land=land("stone stone", "stone"))

    uses(table, "armadale-castle", until="choose-number")
    assert table.options("A", "give") == {"1", "2", "3"}
    table.plays("A", "give 3")

    assert table.rules_scored("A") == {"C6-EVT-Armadale": 9}
    assert table.goods("A") == ""


def test_c6_evt_armadale__stone_may_be_bought() -> None:
    table = gathering("armadale-castle", "A: coins 3\nmarket: stone 0")

    uses(table, "armadale-castle", "give 2")

    assert [bought.coins for bought in table.told(GoodBought)] == [1, 2]
    assert table.points[0] == 6


def test_c6_evt_armadale__without_stone_it_cannot_be_used() -> None:
    table = gathering("armadale-castle", "A: coins 0\nmarket: stone 3")
    table.plays("A", "activate 0,1", until="choose-event")

    assert table.options("A", "use") == set()


def test_c6_evt_morar__two_scotsmen_for_9_points() -> None:
    table = gathering("loch-morar", "A: supply 7", land=TWO_MEN)

    uses(table, "loch-morar")

    assert table.rules_scored("A") == {"C6-EVT-Morar": 9}
    assert (table.members("A"), table.of("A").supply) == (0, 9)


def test_c6_evt_morar__one_is_not_enough() -> None:
    table = gathering("loch-morar")
    table.plays("A", "activate 0,1", until="choose-event")

    assert table.options("A", "use") == set()


# --- cards and persons -----------------------------------------------------------------------


def test_c6_evt_wallace__one_more_card_is_turned_and_its_event_may_be_used() -> None:
    table = gathering("wallace-monument duart-castle loch-ness")

    uses(table, "wallace-monument", "use duart-castle")

    assert board(table).turned == ("wallace-monument", "duart-castle")
    assert table.rules_scored("A") == {"C6-EVT-Duart": 3}


def test_c6_evt_wallace__william_wallace_is_worth_4_points() -> None:
    table = gathering("wallace-monument duart-castle", "A persons: william-wallace")

    uses(table, "wallace-monument", "turn duart-castle")

    assert table.rules_scored("A") == {"C6-EVT-Wallace": 4}


def test_c6_evt_wallace__he_alone_is_enough() -> None:
    alone = gathering("wallace-monument", "A persons: william-wallace")
    without = gathering("wallace-monument")
    without.plays("A", "activate 0,1", until="choose-event")

    uses(alone, "wallace-monument")

    assert alone.points[0] == 4
    assert without.options("A", "use") == set()


# --- land ------------------------------------------------------------------------------------

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
    table.game.forget_options()
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


def test_c6_evt_stalker__only_who_can_be_spared_may_go() -> None:
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


def test_c6_evt_moil__he_may_stay() -> None:
    table = gathering("castle-moil", "A: coins 1")

    uses(table, "castle-moil", "decline")

    assert table.members("A", "0,0") == 1


# --- tiles of others -------------------------------------------------------------------------

OTHERS = """B map:
      | -1 | 0 | 1
    1 | clan-hall | inshriach | inverness-butcher
    0 | strathspey | starting-village @ | home-castle
   -1 | glen-mhor | ardverikie-estate | clachaig-inn"""


def borrowing(more: str = "", land_of_a: str = HOME) -> Table:
    """A table where A may borrow tiles of B."""
    table = gathering("donan-castle", f"{more}\n{OTHERS}", land=land_of_a)
    uses(table, "donan-castle", until="borrow-tile")
    return table


def test_c6_evt_donan__up_to_two_different_tiles_of_others_are_activated() -> None:
    table = borrowing(POOR)

    table.plays("A", "borrow 1 0,1", "put wood 1,0", until="borrow-tile")
    table.refuses("A", "borrow 1 0,1", "C6-EVT-Donan")
    table.plays("A", "borrow 2 0,0")

    assert table.goods("A", "1,0") == "wood"
    assert table.movement == 1
    assert table.goods("B") == ""
    assert table.told(TileBorrowed) == [TileBorrowed(0, 2, "starting-village", (0, 0))]


def test_c6_evt_donan__one_is_enough_and_none_too() -> None:
    table = borrowing(POOR)

    table.plays("A", "decline")

    assert table.goods("A") == ""


def test_c6_evt_donan__the_owner_may_still_activate_his_tile() -> None:
    table = borrowing(POOR)

    table.plays("A", "borrow 1 0,1", "put wood 1,0", "decline")

    assert "inshriach" not in table.game.state.turn.activated


def test_c6_evt_donan__any_resource_goes_on_any_own_tile() -> None:
    table = borrowing(POOR)

    table.plays("A", "borrow 1 0,-1", "put barley 0,0", "decline")

    assert table.goods("A", "0,0") == "barley"


def test_c6_evt_donan__the_costs_are_paid_by_who_activates() -> None:
    table = borrowing(POOR, land("cattle sheep"))

    table.plays("A", "borrow 1 1,1", "give 2", "decline")

    assert table.goods("A") == ""
    assert table.points == [5, 0, 0]
    assert [line.label for line in table.game.state.score_lines] == ["Inverness Butcher"]


def test_c6_evt_donan__what_cannot_be_paid_is_not_borrowed() -> None:
    table = borrowing(POOR)

    assert "1 1,1" not in table.options("A", "borrow")


def test_c6_evt_donan__points_are_scored_under_the_tiles_name() -> None:
    table = borrowing(POOR)

    table.plays("A", "borrow 1 1,-1", "decline")

    line = table.game.state.score_lines[-1]
    assert (line.seat, line.label, line.points) == (0, "Clachaig Inn", 3)


def test_c6_evt_donan__the_clans_are_those_of_who_activates() -> None:
    his = borrowing(f"{POOR}\nclans: MacGregor A")
    theirs = borrowing(f"{POOR}\nclans: MacGregor B")

    his.plays("A", "borrow 1 -1,-1", "decline")

    assert his.rules_scored("A") == {"G2-CLN-MacGregor": 3}
    assert "1 -1,-1" not in theirs.options("A", "borrow")


def test_c6_evt_donan__sinclair_helps_at_a_trade_tile() -> None:
    table = borrowing("A: coins 3\nmarket: sheep 3, cattle 3\nclans: Sinclair A", land("sheep"))

    table.plays("A", "borrow 1 1,1", "give 1", until="pay")

    assert "animal" not in table.options("A", "replace")
    assert table.options("A", "replace") == {"any"}


def test_c6_evt_donan__nothing_is_produced_without_room() -> None:
    full = HOME.replace("@", "@ wood wood wood").replace(
        "home-castle", "home-castle wood wood wood"
    )
    table = borrowing(POOR, full.replace("gathering-a", "gathering-a wood wood wood"))

    assert "1 0,1" not in table.options("A", "borrow")
