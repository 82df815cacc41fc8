"""Munro and the clans with an ongoing effect (G2-CLN)."""

import pytest

from games.engine.common.production import GainPoints
from games.engine.core.effects import Cost
from games.engine.core.facts import GoodPaid
from games.engine.glen_more_2.tiles import trade
from tests.engine.rules_2.clan_tables import HOME, befriending, friend
from tests.engine.rules_2.reprinted_tiles import reprinted
from tests.engine.scripted_table_2 import Table, given

DISTILLERY = """
          | 0                  | 1               | 2
        1 | pulteney {}        |                 |
        0 | starting-village @ | home-castle     |
    """


def at_the_distillery(barley: str, clan: str = "MacGregor", coins: int = 0) -> Table:
    table = friend(clan, DISTILLERY.format(barley), coins=coins)
    table.plays("A", "take 1", "place 1,1")
    return table


def test_g2_cln_macgregor__3_points_instead_of_the_whisky() -> None:
    table = at_the_distillery("barley")

    table.plays("A", "activate 0,1", until="choose-trade")
    assert table.options("A", "give") == {"0", "1"}
    table.plays("A", "give 0")

    assert (table.points[0], table.of("A").whisky) == (3, 0)
    assert table.rules_scored("A") == {"G2-CLN-MacGregor": 3}
    assert table.goods("A") == "barley"  # nothing is spent
    table.refuses("A", "activate 0,1", "G2-ACT-1")  # used all the same


def test_g2_cln_macgregor__or_the_whisky_as_usual() -> None:
    table = at_the_distillery("barley")

    table.plays("A", "activate 0,1", "give 1")

    assert (table.points[0], table.of("A").whisky, table.goods("A")) == (0, 1, "")


def test_g2_cln_macgregor__no_barley_is_needed() -> None:
    table = at_the_distillery("")

    table.plays("A", "activate 0,1")

    assert (table.points[0], table.of("A").whisky) == (3, 0)


def test_g2_cln_macgregor__only_for_a_seat_with_the_clan() -> None:
    table = at_the_distillery("", clan="Douglas")

    assert "0,1" not in table.options("A", "activate")


def test_g2_cln_macgregor__only_where_whisky_is_made() -> None:
    table = friend("MacGregor", DISTILLERY.format("").replace("pulteney", "carrbridge"))
    table.plays("A", "take 1", "place 1,1")
    assert "0,1" not in table.options("A", "activate")  # a trade tile

    rules = reprinted("pulteney", activate=trade(Cost(goods=(("wood", 1),)), GainPoints(1)))
    table = given(
        "4 players\ncircuit: A lochaber B C D\nclans: MacGregor A\nA: coins 0\nA map:\n"
        + DISTILLERY.format("wood"),
        reprinted=rules,
    )
    table.plays("A", "take 1", "place 1,1", "activate 0,1")
    assert table.points[0] == 1  # a whisky tile that makes none


CASTLES = """
          | 0                | 1           | 2               | 3
        1 |                  |             | donan-castle    | moray
        0 | starting-village | home-castle | halkirk         | beauly @
    """


def test_g2_cln_mackintosh__castles_count_as_scotsmen_for_placing() -> None:
    table = friend("Mackintosh", CASTLES)
    table.plays("A", "take 1", until="place-tile")

    by_home = {"0,1", "1,1", "0,-1", "1,-1", "2,-1"}
    by_donan = {"2,2", "3,2"}
    by_the_scotsman = {"3,-1", "4,1"}
    assert table.options("A", "place") == by_home | by_donan | by_the_scotsman
    other = friend("Douglas", CASTLES)
    other.plays("A", "take 1", until="place-tile")
    assert other.options("A", "place") == by_the_scotsman | {"2,-1"}


def test_g2_cln_mackintosh__for_overbuild_tiles_too_but_not_the_covered_castle() -> None:
    unmanned = CASTLES.replace("@", "")
    table = friend("Mackintosh", unmanned, "cawdor-castle", coins=2)
    table.plays("A", "take 1", "decline", "decline")  # the Home Castle is near
    assert table.stack("A", "2,1") == "donan-castle/cawdor-castle"

    swapped = unmanned.replace("moray", "x").replace("donan-castle", "moray")
    far = swapped.replace("x", "donan-castle")
    table = friend("Mackintosh", far, "cawdor-castle", coins=2)
    table.refuses("A", "take 1", "G2-TURN-4")  # no castle but itself is near


def test_g2_cln_mackintosh__not_for_other_seats() -> None:
    table = given(f"4 players\ncircuit: A lochaber B C D\nclans: Mackintosh B\nA map:\n{CASTLES}")

    table.plays("A", "take 1", until="place-tile")

    assert "0,1" not in table.options("A", "place")


