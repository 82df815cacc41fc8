"""Test how boats move and what coming home gives (C1-RACE)."""

import pytest

from games.engine.chronicles.boat_race.facts import BoatMoved, BoatPassed, RaceBegan, ResultGained
from games.engine.core.facts import Gained
from tests.engine.chronicles.boat_race_table import board, boat_race_table, river_map, rowing, rows
from tests.engine.scripted_table_2 import Table

#: One tile before A's Home Castle, if nothing lies right of it.
ALMOST_HOME = {"A": (3, 0)}


# --- C1-RACE-1 ---------------------------------------------------------------------------------


def starting() -> Table:
    """Return a table where A may pass Race Start, or not."""
    return boat_race_table("4 players\ncircuit: A lochaber race-start moray B C D", begun=False)


def test_c1_race_1__passing_race_start_begins_the_race_in_that_same_turn() -> None:
    table = starting()

    table.plays("A", "take 3", "place 0,1")
    assert table.facts_of(RaceBegan) == [RaceBegan(0)]
    table.plays("A", "activate 0,0", "row", "end")

    assert board(table).boats[0] == (0, 0)


def test_c1_race_1__before_no_boat_moves() -> None:
    table = starting()

    table.plays("A", "take 1", "place 0,1", "activate 0,0")

    assert table.facts_of(RaceBegan) == []
    assert table.options("A", "row") == set()
    table.refuses("A", "row", "C1-RACE-1")


def test_c1_race_1__it_is_on_for_everybody() -> None:
    table = boat_race_table("4 players\ncircuit: A race-start B C D moray lochaber", begun=False)
    table.plays("A", "take 5", "place 0,1", "end")

    table.plays("B", "take 6", "place 0,1", "activate 0,0", "row")

    assert board(table).boats[1] == (1, 0)


def test_c1_race_1__it_begins_once() -> None:
    table = boat_race_table("4 players\ncircuit: A race-start lochaber B C D")

    table.plays("A", "take 2", "place 0,1")

    assert table.facts_of(RaceBegan) == []


def test_c1_race_1__a_tile_paid_for_afterwards_may_use_it_too() -> None:
    table = boat_race_table(
        "4 players\ncircuit: A race-start dingwall-butcher B C D\nA: coins 9", begun=False
    )

    table.plays("A", "take 2", "place 0,1")

    assert board(table).begun


def test_c1_race_1__the_die_does_not_begin_it() -> None:
    text = "2 players\ncircuit: die race-start lochaber A moray easdale B"
    table = boat_race_table(text, begun=False, rolls=(1, 1))

    assert not board(table).begun
    table.plays("A", "take 5", "place 0,1", "activate 0,0")
    table.refuses("A", "row", "C1-RACE-1")


# --- C1-RACE-2 ---------------------------------------------------------------------------------


def test_c1_race_2__a_movement_point_moves_the_boat_one_tile_leftwards() -> None:
    table = rowing(2)

    table.plays("A", "row")

    assert (board(table).boats[0], table.movement) == ((0, 0), 1)
    assert table.facts_of(BoatMoved) == [BoatMoved(0, (0, 1), (0, 0))]


def test_c1_race_2__without_a_point_it_stays() -> None:
    table = rowing(0)

    assert table.options("A", "row") == set()
    table.refuses("A", "row", "C1-RACE-2")
    table = rowing(1)
    table.refuses("A", "row 0,0", "C1-RACE-2")
    table.plays("A", "row")
    table.refuses("A", "row", "C1-RACE-2")


