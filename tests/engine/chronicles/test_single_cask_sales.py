"""Test the sale of casks (C3-SALE)."""

import pytest

from games.engine.chronicles.single_cask.board import Sale
from games.engine.chronicles.single_cask.facts import CaskSold
from games.engine.common.invariants import check
from tests.engine.chronicles.single_cask_table import board, casks, single_cask_table

SALE = "single-cask-sale-b"
PASSING = f"3 players\ncircuit: A {SALE} moray B C\nA: whisky {{}}"


# --- in passing ------------------------------------------------------------------------------


def test_c3_sale_1__in_passing_a_cask_brings_what_its_space_is_worth() -> None:
    table = single_cask_table(PASSING.format(3), casks={"A": (1, 5)}, cellars={"A": 2})
    table.plays("A", "take 2", until="offer-cask")

    assert table.options("A", "sell-cask") == {"0 other", "1 other", "5 other"}
    table.plays("A", "sell-cask 5 other", until="place-tile")
    assert table.rules_scored("A") == {"C3-SALE-1": 5}
    assert casks(table) == (0, 1)
    assert table.of("A").whisky == 2
    assert table.facts_of(CaskSold) == [CaskSold(0, 5, SALE, "other")]
    assert board(table).sales == (Sale(SALE, 0, 1),)


def test_c3_sale_1__a_cask_of_0_vp_may_be_sold_for_nothing() -> None:
    table = single_cask_table(PASSING.format(1))

    table.plays("A", "take 2", "sell-cask 0 other", until="place-tile")

    assert (table.points, casks(table)) == ([0, 0, 0], ())


def test_c3_sale_1__it_may_be_left() -> None:
    table = single_cask_table(PASSING.format(1), casks={"A": (3,)})

    table.plays("A", "take 2", "decline", until="place-tile")

    assert casks(table) == (3,)


@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 4)])
def test_c3_sale_1__the_tile_takes_this_many_casks_not_counting_the_bonus_space(
    players: int, spaces: int
) -> None:
    pieces = " ".join("BCD"[: players - 1])
    text = f"{players} players\ncircuit: A {SALE} moray {pieces}\nA: whisky 1"
    full = single_cask_table(text, casks={"A": (3,)}, sales=(Sale(SALE, 0, spaces),))
    room = single_cask_table(text, casks={"A": (3,)}, sales=(Sale(SALE, 1, spaces - 1),))

    full.plays("A", "take 2", until="place-tile")  # only the bonus space is free
    room.plays("A", "take 2", until="offer-cask")


def test_c3_sale_1__one_cask_at_each_of_two_sale_tiles() -> None:
    other = "single-cask-sale-c"
    table = single_cask_table(
        f"3 players\ncircuit: A {SALE} {other} moray B C\nA: whisky 2", casks={"A": (2, 3)}
    )

    table.plays("A", "take 3", "sell-cask 3 other", "sell-cask 2 other", until="place-tile")

    assert [(sold.space, sold.tile) for sold in table.facts_of(CaskSold)] == [(3, SALE), (2, other)]
    assert table.points[0] == 5


def test_c3_sale_1__whisky_that_the_tile_costs_cannot_be_sold_on_the_way() -> None:
    text = f"3 players\ncircuit: A {SALE} clachaig-inn B C\nA: whisky {{}}"
    one = single_cask_table(text.format(1), casks={"A": (3,)})
    two = single_cask_table(text.format(2), casks={"A": (2, 3)})

    one.plays("A", "take 2", until="place-tile")
    two.plays("A", "take 2", "sell-cask 3 other", until="place-tile")

    assert (one.points[0], two.points[0]) == (0, 3)


def test_c3_sale_1__the_last_cask_is_kept_for_the_sale_where_the_piece_stops() -> None:
    other = "single-cask-sale-c"
    table = single_cask_table(
        f"3 players\ncircuit: A {SALE} {other} moray B C\nA: whisky 1", casks={"A": (3,)}
    )

    table.plays("A", "go 2", until="sell-casks")

    assert table.options("A", "sell-cask") == {"3 bonus", "3 other"}


# --- stopping --------------------------------------------------------------------------------


def test_c3_sale_2__by_stopping_one_cask_or_two_are_sold() -> None:
    table = single_cask_table(PASSING.format(3), casks={"A": (1, 2, 3)})
    table.plays("A", "go 1", until="sell-casks")

    table.plays("A", "sell-cask 3 bonus", until="sell-casks")
    assert table.options("A", "sell-cask") == {"1 other", "2 other"}
    table.plays("A", "sell-cask 2 other")
    assert table.points[0] == 5  # the bonus space adds nothing
    assert board(table).sales == (Sale(SALE, 1, 1),)
    table.asks("A", "activate")


