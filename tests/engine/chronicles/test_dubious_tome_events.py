"""Test each event (C6-EVT)."""

import pytest

from games.engine.chronicles.dubious_tome.facts import TableGained
from games.engine.core.facts import GoodBought
from games.engine.glen_more_2.landmarks import CASTLE_SCOTSMEN
from tests.engine.chronicles.dubious_tome_table import HOME, board, gathering, uses
from tests.engine.scripted_table_2 import Table, given

#: Without coins of one's own everything is then paid in kind.
POOR = "A: coins 0\nmarket: wood 0, stone 0, barley 0, sheep 0, cattle 0"
TWO_MEN = HOME.replace("@", "@ @")


def scoring_with_table(comparison: str, seats: str) -> Table:
    """Return a scoring in which A has gained a scoring table for a comparison."""
    return given(
        "3 players\nchronicles: 6\n"
        f'board: {{"board": "dubious-tome", "tables": [[0, "{comparison}"]]}}\n{seats}\n'
        'to do: {"kind": "hold-scoring", "name": "A"}'
    )


def land(*goods: str) -> str:
    """Return a territory with these goods on the village and the castle."""
    village, castle = (*goods, "", "")[:2]
    return HOME.replace("@", f"@ {village}").replace("home-castle", f"home-castle {castle}")


# --- tables ----------------------------------------------------------------------------------


def test_c6_evt_storr__a_scotsman_brings_an_own_table_for_the_castle() -> None:
    table = gathering("old-man-of-storr", "A: supply 7", land=TWO_MEN)

    uses(table, "old-man-of-storr")

    assert (table.members("A"), table.of("A").supply) == (1, 8)
    assert board(table).tables == ((0, CASTLE_SCOTSMEN),)
    assert table.facts_of(TableGained) == [TableGained(0, CASTLE_SCOTSMEN)]


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


def test_c6_evt_duart__only_3_points_without_maclean() -> None:
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

    assert [bought.coins for bought in table.facts_of(GoodBought)] == [1, 2]
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


def test_c6_evt_wallace__william_wallace_alone_is_enough() -> None:
    alone = gathering("wallace-monument", "A persons: william-wallace")
    without = gathering("wallace-monument")
    without.plays("A", "activate 0,1", until="choose-event")

    uses(alone, "wallace-monument")

    assert alone.points[0] == 4
    assert without.options("A", "use") == set()
