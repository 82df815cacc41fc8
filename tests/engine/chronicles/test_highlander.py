"""Test how the mountain is climbed and passed (C2)."""

import pytest

from games.engine import Setup, new_game, new_seed
from games.engine.chronicles.highlander.board import MOUNTAIN, mountain_space
from games.engine.chronicles.highlander.facts import GoodLost, MountainCleared, TollLaid
from games.engine.common.invariants import check
from games.engine.core.facts import PieceLeft
from tests.engine.chronicles.highlander_table import AHEAD, ON_TOP, highlander_table, on_mountain
from tests.engine.chronicles.sets import fixed_game
from tests.engine.core.random_games import play_on

# --- where it lies ---------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(2, ()), (3, ()), (4, ()), (4, ("die",))])
def test_c2_set_1__it_is_right_before_the_empty_space(
    players: int, options: tuple[str, ...]
) -> None:
    setup = Setup(game="glen-more-2", players=players, chronicles=(2,), options=options)
    rondel = new_game(setup, new_seed("slopes")).state.rondel

    filled = {*rondel.tiles, *rondel.pieces.values()}
    assert sorted(filled) == [*range(12)]  # 12 is its second space, 13 the empty one
    assert rondel.tiles[11] == MOUNTAIN


def test_c2_set_1__two_tiles_less_are_laid() -> None:
    games = [
        new_game(Setup(game="glen-more-2", players=3, chronicles=chosen), new_seed("slopes"))
        for chosen in ((), (2,))
    ]

    plain, with_mountain = (len(game.state.stacks["A"]) for game in games)
    assert with_mountain == plain + 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c2_set_2__it_stays_on_the_same_spaces_all_game(players: int) -> None:
    played = fixed_game(Setup(game="glen-more-2", players=players, chronicles=(2,)))
    game = played.begin()
    seen = set()
    for _ in play_on(game, played.chooser):
        check(game)
        seen.add(mountain_space(game))
    assert len(seen) > 3
    assert {space % 14 for space in seen} == {11}
    assert MOUNTAIN not in (*game.state.discarded, *game.state.removed)


def test_c2_set_2__the_refill_skips_its_second_space() -> None:
    table = highlander_table(
        "3 players\nrondel: 3 A, 4 moray, 5 B, 6 C, 7 easdale, 8 lochaber, 11 mountain"
    )

    table.plays("A", "take 4", "place 0,1", "end")

    on_rondel = table.game.state.rondel.tiles
    assert [space for space in range(7, 17) if space not in on_rondel] == [12]


def test_c2_set_2__right_ahead_of_it_the_empty_space_is_before_it() -> None:
    table = highlander_table(
        "3 players\nrondel: 10 A, 11 mountain, 13 B, 14 C, 15 moray, 16 easdale\nA: coins 0"
    )

    table.plays("A", "take 15", "place 0,1", "end")  # now B is hindmost, on 13

    on_rondel = table.game.state.rondel.tiles
    assert mountain_space(table.game) == 25
    assert [space for space in range(16, 27) if space not in on_rondel] == [24, 26]
    assert list(on_rondel) == sorted(on_rondel)


def test_c2_set_2__beyond_the_empty_space_it_cannot_be_reached() -> None:
    table = highlander_table("3 players\nrondel: 13 A, 14 moray, 15 B, 16 C, 25 mountain")

    assert table.options("A", "go") == set()
    table.refuses("A", "go 25", "C2-SET-2")


def test_c2_set_2__the_empty_space_is_filled_as_soon_as_the_hindmost_piece_is_further_on() -> None:
    table = highlander_table("3 players\nrondel: 13 A, 14 moray, 15 B, 16 C, 25 mountain")

    table.plays("A", "take 14", "place 0,1", "end")

    assert 24 in table.game.state.rondel.tiles
    assert table.options("A", "go") == {"25"}


