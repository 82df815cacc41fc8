"""Persons and clan markers (G2-PER, G2-CLN-1 to G2-CLN-4)."""

import pytest

from games.engine.glen_more_2.clan_board import road_costs
from games.engine.glen_more_2.facts import MarkerPlaced, PersonTaken
from tests.engine.scripted_table_2 import Table, given

FROM_START = {
    **dict.fromkeys(("Cameron", "Chisholm", "MacDonald", "MacLeod", "Ross"), 0),
    **dict.fromkeys(("Grant", "Gunn", "MacDonell", "MacLean", "MacMillan", "McKinnon"), 1),
    **dict.fromkeys(("Munro", "Sutherland"), 1),
    **dict.fromkeys(("Brodie", "Douglas", "MacGregor", "Mackintosh", "MacLachlan"), 2),
    **dict.fromkeys(("MacPherson", "McKay", "Sinclair"), 2),
    "Oliphant": 3,
}


def person(coins: int, more: str = "", territory: str = "") -> Table:
    """Return a table where A has taken a person and must place a marker."""
    table = given(
        f"4 players\ncircuit: A john-knox B C D\nA: coins {coins}\n{more}\n"
        + (f"A map:\n{territory}" if territory else "")
    )
    table.plays("A", "take 1", until="place-marker")
    return table


def test_g2_per_1__a_person_is_set_aside_not_placed() -> None:
    table = person(5)

    assert table.of("A").persons == ("john-knox",)
    assert table.facts_of(PersonTaken) == [PersonTaken(0, "john-knox")]
    assert len(table.of("A").tiles) == 2
    assert "john-knox" not in table.circuit


def test_g2_per_1__it_activates_nothing() -> None:
    table = person(5)

    table.plays("A", "decline")

    assert table.options("A", "activate") == set()
    table.refuses("A", "activate 0,0", "G2-ACT-1")


def test_g2_per_1__it_counts_in_scorings() -> None:
    table = given(
        '2 players\nA persons: john-knox, rob-roy\nto do: {"kind": "hold-scoring", "name": "A"}'
    )

    assert table.points == [2, 0]


def test_g2_per_3__a_person_costs_nothing() -> None:
    table = given("4 players\ncircuit: A robert-the-bruce B C D\nA: coins 0")

    table.plays("A", "take 1", until="place-marker")

    assert table.of("A").persons == ("robert-the-bruce",)


def test_g2_per_3__in_games_begun_under_the_first_rules_persons_keep_their_cost() -> None:
    table = given("4 players\nrules: 1\ncircuit: A robert-the-bruce B C D\nA: coins 0")

    table.refuses("A", "take 1", "G2-TURN-4")


def test_g2_per_2__one_clan_marker_is_placed() -> None:
    table = person(5)

    table.plays("A", "claim MacLeod")

    assert table.facts_of(MarkerPlaced) == [MarkerPlaced(0, "MacLeod")]
    assert (table.clans, table.of("A").markers) == ("MacLeod A", 9)
    table.refuses("A", "claim Ross", "G2-ACT-1")


@pytest.mark.parametrize(("clan", "cost"), FROM_START.items())
def test_g2_cln_1__the_cheapest_roads_from_start_are_paid_to_the_pool(clan: str, cost: int) -> None:
    assert road_costs(frozenset(), rules=1)[clan] == cost
    if cost:
        assert clan not in person(cost - 1).options("A", "claim")
    table = person(cost)
    assert clan in table.options("A", "claim")


def test_g2_cln_1__at_the_start_macleod_costs_0_and_mckay_2() -> None:
    table = person(0)
    assert table.options("A", "claim") == {"Cameron", "Chisholm", "MacDonald", "MacLeod", "Ross"}

    table = person(5)
    table.plays("A", "claim McKay", "end")
    assert table.of("A").coins == 3
    table = person(5)
    table.plays("A", "claim MacLeod", "end")
    assert table.of("A").coins == 5 + 3


@pytest.mark.parametrize("owner", ["A", "B"])
def test_g2_cln_1__with_a_marker_on_macmillan_maclachlan_costs_1(owner: str) -> None:
    table = person(1, f"clans: MacMillan {owner}")

    table.plays("A", "claim MacLachlan", "end")

    assert table.of("A").coins == 0