def test_g2_cln_maclachlan__unused_points_for_1_vp_each() -> None:
    table = friend("MacLachlan", HOME)

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "activate 1,0", "forgo", "forgo")

    assert (table.points[0], table.movement) == (2, 0)
    assert table.rules_scored("A") == {"G2-CLN-MacLachlan": 2}
    table.refuses("A", "forgo", "G2-ACT-4")


def test_g2_cln_maclachlan__whenever_they_could_be_spent() -> None:
    table = friend("MacLachlan", HOME)

    table.plays("A", "take 1", "place 0,1", "activate 0,0", "forgo", "activate 1,0", "move 0,0 1,0")

    assert (table.points[0], table.members("A", "1,0")) == (1, 1)


def test_g2_cln_maclachlan__not_unasked_at_the_end_of_the_turn_nor_for_others() -> None:
    table = friend("MacLachlan", HOME)
    table.plays("A", "take 1", "place 0,1", "activate 0,0", "end")
    assert table.points[0] == 0

    table = friend("Douglas", HOME)
    table.plays("A", "take 1", "place 0,1", "activate 0,0")
    table.refuses("A", "forgo", "G2-CLN-MacLachlan")


def discards(names: str, territory: str = HOME, coins: int = 9) -> Table:
    """Return a table where A has claimed Munro with some tiles in the discard pile."""
    return befriending("Munro", territory, f"discarded: {names}", coins)


def test_g2_cln_munro__a_tile_of_the_discard_pile_without_its_cost() -> None:
    table = discards("aviemore, moray")

    assert table.options("A", "build") == {"aviemore", "moray"}
    table.plays("A", "build aviemore", "place 0,1", "recruit 0,1")

    assert (table.tile("A", "0,1"), table.discarded) == ("aviemore", "moray")
    assert (table.of("A").coins, table.facts_of(GoodPaid)) == (9 - 1, [])


def test_g2_cln_munro__with_one_time_effects_and_activations() -> None:
    table = discards("pulteney")

    table.plays("A", "build pulteney", "place 0,1")
    assert table.of("A").whisky == 1
    assert table.options("A", "activate") == {"0,0", "1,0", "0,1"}
    table.plays("A", "activate 0,0", "done", "move 0,0 0,1", "end")

    assert table.members("A", "0,1") == 1


def test_g2_cln_munro__a_person_has_its_roads_paid() -> None:
    table = discards("rob-roy")

    table.plays("A", "build rob-roy", "claim Brodie", "end")  # from Munro: one road

    assert table.of("A").persons == ("john-knox", "rob-roy")
    assert table.of("A").coins == 9 - 1 - 1


def test_g2_cln_munro__only_a_tile_that_can_be_placed() -> None:
    table = discards(
        "grantown, inverness, moray", HOME.replace("@", "").replace("castle", "castle @")
    )

    assert table.options("A", "build") == {"inverness", "moray"}  # no village without river
    table.refuses("A", "build grantown", "G2-CLN-Munro")


def test_g2_cln_munro__never_a_tile_that_cannot_be_taken_from_the_rondel() -> None:
    table = given(
        "4 players\ncircuit: A john-knox B C D\ndiscarded: moray, rannoch\nA: coins 9",
        reprinted=reprinted("moray", protected=True),
    )

    table.plays("A", "take 1", "claim Munro", until="choose-discarded")

    assert table.options("A", "build") == {"rannoch"}


def test_g2_cln_munro__no_scotsman_is_paid_for_loch_ness() -> None:
    table = discards("loch-ness")

    table.plays("A", "build loch-ness", "done", "end")

    assert (table.members("A"), table.tile("A", "-1,0")) == (1, "loch-ness")


def test_g2_cln_munro__an_empty_pile_or_a_refusal_builds_nothing() -> None:
    table = befriending("Munro")
    table.asks("A", "activate")

    table = discards("moray")
    table.plays("A", "decline", "end")
    assert (table.discarded, len(table.of("A").tiles)) == ("moray", 2)


MARKET_PLACE = """
          | 0                  | 1                | 2
        1 | {}                 |                  |
        0 | starting-village @ | home-castle {}   | black-isle {}
    """


def at_the_trade(tile: str, goods: str, clan: str = "Sinclair", coins: int = 1) -> Table:
    """Return a table where A has placed a pasture by a trade tile, with full market rows."""
    first, _, more = goods.partition(" | ")
    rows = "market: wood 3, stone 3, barley 3, sheep 3, cattle 3"
    table = friend(clan, MARKET_PLACE.format(tile, first, more), more=rows, coins=coins)
    table.plays("A", "take 1", "place 1,1")
    return table


