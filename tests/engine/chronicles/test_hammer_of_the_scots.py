"""Test the Englishman's turns and the England token."""

import pytest

from games.engine import BadSetup, Setup, rules_for
from games.engine.chronicles.boat_race.facts import RaceBegan
from games.engine.chronicles.hammer_of_the_scots.board import ENGLISHMAN
from games.engine.chronicles.hammer_of_the_scots.facts import EnglandTaken
from games.engine.common.invariants import check
from games.engine.core.facts import PieceLeft
from tests.engine.chronicles.hammer_of_the_scots_table import (
    acting,
    hammer_of_the_scots_table,
    new_hammer_of_the_scots_game,
    row,
    token,
)

NO_TILES = "stack S:\nstack A:\nstack B:\nstack C:\nstack D:"


# --- set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", [(), ("die",)])
def test_c4_set_1__he_stands_right_ahead_of_the_s_tiles(
    players: int, options: tuple[str, ...]
) -> None:
    game = new_hammer_of_the_scots_game(players, *options)
    space = players + len(options) + 5

    rondel = game.state.rondel
    assert rondel.pieces[ENGLISHMAN] == space
    assert all(game.tiles[rondel.tiles[each]].stack == "S" for each in range(space - 5, space))
    assert all(game.tiles[name].stack == "A" for at, name in rondel.tiles.items() if at > space)
    assert max(rondel.tiles) == 12


def test_c4_set_1__the_token_lies_under_him_and_a_coin_on_the_row() -> None:
    table = hammer_of_the_scots_table("3 players\ncircuit: A moray englishman B C")

    assert token(table) == ""
    assert row(table) == 1


def test_c4_set_1__it_is_for_three_or_four_players() -> None:
    with pytest.raises(BadSetup, match="Hammer of the Scots needs at least 3 players") as refused:
        rules_for(Setup(game="glen-more-2", players=2, chronicles=(4,)))
    assert (refused.value.rule, refused.value.field) == ("C4-SET-1", "chronicles")


def test_c4_set_1__tiles_behind_him_alone_have_not_been_passed() -> None:
    table = hammer_of_the_scots_table("3 players\ncircuit: A moray englishman easdale B C")

    table.plays("A", "take 3", "place 0,1", "end", until="act-for-england")

    assert table.discarded == "moray"
    table.asks("A", "act-for-england")  # hindmost, he acts


# --- the token -----------------------------------------------------------------------------------


def test_c4_eng_1__the_first_player_to_pass_him_takes_the_token() -> None:
    table = hammer_of_the_scots_table("3 players\ncircuit: A moray englishman easdale B C")

    table.plays("A", "take 3", until="place-tile")

    assert token(table) == "A"


def test_c4_eng_1__later_passers_do_not() -> None:
    table = hammer_of_the_scots_table(
        "3 players\ncircuit: B moray englishman easdale A C", holder="A"
    )

    table.plays("B", "take 3", until="place-tile")

    assert token(table) == "A"


def test_c4_eng_1__nor_does_the_die() -> None:
    table = hammer_of_the_scots_table(
        "3 players, die\ncircuit: die englishman moray A B C", rolls=[1]
    )

    assert token(table) == ""


@pytest.mark.parametrize("holder", ["", "B"])
def test_c4_eng_1__buying_one_of_the_four_landmarks_takes_it(holder: str) -> None:
    table = hammer_of_the_scots_table("3 players\ncircuit: A loch-lomond B C englishman", holder)

    table.plays("A", "take 1")

    assert token(table) == "A"
    assert table.of("A").cards == ("loch-lomond",)


def test_c4_eng_1__whoever_has_it_does_not_take_it_again() -> None:
    table = hammer_of_the_scots_table("3 players\ncircuit: A loch-lomond B C englishman", "A")

    table.plays("A", "take 1")

    assert token(table) == "A"
    assert table.facts_of(EnglandTaken) == []