def test_c3_sale_2__one_must_be_sold_and_one_is_enough() -> None:
    table = single_cask_table(PASSING.format(2), casks={"A": (1, 3)})

    table.plays("A", "go 1", until="sell-casks")
    table.refuses("A", "done", "C3-SALE-2")
    table.plays("A", "sell-cask 3 other", "done")

    assert casks(table) == (1,)


def test_c3_sale_2__a_player_who_can_sell_nothing_may_not_stop() -> None:
    without = single_cask_table(PASSING.format(0))
    full = single_cask_table(PASSING.format(1), sales=(Sale(SALE, 1, 3),))
    only_bonus = single_cask_table(PASSING.format(1), sales=(Sale(SALE, 0, 3),))

    assert without.options("A", "go") == full.options("A", "go") == set()
    without.refuses("A", "go 1", "G2-TURN-4")
    assert only_bonus.options("A", "go") == {"1"}


def test_c3_sale_2__only_one_piece_stands_there_and_leaving_is_not_passing() -> None:
    table = single_cask_table(
        f"3 players\ncircuit: A {SALE} moray easdale C lochaber\nrondel: 0 A, 1 {SALE}, 1 B,"
        " 2 moray, 3 easdale, 4 C, 5 lochaber\nA: whisky 1\nB: whisky 1",
        casks={"A": (3,), "B": (3,)},
    )
    assert table.options("A", "go") == set()
    table.plays("A", "take 3", "decline", "place 0,1", "end")

    table.asks("B", "take-tile")
    table.plays("B", "take 2", until="place-tile")


def test_c3_sale_2__it_is_a_turn_without_a_tile() -> None:
    table = single_cask_table(
        f"""3 players
        circuit: A {SALE} moray B C
        A: whisky 1
        A cards: loch-ness
        A map:
          | 0 | 1
          0 | starting-village @ | home-castle wood""",
        casks={"A": (3,)},
    )
    table.plays("A", "go 1", "sell-cask 3 bonus")

    assert table.options("A", "activate") == {"0,0", "1,0"}  # by Loch Ness, one of them
    assert table.options("A", "sell") == {"wood 1,0"}
    table.plays("A", "activate 0,0")
    assert table.options("A", "activate") == set()
    table.plays("A", "end")
    assert table.game.state.rondel.tiles[1] == SALE
    check(table.game)


# --- what is left ----------------------------------------------------------------------------


def test_c3_sale_3__unsold_casks_bring_nothing_but_whisky() -> None:
    table = single_cask_table(
        '2 players\nA: coins 0, whisky 2\nB: coins 0\nto do: {"kind": "hold-scoring", "name":'
        ' "at the end"}\nto do: {"kind": "end-game"}',
        casks={"A": (3, 6)},
        cellars={"A": 2},
    )

    assert table.points == [2, 0]


def test_c3_sale_4__the_tile_stays_and_later_passers_may_sell() -> None:
    table = single_cask_table(
        f"3 players\ncircuit: A B {SALE} moray easdale C\nA: whisky 1\nB: whisky 1",
        casks={"A": (3,), "B": (2,)},
    )
    table.plays("A", "go 2", "sell-cask 3 other", "end")

    table.plays("B", "take 3", "sell-cask 2 other", until="place-tile")

    assert board(table).sales == (Sale(SALE, 0, 2),)


def test_c3_sale_4__it_is_discarded_when_all_have_passed_and_its_casks_are_gone() -> None:
    table = single_cask_table(
        f"3 players\ncircuit: A {SALE} B moray easdale C",
        sales=(Sale(SALE, 1, 1), Sale("single-cask-sale-c", 0, 2)),
    )

    table.plays("A", "take 3", "place 0,1", "end")

    assert SALE in table.discarded.split()
    assert board(table).sales == (Sale("single-cask-sale-c", 0, 2),)


def test_c3_sale_4__it_can_be_neither_taken_nor_built() -> None:
    table = single_cask_table(f"3 players\ncircuit: A {SALE} B moray easdale C\nA: whisky 1")

    table.refuses("A", "take 1", "G2-TURN-3")


def test_c3_sale_4__the_die_sells_nothing_and_counts_the_tile_unless_a_piece_stands_there() -> None:
    free = single_cask_table(f"2 players\ncircuit: die {SALE} A moray easdale B", rolls=[2])
    occupied = single_cask_table(
        f"2 players\nrondel: 0 die, 1 {SALE}, 1 A, 2 moray, 3 easdale, 4 B", rolls=[2]
    )

    assert free.game.state.rondel.pieces["die"] == 3
    assert occupied.game.state.rondel.pieces["die"] == 3
    assert board(free).sales == ()
