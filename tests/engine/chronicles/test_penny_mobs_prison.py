"""Test how mobsters come into prison and out of it."""

import pytest

from games.engine import determinize, view
from games.engine.chronicles.penny_mobs.board import PennyMobsBoard, penny_mobs_board
from games.engine.chronicles.penny_mobs.facts import MobstersJailed
from games.engine.chronicles.penny_mobs.mobsters import HIDDEN, MOBSTERS, eligible
from tests.engine.chronicles.penny_mobs_table import (
    board,
    idle,
    mobs_setup,
    new_penny_mobs_game,
    penny_mobs_table,
)
from tests.engine.scripted_table_2 import Table

#: A full rondel; the pieces of B and C are far ahead.
FULL = (
    "circuit: A moray easdale glen-affric strathspey lochaber aviemore beauly pulteney"
    " dingwall-butcher loch-lochy B C"
)


def ended(text: str, **start: object) -> Table:
    """Return a table at which the game has just ended."""
    return penny_mobs_table(f'3 players\n{text}\nto do: {{"kind": "end-game"}}', **start)  # type: ignore[arg-type]


# --- set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "drawn"), [(2, 3), (3, 4), (4, 6)])
def test_c8_set_1__seven_pennies_each_and_so_many_mobsters(players: int, drawn: int) -> None:
    found = penny_mobs_board(new_penny_mobs_game(players))

    assert found.pennies == ((7, 0),) * players
    assert len(found.prison) + len(found.waiting) == drawn
    assert all(MOBSTERS.newest[name].back == "S" and not number for name, number in found.prison)
    assert all(MOBSTERS.newest[name].back == "B" for name in found.waiting)


def test_c8_set_1__sixteen_in_all_nine_of_them_of_the_base_game() -> None:
    assert len(MOBSTERS.newest) == 16
    assert len(eligible(mobs_setup(4, 8))) == 9
    assert len(eligible(mobs_setup(2, 8))) == 6
    assert len(eligible(mobs_setup(3, 1, 2, 3, 5, 6, 8))) == 16


def test_c8_set_1__a_mobster_of_a_chronicle_takes_part_with_it() -> None:
    games = [new_penny_mobs_game(4, number, (1, 8)) for number in range(30)]
    names = {name for game in games for name in _drawn(penny_mobs_board(game))}

    assert names == set(eligible(mobs_setup(4, 1, 8)))
    assert {"McQuack", "McMuscle"} <= names
    assert "McHagg" not in names


def _drawn(found: PennyMobsBoard) -> tuple[str, ...]:
    return (*dict(found.prison), *found.waiting)


def test_c8_set_1__those_with_a_b_come_with_the_first_b_tile() -> None:
    table = penny_mobs_table(
        f"3 players\n{FULL}\nstack A:\nstack B: rannoch, badenoch",
        waiting=["Anderson"],
        prison={"McDuff": 0},
    )

    table.plays("A", "take 1", "place 0,1", "end", until="penny-or-mobster")
    assert board(table).waiting == ("Anderson",)
    table.plays("A", "end")

    assert board(table).waiting == ()
    assert [name for name, _ in board(table).prison] == ["McDuff", "Anderson"]
    assert table.facts_of(MobstersJailed) == [MobstersJailed(("Anderson",))]


def test_c8_set_1__until_then_only_their_number_is_known() -> None:
    game = next(
        found
        for number in range(20)
        if len(penny_mobs_board(found := new_penny_mobs_game(4, number)).waiting) > 1
    )
    number = len(penny_mobs_board(game).waiting)

    for viewer in (0, 3, None):
        visible = view(game, viewer).boards["penny-mobs"]
        assert isinstance(visible, PennyMobsBoard)
        assert visible.waiting == (HIDDEN,) * number
    dealt = {
        name
        for secret in range(30)
        for name in penny_mobs_board(determinize(game, 0, secret)).waiting
    }
    assert dealt == {
        name for name in eligible(mobs_setup(4, 8)) if MOBSTERS.newest[name].back == "B"
    }


def test_x_stack_1__the_scoring_comes_before_the_b_mobsters() -> None:
    table = penny_mobs_table(
        f"3 players\n{FULL}\nstack A: donan-castle\nstack B: rannoch, badenoch",
        waiting=["Anderson"],
    )

    table.plays("A", "take 2", "place 0,1", "end")

    kinds = [type(fact).__name__ for fact in table.facts]
    assert kinds.index("ScoringHeld") < kinds.index("MobstersJailed")


# --- the end of a turn -------------------------------------------------------------------------