def test_c1_race_2__points_may_be_shared_with_scotsmen() -> None:
    table = rowing(2)

    table.plays("A", "move 0,0 1,0", "row")

    assert (table.members("A", "1,0"), board(table).boats[0]) == (1, (0, 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c1_race_2__through_all_rivers_in_seat_order_and_back_home(players: int) -> None:
    length = {2: 2 + 5 + 2 + 5, 3: 2 + 2 + 2 + 5, 4: 8}[players]
    table = rowing(length, players)
    way = [board(table).boats[0]]
    for _ in range(length):
        table.plays("A", "row")
        way.append(board(table).boats[0])

    assert way[:2] == [(0, 1), (0, 0)]
    rivers = [river for river, _ in way]
    assert (rivers[:-1], way[-1]) == (sorted(rivers[:-1]), (0, 1))
    assert board(table).results[0] == "first"


def test_c1_race_2__from_the_left_end_of_a_river_to_the_right_end_of_the_next() -> None:
    maps = f"{river_map('A', 'halkirk', 'home')}\n{river_map('B', 'home', 'beauly', 'glenlochy')}"
    table = rowing(9, more=maps)

    rows(table, 3)

    assert [fact.berth for fact in table.facts_of(BoatMoved)] == [(0, 0), (0, -1), (1, 3)]
    rows(table, 4)
    assert [fact.berth for fact in table.facts_of(BoatMoved)] == [(1, 2), (1, 1), (1, 0), (2, 1)]


def test_c1_race_2__at_last_through_the_right_part_of_the_own_river() -> None:
    table = rowing(9, more=river_map("A", "home", "beauly", "glenlochy"), boats=ALMOST_HOME)

    rows(table, 3)

    assert [fact.berth for fact in table.facts_of(BoatMoved)] == [(0, 3), (0, 2), (0, 1)]
    assert board(table).results[0] == "first"


def test_c1_race_2__points_of_a_consolation_may_be_rowed_too() -> None:
    table = boat_race_table("4 players\ncircuit: A aviemore B C D\nA: coins 0\nstack A: ")

    table.plays("A", "discard 1", until="take-consolation")
    table.plays("A", "gain movement", "row")

    assert board(table).boats[0] == (0, 0)


# --- C1-RACE-4 ---------------------------------------------------------------------------------


def test_c1_race_4__the_first_home_gets_15_points_and_a_whisky() -> None:
    table = rowing(1, boats=ALMOST_HOME)

    table.plays("A", "row")

    assert (table.points, table.of("A").whisky) == ([15, 0, 0, 0], 1)
    assert table.facts_of(ResultGained) == [ResultGained(0, "first")]
    assert table.facts_of(Gained) == [Gained(0, "whisky", 1)]
    assert table.rules_scored("A") == {"C1-RACE-4": 15}


@pytest.mark.parametrize(
    ("home", "result", "points"),
    [({"B": "first"}, "second", 10), ({"B": "first", "D": "second"}, "third", 5)],
)
def test_c1_race_4__the_second_10_and_the_third_5(
    home: dict[str, str], result: str, points: int
) -> None:
    table = rowing(1, boats=ALMOST_HOME, results=home)

    table.plays("A", "row")

    assert (board(table).results[0], table.points[0], table.of("A").whisky) == (result, points, 0)


def test_c1_race_4__the_one_player_left_gets_a_last_card_at_once_and_is_put_home() -> None:
    boats = {"C": (0, 0), **ALMOST_HOME}
    table = rowing(1, boats=boats, results={"B": "first", "D": "second"}, tokens={2: "coins"})

    table.plays("A", "row")

    assert board(table).results == ("third", "first", "last", "second")
    assert board(table).boats[2] == (2, 1)
    assert board(table).castles[2].tokens == ("coins",)  # no token for him
    assert table.of("C").whisky == table.points[2] == 0
    table.plays("A", "end")


@pytest.mark.parametrize(
    ("players", "results", "end"),
    [
        (2, {}, ("first", "last")),
        (3, {}, ("first", "", "")),
        (3, {"C": "first"}, ("second", "last", "first")),
        (4, {"C": "first"}, ("second", "", "first", "")),
    ],
)
def test_c1_race_4__with_2_players_nobody_is_second_and_with_3_nobody_third(
    players: int, results: dict[str, str], end: tuple[str, ...]
) -> None:
    table = rowing(1, players, boats=ALMOST_HOME, results=results)

    table.plays("A", "row")

    assert board(table).results == end


OVER = """
circuit: the-end A B C D
to do: {"kind": "close-turn"}
"""


def test_c1_race_4__at_the_end_of_the_game_all_still_under_way_get_a_last_card() -> None:
    table = boat_race_table(f"4 players{OVER}", boats={"B": (0, 0)}, results={"C": "first"})

    assert table.game.over
    assert board(table).results == ("last", "last", "first", "last")


def test_c1_race_4__also_if_the_race_never_began() -> None:
    table = boat_race_table(f"3 players{OVER.replace(' D', '')}", begun=False)

    assert board(table).results == ("last", "last", "last")


def test_c1_race_4__before_the_last_scoring() -> None:
    table = boat_race_table(f"3 players{OVER.replace(' D', '')}\nA: whisky 1")
    kinds = [type(fact).__name__ for fact in table.facts]

    assert kinds.index("ScoringHeld") > kinds.index("ResultGained")


# --- C1-RACE-5 ---------------------------------------------------------------------------------


def test_c1_race_5__a_boat_that_is_home_no_longer_moves() -> None:
    table = rowing(2, boats=ALMOST_HOME)

    table.plays("A", "row")

    assert table.options("A", "row") == set()
    table.refuses("A", "row", "C1-RACE-5")


def test_c1_race_5__nor_does_the_boat_of_the_last_player() -> None:
    rowing(2, 2, results={"A": "last", "B": "first"}).refuses("A", "row", "C1-RACE-5")


LONG = river_map("A", "black-isle", "home", "halkirk", "beauly")


@pytest.mark.parametrize(
    ("boats", "removable"),
    [
        ({}, {"-1,0", "3,0"}),
        ({"A": (0, -1)}, {"3,0"}),
        ({"C": (0, -1)}, {"3,0"}),
        ({"B": (0, 3), "D": (0, -1)}, set()),
        ({"B": (1, -1)}, {"-1,0", "3,0"}),
    ],
)
def test_c1_race_5__a_tile_with_a_boat_cannot_be_removed(
    boats: dict[str, tuple[int, int]], removable: set[str]
) -> None:
    table = boat_race_table(f"4 players\ncircuit: A john-knox B C D\n{LONG}", boats=boats)

    table.plays("A", "take 1", until="place-marker")
    table.plays("A", "claim MacMillan", until="remove-tile" if removable else "")

    assert table.options("A", "remove") == removable


def test_c1_race_5__not_by_loch_morar_either() -> None:
    text = f"4 players\ncircuit: A loch-morar B C D\n{LONG.replace('beauly', 'beauly @')}"
    table = boat_race_table(text, boats={"B": (0, -1)})

    table.plays("A", "take 1", until="remove-tile")

    assert table.options("A", "remove") == {"4,0"}


# --- C1-RACE-6 ---------------------------------------------------------------------------------


def test_c1_race_6__boats_share_a_tile_and_never_block() -> None:
    table = rowing(3, boats={"B": (0, 0), "C": (0, 0)})

    rows(table, 2)

    assert board(table).boats[:3] == ((1, 1), (0, 0), (0, 0))


def test_c1_race_6__a_boat_stays_when_the_river_grows_and_its_way_grows_with_it() -> None:
    text = "4 players\ncircuit: A lochridge halkirk B C D\nA: coins 9"
    table = boat_race_table(text, boats={"A": (0, 0), "B": (0, 1)})

    table.plays("A", "take 2", "decline", "activate 0,0", "activate -1,0")
    assert board(table).boats[:2] == ((0, 0), (0, 1))
    table.plays("A", "row", "row")

    assert board(table).boats[0] == (1, 1)  # by way of Halkirk


def test_c1_race_6__a_boat_moves_up_when_its_tile_is_built_over() -> None:
    glen = """A map:
        | -1      | 0                  | 1
      0 | halkirk | starting-village @ | home-castle"""
    text = f"4 players\ncircuit: A inverness B C D\nA: coins 9\n{glen}"
    table = boat_race_table(text, boats={"A": (0, -1)})

    table.plays("A", "take 1", "decline", "decline", "activate 0,0", "row")

    assert table.stack("A", "-1,0") == "halkirk/inverness"
    assert table.facts_of(BoatMoved) == [BoatMoved(0, (0, -1), (1, 1))]


def test_c1_race_6__a_boat_passes_those_that_were_there_when_it_came() -> None:
    table = rowing(2, boats={"B": (0, 0), "D": (0, 0)})

    table.plays("A", "row")
    assert table.facts_of(BoatPassed) == []
    table.plays("A", "row")

    assert table.facts_of(BoatPassed) == [BoatPassed(0, 1), BoatPassed(0, 3)]


def test_c1_race_6__not_those_that_came_later() -> None:
    table = rowing(1, boats={"B": (0, 0), "A": (0, 0), "D": (0, 0)})

    table.plays("A", "row")

    assert table.facts_of(BoatPassed) == [BoatPassed(0, 1)]


def test_c1_race_6__boats_still_at_their_castle_are_passed_and_boats_home_are_not() -> None:
    table = rowing(2, boats={"A": (1, 1)})
    table.plays("A", "row")
    assert table.facts_of(BoatPassed) == [BoatPassed(0, 1)]

    table = rowing(2, boats={"A": (1, 1)}, results={"B": "first"})
    table.plays("A", "row")
    assert table.facts_of(BoatPassed) == []


def test_c1_race_6__leaving_home_passes_nobody() -> None:
    table = rowing(2, boats={"C": (0, 1)})

    table.plays("A", "row")

    assert table.facts_of(BoatPassed) == []


# --- C1-RACE-8 ---------------------------------------------------------------------------------

COINS = "A: coins 10\nB: coins 10\nC: coins 0\nD: coins 0"


def test_c1_race_8__with_a_last_card_coins_give_nothing() -> None:
    table = boat_race_table(f"4 players{OVER}{COINS}", results={"B": "first"})

    assert table.rules_scored("B")["G2-END-2"] == 10
    assert "G2-END-2" not in table.rules_scored("A")


def test_c1_race_8__what_armadale_adds_is_kept() -> None:
    table = boat_race_table(
        f"4 players{OVER}{COINS}\nA cards: armadale-castle", results={"B": "first"}
    )

    assert table.rules_scored("A") == {"G2-SCO-1": 1, "G2-LMK-Armadale": 8}


def test_c1_race_8__other_end_lines_stay() -> None:
    glen = river_map("A", "home", "halkirk")
    table = boat_race_table(f"4 players{OVER}{COINS}\n{glen}", results={"B": "first"})

    assert table.rules_scored("A") == {"G2-END-2": -3}  # a tile more than the others