# --- passing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "found"), [("toll", "coin"), ("toll wood 0,0", "wood"), ("toll sheep 1,0", "sheep")]
)
def test_c2_mtn_1__passing_puts_a_coin_or_a_resource_on_it(choice: str, found: str) -> None:
    table = highlander_table(
        f"{AHEAD}\nA: coins 2\nA map:\n  | 0 | 1\n  0 | starting-village @ wood | home-castle sheep"
    )
    table.plays("A", "take 13", until="pay-toll")

    assert table.options("A", "toll") == {"", "wood 0,0", "sheep 1,0"}
    table.plays("A", choice, until="place-tile")
    assert on_mountain(table) == found
    assert table.facts_of(TollLaid) == [TollLaid(0, found)]
    assert (table.of("A").coins, len(table.goods("A").split())) == (
        (1, 2) if found == "coin" else (2, 1)
    )


def test_c2_mtn_1__there_is_no_choice_with_coins_alone() -> None:
    table = highlander_table(f"{AHEAD}\nA: coins 1", "wood")

    table.plays("A", "take 13", until="place-tile")

    assert (table.of("A").coins, on_mountain(table)) == (0, "coin wood")


def test_c2_mtn_1__a_player_with_neither_passes_for_free() -> None:
    table = highlander_table(f"{AHEAD}\nA: coins 0, whisky 1")

    table.plays("A", "take 13", until="place-tile")

    assert (on_mountain(table), table.of("A").whisky) == ("", 1)


def test_c2_mtn_1__a_resource_may_not_be_bought_for_it() -> None:
    table = highlander_table(
        f"{AHEAD}\nA: coins 9\nA map:\n  | 0 | 1\n  0 | starting-village @ wood | home-castle"
    )
    table.plays("A", "take 13", until="pay-toll")

    table.refuses("A", "buy stone", "G2-MKT-2")
    table.refuses("A", "toll stone 0,0", "C2-MTN-1")


def test_c2_mtn_1__without_a_coin_a_resource_goes() -> None:
    table = highlander_table(
        f"{AHEAD}\nA: coins 0\nA map:\n  | 0 | 1\n  0 | starting-village @ wood | home-castle sheep"
    )
    table.plays("A", "take 13", until="pay-toll")

    table.refuses("A", "toll", "C2-MTN-1")


def test_c2_mtn_1__leaving_it_is_not_passing_it() -> None:
    table = highlander_table(f"{ON_TOP}\nA: coins 3")

    table.plays("A", "take 13", until="place-tile")

    assert (table.of("A").coins, on_mountain(table)) == (3, "")


def test_c2_mtn_1__stopping_right_before_the_mountain_costs_nothing() -> None:
    table = highlander_table("3 players\nrondel: 8 A, 9 B, 10 moray, 11 mountain, 13 C\nA: coins 3")

    table.plays("A", "take 10", until="place-tile")

    assert table.of("A").coins == 3


# --- stopping --------------------------------------------------------------------------------


def test_c2_mtn_2__a_piece_may_stop_there_and_puts_nothing_on_it() -> None:
    table = highlander_table(f"{AHEAD}\nA: coins 3", "coin wood")

    table.plays("A", "go 11")

    assert (table.of("A").coins, on_mountain(table)) == (3, "coin wood")
    table.asks("A", "activate")
    assert table.options("A", "activate") == set()


def test_c2_mtn_2__there_can_be_only_one() -> None:
    table = highlander_table(
        "3 players\nrondel: 10 A, 11 B, 11 mountain, 13 moray, 14 C\nA: coins 1"
    )

    assert table.options("A", "go") == set()
    table.refuses("A", "go 11", "C2-MTN-2")
    table.plays("A", "take 13", until="place-tile")
    assert on_mountain(table) == "coin"  # who passes pays all the same


def test_c2_mtn_2__the_highlander_takes_everything_before_leaving() -> None:
    table = highlander_table(f"{ON_TOP}\nA: coins 0\nmarket: wood 3", "coin coin wood")

    table.asks("A", "put-finds")
    assert table.of("A").coins == 2
    assert on_mountain(table) == ""
    table.plays("A", "put wood 0,0")
    assert "14" in table.options("A", "take")  # Nairn costs a wood, which can pay for it
    assert "11" not in table.options("A", "go")


def test_c2_mtn_2__a_fact_reports_what_is_taken() -> None:
    table = highlander_table(f"{ON_TOP}\nA: coins 0", "coin coin wood")

    assert MountainCleared(0, 2, ("wood",)) in table.facts