def test_g2_cln_1__the_way_may_lead_over_empty_fields() -> None:
    table = person(3, "clans: Sinclair B")

    table.plays("A", "claim McKay", "end")  # one road from Sinclair
    assert table.of("A").coins == 2
    table = person(3, "clans: MacGregor B")
    assert road_costs(frozenset({"MacGregor"}), rules=1)["MacLachlan"] == 2  # over MacMillan, empty
    assert road_costs(frozenset({"MacGregor"}), rules=1)["Oliphant"] == 1


def test_g2_cln_1__only_an_empty_field() -> None:
    table = person(9, "clans: MacLeod B, Ross A")

    assert not {"MacLeod", "Ross"} & table.options("A", "claim")


def test_g2_cln_1__a_field_that_cannot_be_paid_may_not_be_chosen() -> None:
    person(1).refuses("A", "claim McKay", "G2-CLN-1")


def test_g2_cln_1__the_roads_are_paid_before_the_effect() -> None:
    table = person(0, "clans: Chisholm B")

    table.refuses("A", "claim McKinnon", "G2-CLN-1")  # its 2 coins come too late


def test_g2_cln_1__placing_may_be_declined() -> None:
    table = person(5)

    table.plays("A", "decline", "end")

    assert (table.clans, table.of("A").markers) == ("", 10)
    assert table.of("A").persons == ("john-knox",)


def test_g2_cln_1__a_marker_that_can_go_nowhere_is_lost() -> None:
    table = given("""
        4 players
        circuit: A john-knox B C D
        clans: MacLeod B, MacDonald B, Cameron B, Chisholm B, Ross B
        A: coins 0
        """)

    table.plays("A", "take 1")  # nothing is asked

    assert table.of("A").markers == 10
    assert not table.clans.endswith("A")


def test_g2_cln_2__each_field_is_taken_once() -> None:
    person(9, "clans: MacLeod B").refuses("A", "claim MacLeod", "G2-CLN-2")
    person(9, "clans: Oliphant A").refuses("A", "claim Oliphant", "G2-CLN-2")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_g2_cln_2__douglas_again_and_again_by_anyone_for_nothing(owner: str) -> None:
    table = person(0, f"clans: Douglas {owner}")

    table.plays("A", "claim Douglas", "end")

    assert (table.clans, table.of("A").coins) == (f"Douglas {owner}, Douglas A", 0)
    assert (table.points[0], table.of("A").markers) == (3, 9)  # each taking uses up a marker


def test_g2_cln_2__an_occupied_douglas_is_a_start_for_roads_like_any_other_field() -> None:
    costs = road_costs(frozenset({"Douglas"}), rules=1)

    assert (costs["MacLachlan"], costs["MacLean"]) == (1, 1)
    assert road_costs(frozenset(), rules=1)["MacLachlan"] == 2


FIRST_FAR_SPACE = """
      | 0                  | 1           | 2       | 3
    1 |                    |             |         | rannoch
    0 | starting-village @ | home-castle | halkirk | beauly"""


def test_g2_cln_3__a_clan_activates_a_tile_anywhere() -> None:
    table = person(9, territory=FIRST_FAR_SPACE)

    table.plays("A", "claim MacDonell", until="activate-one-of")
    assert table.options("A", "activate") == {"3,1"}
    table.plays("A", "activate 3,1")

    assert table.goods("A") == "wood"


def test_g2_cln_3__the_tile_is_used_up_for_the_turn() -> None:
    table = person(9, "A cards: loch-ness", FIRST_FAR_SPACE)

    table.plays("A", "claim MacDonell", "activate 3,1")

    table.refuses("A", "activate 3,1", "G2-ACT-1")
    table.plays("A", "activate 2,0")


def test_g2_cln_3__resources_go_on_any_own_tiles_together_or_apart() -> None:
    table = person(9)
    table.plays("A", "claim Gunn", until="put-good")
    assert table.options("A", "put") == {"sheep 0,0", "sheep 1,0"}
    table.plays("A", "put sheep 0,0", "put cattle 0,0")
    assert table.goods("A", "0,0") == "sheep cattle"

    table = person(9)
    table.plays("A", "claim Gunn", "put sheep 0,0", "put cattle 1,0")
    assert (table.goods("A", "0,0"), table.goods("A", "1,0")) == ("sheep", "cattle")