def test_x_1_4__what_is_passed_is_told_in_the_order_of_the_rondel() -> None:
    table = hammer_of_the_scots_table(
        "3 players\ncircuit: A race-start englishman moray B C", chronicles="1, 4"
    )

    table.plays("A", "take 3", until="place-tile")

    told = [type(fact) for fact in table.facts if isinstance(fact, RaceBegan | EnglandTaken)]
    assert told == [RaceBegan, EnglandTaken]


# --- his turn ------------------------------------------------------------------------------------


def test_c4_eng_2__the_holder_pays_england_and_the_tile_and_uses_it() -> None:
    table = acting("rannoch donan-castle", "B: coins 9", holder="B")

    table.asks("B", "act-for-england")
    table.plays("B", "take 1", "place 0,1")
    table.asks("B", "activate")
    table.plays("B", "activate 0,1", "end", until="act-for-england")

    assert table.of("B").coins == 9 - 2
    assert row(table) == 2
    assert table.goods("B") == "wood"
    assert table.circuit.split()[0] == ENGLISHMAN  # still hindmost, he acts again
    check(table.game)


def test_c4_eng_2__the_tiles_cost_comes_on_top() -> None:
    dear = acting("aviemore moray", "A: coins 3")  # 2 to England, 2 for a stone
    rich = acting("aviemore moray", "A: coins 4")

    assert "1" not in dear.options("A", "take")
    dear.refuses("A", "take 1", "C4-ENG-2")
    rich.plays("A", "take 1", "place 0,1", until="recruit")
    assert rich.of("A").coins == 0


def test_c4_eng_2__a_person_brings_its_clan_marker() -> None:
    table = acting("john-knox moray", "A: coins 9")

    table.plays("A", "take 1", until="place-marker")

    table.plays("A", "claim Douglas")
    assert table.of("A").persons == ("john-knox",)


def test_c4_eng_2__with_a_full_row_it_cannot_be_done() -> None:
    table = acting("moray easdale", "A: coins 9", row=3)

    assert table.options("A", "take") == set()
    table.refuses("A", "take 1", "C4-ENG-2")


def test_c4_eng_3__or_he_discards_a_tile_for_the_coins_of_the_last_field() -> None:
    table = acting("moray easdale", "A: coins 0", row=3)

    table.plays("A", "discard 2", until="act-for-england")

    assert table.discarded == "easdale moray"  # moray since all have passed it
    assert (table.of("A").coins, row(table)) == (3, 2)


def test_c4_eng_3__with_an_empty_row_he_gets_nothing() -> None:
    table = acting("moray easdale", "A: coins 0", row=0)

    table.plays("A", "discard 1", until="act-for-england")

    assert (table.of("A").coins, row(table)) == (0, 0)


def test_c4_eng_3__one_of_the_two_must_be_done() -> None:
    table = acting("moray easdale")

    table.refuses("A", "end", "C4-ENG-2")
    assert table.options("A", "discard") >= {"1", "2"}  # also what he could take


def test_c4_eng_4__he_leaves_when_no_tile_is_left_for_him() -> None:
    table = hammer_of_the_scots_table(
        f"3 players\ncircuit: englishman A loch-lomond the-end B C\n{NO_TILES}", holder="A"
    )

    assert table.facts_of(PieceLeft) == [PieceLeft(ENGLISHMAN)]
    table.asks("A", "take-tile")


def test_c4_eng_4__or_when_the_holder_has_reached_the_end() -> None:
    table = hammer_of_the_scots_table(
        f"3 players\ncircuit: englishman moray B C the-end A\n{NO_TILES}", holder="A", row=2
    )

    assert table.facts_of(PieceLeft) == [PieceLeft(ENGLISHMAN)]
    assert row(table) == 2
    table.asks("B", "take-tile")


def test_c4_eng_4__he_goes_no_further_than_the_end() -> None:
    table = hammer_of_the_scots_table(
        f"3 players\ncircuit: englishman moray A B C the-end easdale\n{NO_TILES}", holder="A"
    )

    assert table.options("A", "discard") == {"1"}