FULL = "A map:\n  | 0 | 1\n  0 | starting-village @ wood wood {} | home-castle wood wood wood"


def test_c2_mtn_2__what_has_no_room_is_lost() -> None:
    table = highlander_table(
        f"{ON_TOP}\n{FULL.format('')}\nmarket: wood 0, sheep 0, barley 0", "sheep barley"
    )

    table.plays("A", "put barley 0,0")

    assert table.goods("A") == "barley wood wood wood wood wood"
    assert GoodLost(0, "sheep") in table.facts


def test_c2_mtn_2__resources_may_be_sold_to_make_room() -> None:
    table = highlander_table(f"{ON_TOP}\n{FULL.format('stone')}\nA: coins 0", "sheep")

    table.asks("A", "put-finds")
    table.plays("A", "sell stone 0,0", "put sheep 0,0")

    assert table.goods("A", "0,0") == "wood wood sheep"


# --- at the end ------------------------------------------------------------------------------


def test_c2_mtn_3__past_the_end_it_may_be_the_last_stop_and_is_cleared_before_the_scoring() -> None:
    table = highlander_table(
        "2 players\nrondel: 8 A, 9 the-end, 11 mountain, 13 B\nstack A:\nstack B:\nstack C:\n"
        "stack D:\nA: coins 0\nB: coins 0",
        "coin coin wood",
    )

    table.plays("A", "go 11", "end", until="put-finds-at-the-end")
    assert table.of("A").coins == 2
    table.refuses("A", "sell wood 0,0", "C2-MTN-3")
    table.plays("A", "put wood 1,0")

    assert table.game.over
    assert table.points == [2, 0]
    assert table.goods("A") == "wood"


# --- the die ---------------------------------------------------------------------------------


def test_c2_mtn_4__the_die_puts_a_coin_of_the_pool_on_it() -> None:
    table = highlander_table(
        "2 players\nrondel: 10 die, 11 mountain, 13 A, 14 moray, 15 B, 16 easdale", rolls=[2]
    )

    assert table.game.state.rondel.pieces["die"] == 14
    assert on_mountain(table) == "coin"
    assert TollLaid("die", "coin") in table.facts


def test_c2_mtn_4__it_counts_as_one_tile_or_as_none_under_a_piece() -> None:
    free = highlander_table(
        "2 players\nrondel: 10 die, 11 mountain, 13 A, 14 moray, 15 B, 16 easdale", rolls=[1]
    )
    occupied = highlander_table(
        "2 players\nrondel: 10 die, 11 A, 11 mountain, 13 moray, 14 easdale, 15 B", rolls=[2]
    )

    assert free.game.state.rondel.pieces["die"] == 14  # it never stops there
    assert occupied.game.state.rondel.pieces["die"] == 14
    assert TollLaid("die", "coin") in occupied.facts


def test_c2_mtn_4__a_die_that_leaves_at_the_end_has_passed_the_mountain() -> None:
    table = highlander_table(
        "2 players\nrondel: 10 die, 11 mountain, 13 A, 14 the-end, 15 B\nstack D:", rolls=[2]
    )

    assert table.facts_of(PieceLeft) == [PieceLeft("die")]
    assert on_mountain(table) == "coin"
    assert TollLaid("die", "coin") in table.facts


def test_c2_mtn_4__a_die_that_leaves_before_the_mountain_puts_nothing_on_it() -> None:
    table = highlander_table(
        "2 players\nrondel: 8 die, 9 A, 10 the-end, 11 mountain, 13 B\nstack D:", rolls=[1]
    )

    assert table.facts_of(PieceLeft) == [PieceLeft("die")]
    assert on_mountain(table) == ""


def test_c2_set_2__a_mountain_right_behind_the_die_is_no_tile_ahead_of_it() -> None:
    table = highlander_table(
        "2 players\nrondel: 13 die, 14 A, 15 moray, 16 B, 25 mountain\nstack D:", rolls=[2]
    )

    assert table.game.state.rondel.pieces["die"] == 17
    assert on_mountain(table) == ""