def test_g2_cln_3__three_per_tile_the_rest_is_lost() -> None:
    full = "  | 0 | 1\n 0 | starting-village wood wood wood @ | home-castle wood wood"
    table = person(9, territory=full)
    table.plays("A", "claim Gunn", until="put-good")
    assert table.options("A", "put") == {"sheep 1,0"}
    table.refuses("A", "put sheep 0,0", "G2-CLN-3")
    table.plays("A", "put sheep 1,0")  # the cattle has no room

    assert table.goods("A") == "sheep wood wood wood wood wood"


def test_g2_cln_3__scotsmen_go_on_any_own_tiles() -> None:
    table = person(9)

    table.plays("A", "claim Ross", until="recruit")
    assert table.options("A", "recruit") == {"0,0", "1,0"}
    table.plays("A", "recruit 1,0", "recruit 0,0")

    assert (table.members("A", "1,0"), table.members("A", "0,0")) == (1, 2)


def test_g2_cln_4__every_part_may_be_declined() -> None:
    table = person(9)
    table.plays("A", "claim Chisholm", "decline", "recruit 1,0")
    assert (table.goods("A"), table.members("A")) == ("", 2)

    table = person(9)
    table.plays("A", "claim Chisholm", "put barley 1,0", "decline")
    assert (table.goods("A"), table.members("A")) == ("barley", 1)

    table = person(9, territory=FIRST_FAR_SPACE)
    table.plays("A", "claim MacDonell", "decline")
    assert table.goods("A") == ""


def test_g2_cln_4__what_is_impossible_is_skipped() -> None:
    table = person(9, "A: supply 0, coins 9")
    table.plays("A", "claim McKinnon", "end")
    assert (table.members("A"), table.of("A").coins) == (1, 9 - 1 + 2)

    table = person(9)
    table.plays("A", "claim MacDonell", "end")  # no material tile, no whisky tile


@pytest.mark.parametrize("whisky_first", [True, False])
def test_g2_cln_4__parts_come_in_any_order(*, whisky_first: bool) -> None:
    both = FIRST_FAR_SPACE.replace("rannoch", "pulteney barley").replace("halkirk", "glen-affric")
    table = person(9, territory=both)

    moves = [("activate 3,1", "pay barley 3,1"), ("activate 2,0",)]
    first, then = moves if whisky_first else moves[::-1]
    table.plays("A", "claim MacDonell", *first, *then)

    assert (table.of("A").whisky, table.goods("A")) == (1, "wood")
    table.asks("A", "activate")


def test_g2_cln_4__of_a_stack_the_topmost_tile_counts_and_home_tiles_count() -> None:
    stacked = """
      | -1 | 0                  | 1              | 2
    1 |    |                    | nairn/grantown |
    0 |    | starting-village @ | home-castle    | beauly"""
    table = person(9, territory=stacked)
    table.plays("A", "claim Brodie")
    assert table.points[0] == 5  # three villages, the Starting Village among them

    table = person(9, territory=stacked.replace("0 |    |", "0 | black-isle |"))
    table.plays("A", "claim Sutherland")
    assert table.points[0] == 5  # four river tiles, both home tiles among them


def test_g2_cln_4__the_home_castle_is_a_castle() -> None:
    table = given("""
        4 players
        circuit: A lochaber B C D
        clans: Mackintosh A
        A map:
              | 0                | 1
            0 | starting-village | home-castle
        """)

    table.plays("A", "take 1", until="place-tile")

    assert table.options("A", "place") == {"0,1", "0,-1", "1,1", "1,-1"}


def test_g2_cln_4__ongoing_effects_work_in_the_same_turn() -> None:
    table = given("""
        4 players
        circuit: A lochaber B C D
        A: coins 9
        A map:
              | 0                  | 1           | 2
            1 |                    |             | clan-hall stone
            0 | starting-village @ | home-castle |
        """)

    table.plays("A", "take 1", "place 1,1", "activate 1,0", "activate 2,1", until="pay")
    table.plays("A", "pay stone 2,1", "claim MacLachlan", "forgo")

    assert (table.points[0], table.movement) == (1, 0)