def test_g2_cln_sinclair__a_coin_replaces_a_shown_resource() -> None:
    table = at_the_trade("carrbridge", "wood")

    table.plays("A", "activate 0,1", "pay wood 1,0")

    assert (table.points[0], table.of("A").coins, table.goods("A")) == (7, 0, "")


def test_g2_cln_sinclair__it_is_asked_where_there_is_a_choice() -> None:
    table = at_the_trade("carrbridge", "wood stone")

    table.plays("A", "activate 0,1", until="pay")
    assert table.options("A", "replace") == {"wood", "stone"}
    table.plays("A", "replace wood")

    assert (table.goods("A"), table.of("A").coins, table.points[0]) == ("wood", 0, 7)


def test_g2_cln_sinclair__once_per_activation() -> None:
    table = at_the_trade("perth-exchange", "wood", coins=9)
    assert "0,1" not in table.options("A", "activate")  # two are missing

    table = at_the_trade("perth-exchange", "wood stone barley", coins=9)
    table.plays("A", "activate 0,1", "replace stone")
    assert (table.goods("A"), table.of("A").coins) == ("stone", 8)  # no second coin


def test_g2_cln_sinclair__any_resource_of_the_players_choice() -> None:
    table = at_the_trade("tain-grocer", "wood wood")

    table.plays("A", "activate 0,1", "replace any", "pay wood 1,0", "pay wood 1,0")

    assert (table.points[0], table.of("A").coins) == (7, 0)


def test_g2_cln_sinclair__where_they_must_differ_it_stands_for_a_kind_not_given() -> None:
    table = at_the_trade("elgin", "wood wood wood")
    table.plays("A", "activate 0,1", "replace any", "pay wood 1,0")
    assert (table.points[0], table.goods("A")) == (4, "wood wood")

    table = at_the_trade("elgin", "wood stone sheep")
    table.plays(
        "A",
        "activate 0,1",
        "give 4",
        "replace any",
        *[f"pay {good} 1,0" for good in ("wood", "stone", "sheep")],
    )
    assert (table.points[0], table.goods("A")) == (8, "")
    table = at_the_trade("elgin", "wood stone", coins=9)
    table.plays("A", "activate 0,1", until="pay")  # two it must be: for four, two are missing


def test_g2_cln_sinclair__at_the_clan_hall_with_the_roads_still_to_pay() -> None:
    table = at_the_trade("clan-hall", "", coins=2)

    table.plays("A", "activate 0,1", "claim Gunn", until="put-good")

    assert table.of("A").coins == 0
    assert "0,1" not in at_the_trade("clan-hall", "", coins=0).options("A", "activate")


def test_g2_cln_sinclair__not_at_a_distillery_nor_for_a_tiles_cost() -> None:
    assert "0,1" not in at_the_trade("pulteney", "").options("A", "activate")
    friend("Sinclair", HOME, "nairn", "market: wood 3", coins=1).refuses("A", "take 1", "G2-TURN-4")


def test_g2_cln_sinclair__nor_for_anybody_else() -> None:
    assert "0,1" not in at_the_trade("carrbridge", "wood", "Douglas").options("A", "activate")


def test_g2_cln_sinclair__whisky_cannot_be_replaced() -> None:
    rules = reprinted("elgin", activate=trade(Cost(whisky=1), GainPoints(4)))
    position = (
        "4 players\ncircuit: A lochaber B C D\nclans: Sinclair A\nA: coins 9{}\nA map:\n"
        + MARKET_PLACE.format("elgin", "", "")
    )
    table = given(position.format(""), reprinted=rules)
    table.plays("A", "take 1", "place 1,1")
    assert "0,1" not in table.options("A", "activate")

    table = given(position.format(", whisky 1"), reprinted=rules)
    table.plays("A", "take 1", "place 1,1", "activate 0,1")
    assert (table.points[0], table.of("A").whisky, table.of("A").coins) == (4, 0, 9)


@pytest.mark.parametrize("good", ["sheep", "cattle"])
def test_g2_cln_sinclair__at_the_butcher(good: str) -> None:
    table = at_the_trade("dingwall-butcher", f"{good} {good}", coins=1)

    table.plays("A", "activate 0,1", until="choose-trade")
    assert table.options("A", "give") == {"1", "2", "3"}
    table.plays("A", "give 3", "replace any", f"pay {good} 1,0", f"pay {good} 1,0")

    assert (table.points[0], table.goods("A")) == (8, "")
