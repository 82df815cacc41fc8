"""Test the set-up of the boat race (C1-SET)."""

from collections import Counter

import pytest

from games.engine import determinize, view
from games.engine.chronicles.boat_race.board import HIDDEN, BoatRaceBoard, boat_race_board
from games.engine.chronicles.boat_race.rewards import all_tokens
from games.engine.chronicles.boat_race.rivers import columns, is_castle
from games.engine.chronicles.boat_race.tiles import RACE_START, TILES
from games.engine.core.facts import TileRemoved
from tests.engine.chronicles.boat_race_table import (
    board,
    boat_race_table,
    new_boat_race_game,
    river_map,
    rowing,
    rows,
)

#: The other tiles of stack B when this Chronicle alone is played.
OTHERS = 18


@pytest.mark.parametrize(
    ("players", "rivers"),
    [(2, (0, None, 1, None)), (3, (0, 1, 2, None)), (4, (0, 1, 2, 3))],
)
def test_c1_set_1__there_are_always_four_rivers(
    players: int, rivers: tuple[int | None, ...]
) -> None:
    assert boat_race_board(new_boat_race_game(players)).rivers == rivers


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c1_set_1__every_boat_stands_on_its_home_castle(players: int) -> None:
    game = new_boat_race_game(players)
    start = boat_race_board(game)

    for seat, (river, column) in enumerate(start.boats):
        assert start.rivers[river] == seat
        assert game.tile_at(seat, (column, 0)).id == "home-castle"
    assert start.results == ("",) * players
    assert not start.begun


def test_c1_set_1__a_neutral_river_has_5_tiles_with_the_castle_in_the_middle() -> None:
    game = new_boat_race_game(2)

    assert [len(columns(game, river)) for river in range(4)] == [2, 5, 2, 5]
    castles = [each for each in columns(game, 1) if is_castle(game, (1, each))]
    assert castles == [2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c1_set_2__each_castle_has_a_token_for_each_player_and_the_rest_is_out(
    players: int,
) -> None:
    start = boat_race_board(new_boat_race_game(players))

    assert [len(castle.tokens) for castle in start.castles] == [players] * 4
    on_castles = [token for castle in start.castles for token in castle.tokens]
    assert sorted((*on_castles, *start.unused)) == sorted(all_tokens(rules=1))
    assert len(start.unused) == 16 - 4 * players


def test_c1_set_2__there_are_16_tokens_of_7_kinds() -> None:
    numbers = Counter(all_tokens(rules=1))

    assert numbers == {
        "coins": 3,
        "points": 3,
        "whisky": 2,
        "scotsman": 2,
        "resources": 2,
        "marker": 2,
        "movement": 2,
    }


def test_c1_set_2__they_are_shuffled() -> None:
    deals = {boat_race_board(new_boat_race_game(4, secret)).castles for secret in range(5)}

    assert len(deals) == 5


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_c1_set_2__they_lie_face_down_for_everybody(viewer: int | None) -> None:
    game = new_boat_race_game(2)
    shown = view(game, viewer).boards["boat-race"]

    assert isinstance(shown, BoatRaceBoard)
    assert all(castle.tokens == (HIDDEN,) * 2 for castle in shown.castles)
    assert shown.unused == (HIDDEN,) * 8


def test_c1_set_2__hidden_tokens_are_dealt_again_for_bots() -> None:
    game = new_boat_race_game(3)
    deals = [boat_race_board(determinize(game, 1, secret)) for secret in range(8)]

    assert len({deal.castles for deal in deals}) > 4
    assert len({deal.unused for deal in deals}) > 1
    for deal in deals:
        tokens = [token for castle in deal.castles for token in castle.tokens]
        assert sorted((*tokens, *deal.unused)) == sorted(all_tokens(rules=1))


def test_c1_set_3__race_start_lies_under_at_most_a_third_of_the_other_tiles() -> None:
    stacks = [new_boat_race_game(3, secret).state.stacks["B"] for secret in range(80)]
    depths = Counter(stack.index(RACE_START) for stack in stacks)

    assert {len(stack) for stack in stacks} == {OTHERS + 1}
    assert set(depths) == set(range(OTHERS // 3 + 1))


def test_c1_set_3__bots_know_that_it_is_near_the_top() -> None:
    game = new_boat_race_game(3)
    game.state.stacks["A"] = ()
    for gone in range(4):
        depths = {
            determinize(game, 0, secret).state.stacks["B"].index(RACE_START) for secret in range(60)
        }
        assert depths == set(range(OTHERS // 3 + 1 - gone))
        left = [tile for tile in game.state.stacks["B"] if tile != RACE_START]
        game.state.discarded = (*game.state.discarded, left[0])
        game.state.stacks["B"] = (RACE_START, *left[1:])


def test_c1_set_3__nobody_lands_on_it() -> None:
    table = boat_race_table("4 players\ncircuit: A race-start lochaber B C D", begun=False)

    assert "2" in table.options("A", "take")
    table.refuses("A", "take 1", "G2-TURN-3")
    table.refuses("A", "discard 1", "G2-TURN-3")


def test_c1_set_3__the_die_counts_it_and_passes_it() -> None:
    table = boat_race_table(
        "2 players\ncircuit: die race-start lochaber A moray B", begun=False, rolls=(1, 1)
    )

    assert table.discarded.split()[0] == "lochaber"
    assert not board(table).begun


def test_c1_set_3__it_is_not_built_from_the_discard_pile() -> None:
    table = boat_race_table(
        "4 players\ncircuit: A john-knox B C D\ndiscarded: race-start, lochaber"
    )

    table.plays("A", "take 1", until="place-marker")
    table.plays("A", "claim Munro", until="choose-discarded")

    assert table.options("A", "build") == {"lochaber"}
    table.refuses("A", "build race-start", "G2-CLN-Munro")


def test_c1_act_1__a_boatyard_gives_two_movement_points_for_scotsmen_or_the_boat() -> None:
    table = boat_race_table(
        """4 players
circuit: A lochaber B C D strathspey moray
A map:
        | -1         | 0                  | 1
      0 | boatyard-1 | starting-village @ | home-castle"""
    )

    table.plays("A", "take 1", "place -1,1", "activate -1,0")
    assert table.movement == 2
    table.plays("A", "row", "move 0,0 1,0", "end")

    assert board(table).boats[0] == (0, 0)
    assert table.members("A", "1,0") == 1


def test_c1_act_1__boatyards_are_trade_tiles_on_the_river_with_the_icon_of_the_chronicle() -> None:
    yards = [tile for tile in TILES.newest.values() if tile.id != RACE_START]

    assert [tile.stack for tile in yards] == ["B", "C"]
    for tile in yards:
        assert (tile.type, tile.river, tile.chronicle, tile.landing) == ("trade", True, 1, True)
        assert tile.known == ("activate",)


def test_c1_act_1__the_die_never_stops_on_one() -> None:
    table = boat_race_table(
        "2 players\ncircuit: die boatyard-1 lochaber A boatyard-2 B", rolls=(1, 1)
    )

    dropped = [fact.tile for fact in table.facts_of(TileRemoved)]
    assert dropped[0] == "lochaber"
    assert "boatyard-2" in table.circuit


def test_c1_act_1__cameron_may_activate_one() -> None:
    table = rowing(3, more=river_map("A", "boatyard-2", "home"), tokens={1: "marker"})

    rows(table, 3, until="take-token")
    table.plays("A", "reward marker", until="place-marker")
    table.plays("A", "claim Cameron", until="activate-one-of")
    table.plays("A", "activate -1,0")

    assert table.movement == 3 + 2