def test_c8_turn_1__a_penny_is_put_on_a_mobster_and_turns() -> None:
    table = idle(prison={"McDuff": 2, "McMail": 0})

    table.plays("A", "end", until="penny-or-mobster")
    assert table.options("A", "post") == {"McDuff", "McMail"}
    table.plays("A", "post McDuff")

    assert board(table).prison == (("McDuff", 3), ("McMail", 0))
    assert board(table).pennies[0] == (6, 0)
    table.asks("A", "take-tile")  # the refill and the next turn follow


def test_c8_turn_1__or_a_mobster_is_freed_with_the_pennies_on_him() -> None:
    table = idle(prison={"McDuff": 2, "McMail": 0})

    table.plays("A", "end", "free McDuff")

    assert board(table).prison == (("McMail", 0),)
    assert board(table).owner("McDuff") == 0
    assert board(table).pennies[0] == (7, 2)


def test_c8_turn_1__or_neither() -> None:
    table = idle(prison={"McDuff": 2})

    table.plays("A", "end", "end")

    assert board(table).prison == (("McDuff", 2),)


def test_c8_turn_1__only_pennies_that_count_minus_one_can_be_put() -> None:
    table = idle(prison={"McDuff": 0}, pennies=[(0, 3), (7, 0), (7, 0)])

    table.plays("A", "end", until="penny-or-mobster")

    table.refuses("A", "post McDuff", "C8-TURN-1")
    table.refuses("A", "free McMail", "C8-TURN-1")
    assert table.options("A", "free") == {"McDuff"}


def test_c8_turn_1__with_an_empty_prison_nothing_is_asked() -> None:
    table = idle()

    table.plays("A", "end")

    table.asks("A", "take-tile")


def test_c8_turn_1__also_when_the_end_has_been_reached() -> None:
    table = penny_mobs_table(
        "3 players\ncircuit: A B C moray the-end\nstack D: glen-coe", prison={"McDuff": 1}
    )

    table.plays("A", "go 4", until="penny-or-mobster")
    table.plays("A", "free McDuff")

    assert board(table).owner("McDuff") == 0


def test_c8_turn_1__the_die_puts_no_penny() -> None:
    table = penny_mobs_table("2 players\ncircuit: die moray A easdale B", prison={"McDuff": 1})

    table.asks("A", "take-tile")


# --- when powers may be used -------------------------------------------------------------------


@pytest.mark.parametrize(("mobster", "verb"), [("McDuff", "rob"), ("McWander", "levy")])
def test_c8_turn_2__some_are_used_from_the_next_turn_on(mobster: str, verb: str) -> None:
    table = idle(prison={mobster: 0})

    table.plays("A", "end", f"free {mobster}")

    table.asks("A", "take-tile")  # nobody asked whether to use it at once
    assert table.options("A", verb)


def test_c8_turn_2__figures_and_anderson_at_once_if_one_likes() -> None:
    table = idle(prison={"Anderson": 0}, more=_TILES)

    table.plays("A", "end", "free Anderson", until="use-at-once")
    assert table.options("A", "shift") == {"1 0,1"}
    table.plays("A", "end")

    assert table.options("A", "shift")  # or later


def test_c8_turn_2__after_freeing_one_the_others_wait_for_the_next_turn() -> None:
    table = idle(prison={"Anderson": 0}, freed={"McDuff": "A"}, more=_TILES)

    table.plays("A", "end", "free Anderson", until="use-at-once")

    assert table.options("A", "rob") == set()


def test_c8_turn_2__not_in_the_middle_of_an_effect() -> None:
    nested = '{"kind": "activate", "seat": 0, "nested": true}'
    turn = 'turn: {"seat": 0}'
    table = penny_mobs_table(
        f"3 players\ncircuit: A B C moray\n{turn}\nto do: {nested}\n"
        'to do: {"kind": "close-turn"}',
        freed={"McDuff": "A"},
    )

    assert table.options("A", "rob") == set()
    table.refuses("A", "rob wood", "C8-MOB-McDuff")


_TILES = "B map:\n    | 0 | 1\n  1 | rannoch |\n  0 | starting-village @ | home-castle"


# --- the end of the game -----------------------------------------------------------------------


def test_c8_sco_1__mobsters_cost_and_pennies_cost_or_give() -> None:
    table = ended(
        "A: coins 0\nB: coins 0\nC: coins 0",
        freed={"McDuff": "A", "McMail": "A", "Anderson": "B"},
        spent=["Anderson"],
        pennies=[(2, 5), (7, 0), (3, 3)],
        prison={"McLaird": 8},
    )

    assert [table.rules_scored(seat).get("C8-SCO-1", 0) for seat in "ABC"] == [
        5 - 2 - 8 - 5,
        -7 - 6,
        0,
    ]