def test_c4_eng_5__he_lands_on_none_of_the_four() -> None:
    table = acting("loch-lomond moray glenfinnan-church", "A: coins 9")

    assert {"1", "3"}.isdisjoint(table.options("A", "take") | table.options("A", "discard"))
    table.refuses("A", "discard 1", "C4-ENG-5")


def test_c4_eng_6__loch_ness_is_not_set_off() -> None:
    ness = "A map:\n    | -1 | 0 | 1\n  0 | loch-ness | starting-village @ | home-castle"
    far = ness.replace("  0 |", "  1 | rannoch | |\n  0 |")
    table = acting("moray easdale", f"A: coins 9\nA cards: loch-ness\n{far}")
    own = hammer_of_the_scots_table(
        f"3 players\ncircuit: A moray B C englishman\nA cards: loch-ness\n{far}"
    )

    table.plays("A", "take 1", "place 1,1")
    own.plays("A", "take 1", "place 1,1")

    assert "-1,1" not in table.options("A", "activate")
    assert "-1,1" in own.options("A", "activate")


def test_c4_eng_6__the_market_and_movement_points_are_open() -> None:
    goods = "A map:\n    | 0 | 1\n  0 | starting-village @ wood | home-castle"
    table = acting("moray easdale", f"A: coins 2\n{goods}")

    assert table.options("A", "sell") == {"wood 0,0"}
    table.plays("A", "take 1", "place 0,1", "activate 0,0", "move 0,0 1,0")

    assert table.members("A", "1,0") == 1


def test_c4_eng_7__his_own_moves_bring_no_token_and_he_is_no_player() -> None:
    table = acting("moray easdale", holder="B")

    table.plays("B", "discard 2", until="act-for-england")

    assert token(table) == "B"


# --- the landmarks -------------------------------------------------------------------------------


def test_c4_lmk_1__card_and_token_come_from_the_discard_pile_too() -> None:
    table = hammer_of_the_scots_table(
        "3 players\ncircuit: A john-knox B C englishman\ndiscarded: loch-lomond\nA: coins 9",
        holder="B",
    )

    table.plays("A", "take 1", "claim Munro", "build loch-lomond", "done")

    assert token(table) == "A"
    assert table.of("A").cards == ("loch-lomond",)


def test_c4_lmk_church__a_whisky_for_four_points() -> None:
    table = hammer_of_the_scots_table(
        "3 players\ncircuit: A glenfinnan-church B C englishman\nA: coins 9, whisky 1"
    )

    table.plays("A", "take 1", "place 0,1", "activate 0,1")

    assert (table.of("A").whisky, table.points[0]) == (0, 4)
    table.refuses("A", "activate 0,1", "G2-ACT-1")


def test_c4_lmk_monument__it_costs_a_scotsman_and_gives_three_points() -> None:
    two = "A map:\n    | 0 | 1\n  0 | starting-village @ | home-castle @"
    table = hammer_of_the_scots_table(
        f"3 players\ncircuit: A glenfinnan-monument B C englishman\nA: supply 7\n{two}"
    )

    table.plays("A", "take 1", "sacrifice 1,0", "place 0,1", "activate 0,1")

    assert (table.members("A"), table.points[0]) == (1, 3)


def test_c4_lmk_wade__a_scotsman() -> None:
    table = hammer_of_the_scots_table(
        "3 players\ncircuit: A wades-military-roads B C englishman\nA: coins 9"
    )

    table.plays("A", "take 1", "place 0,1", until="recruit")
    table.plays("A", "recruit 0,1")

    assert (table.members("A", "0,1"), token(table)) == (1, "A")


def test_c4_lmk_lomond__nothing_but_card_and_token() -> None:
    table = hammer_of_the_scots_table("3 players\ncircuit: A loch-lomond B C englishman")

    table.plays("A", "take 1")

    table.asks("A", "activate")
    assert "-1,0" not in table.options("A", "activate")
