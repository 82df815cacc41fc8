"""Tests of the market against an exhaustive search."""

from itertools import product

import pytest
from hypothesis import Phase, assume, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.engine.common.market import Funds, can_pay
from games.engine.common.payment import Pay
from games.engine.core.effects import Cost, write_cost
from tests.engine.core.market_search import FIELDS, GOODS, Table, ends, ends_without_sales, payable
from tests.engine.core.payments import (
    at_payment,
    at_table,
    costs,
    different_costs,
    engine_ends,
    fixed_costs,
    table_of,
    tables,
)

#: Rows from which nothing can be bought.
SOLD_OUT = (FIELDS,) * 3
SMALL_COSTS = [
    Cost(goods=(("wood", 1),)),
    Cost(goods=(("wood", 2),)),
    Cost(goods=(("wood", 1), ("stone", 1))),
    Cost(goods=(("stone", 2), ("wood", 2))),
    Cost(number=1),
    Cost(number=2),
    Cost(number=4),
    Cost(number=1, different=True),
    Cost(number=2, different=True),
    Cost(number=1, different=True, given=("stone",)),
]


def means_of(table: Table, *, own_first: bool, whisky: int = 0) -> Funds:
    """The means of a seat as the engine counts them."""
    game = at_table(table, own_first=own_first)
    game.state.territories[0].whisky = whisky
    return Funds.of(game, 0)


@pytest.mark.parametrize("own_first", [True, False], ids=["own first", "any purchase"])
@pytest.mark.parametrize("cost", SMALL_COSTS, ids=write_cost)
def test_what_can_be_paid_with_two_goods_is_what_a_search_finds(
    cost: Cost, *, own_first: bool
) -> None:
    here = (0, 0)
    counts, rows = range(4), range(FIELDS + 1)
    for wood, stone, wood_row, stone_row, coins in product(counts, counts, rows, rows, range(6)):
        cubes = (("stone", here),) * stone + (("wood", here),) * wood
        table = Table(cubes, (wood_row, stone_row, *SOLD_OUT), coins)
        expected = payable(table.owing(cost), own_first=own_first)
        assert can_pay(cost, means_of(table, own_first=own_first)) == expected, table


@settings(max_examples=600)
@given(table=tables(most_cubes=5), cost=costs(), own_first=st.booleans(), coins=st.integers(0, 3))
def test_what_can_be_paid_is_what_a_search_finds(
    *, table: Table, cost: Cost, own_first: bool, coins: int
) -> None:
    due = replace(cost, coins=coins)
    expected = payable(table.owing(due), own_first=own_first)
    assert can_pay(due, means_of(table, own_first=own_first)) == expected


@settings(max_examples=200)
@given(
    table=tables(),
    cost=different_costs(),
    given_before=st.sets(st.sampled_from(GOODS)),
    own_first=st.booleans(),
)
def test_what_has_been_given_does_not_count_again_among_different_goods(
    *, table: Table, cost: Cost, given_before: set[str], own_first: bool
) -> None:
    due = replace(cost, given=tuple(sorted(given_before)))
    expected = payable(table.owing(due), own_first=own_first)
    assert can_pay(due, means_of(table, own_first=own_first)) == expected


@given(tables(), costs(), st.integers(0, 2), st.integers(0, 2))
def test_whisky_is_due_in_addition_and_cannot_be_bought(
    table: Table, cost: Cost, whisky: int, held: int
) -> None:
    due = replace(cost, whisky=whisky)
    goods_can_be_paid = payable(table.owing(cost), own_first=True)
    means = means_of(table, own_first=True, whisky=held)
    assert can_pay(due, means) == (goods_can_be_paid and held >= whisky)


@settings(max_examples=250)
@given(table=tables(), cost=costs(), own_first=st.booleans())
@example(
    table=Table((("sheep", (0, 0)),), (0, 0, 0, 0, 3), 0),
    cost=Cost(goods=(("stone", 2),)),
    own_first=True,
)
@example(
    table=Table((("wood", (0, 0)), ("wood", (1, 0))), (2,) * 5, 6),
    cost=Cost(number=3),
    own_first=True,
)
@example(
    table=Table((("wood", (0, 0)),), (1,) * 5, 6),
    cost=Cost(number=3, different=True),
    own_first=True,
)
@example(
    table=Table((("wood", (0, 0)),), (1,) * 5, 2), cost=Cost(goods=(("wood", 1),)), own_first=False
)
def test_the_options_of_a_payment_lead_to_all_ends_a_search_finds_and_to_no_other(
    *, table: Table, cost: Cost, own_first: bool
) -> None:
    expected = ends(table.owing(cost), own_first=own_first)
    assume(expected)
    assert engine_ends(at_payment(table, cost, own_first=own_first)) == {
        end._replace(different=False, given=()) for end in expected
    }


@settings(phases=[Phase.generate])
@given(table=tables(), cost=costs(), coins=st.integers(1, 3), own_first=st.booleans())
def test_a_payment_in_goods_and_coins_leads_to_all_ends_a_search_finds(
    *, table: Table, cost: Cost, coins: int, own_first: bool
) -> None:
    due = replace(cost, coins=coins)
    expected = ends(table.owing(due), own_first=own_first)
    assume(expected)
    assert engine_ends(at_payment(table, due, own_first=own_first)) == {
        end._replace(different=False, given=()) for end in expected
    }


@given(tables(), costs())
def test_a_payment_that_is_asked_for_has_more_than_one_answer_or_needs_a_sale(
    table: Table, cost: Cost
) -> None:
    assume(payable(table.owing(cost), own_first=True))
    game = at_payment(table, cost, own_first=True)
    if isinstance(game.decision, Pay):
        options = game.options(0)
        assert len(options) > 1 or options[0][0] == "sell"


def test_what_can_be_paid_in_one_way_only_is_paid_without_asking() -> None:
    table = Table((("wood", (0, 0)), ("wood", (0, 0))), (1, 1, 1, 1, 1), 5)
    game = at_payment(table, Cost(goods=(("wood", 1), ("stone", 1))), own_first=True)
    assert not isinstance(game.decision, Pay)
    assert table_of(game) == Table((("wood", (0, 0)),), (1, 2, 1, 1, 1), 3)


@settings(phases=[Phase.generate], max_examples=300)
@given(table=tables(), cost=fixed_costs())
@example(
    table=Table((("stone", (0, 1)), ("wood", (0, 0))), (1,) * 5, 0),
    cost=Cost(goods=(("wood", 1), ("stone", 1))),
)
def test_where_own_goods_need_not_come_first_no_fixed_cost_with_only_one_way_is_asked_for(
    table: Table, cost: Cost
) -> None:
    unsold = ends_without_sales(table.owing(cost))
    assume(len(unsold) == 1)
    (only,) = unsold
    assume(ends(table.owing(cost), own_first=False) == ends(only, own_first=False))
    assert not isinstance(at_payment(table, cost, own_first=False).decision, Pay)


def test_the_only_sale_that_a_payment_needs_is_made_without_asking() -> None:
    table = Table((("sheep", (0, 0)),), (0, 0, 0, 0, 2), 0)
    game = at_payment(table, Cost(goods=(("wood", 1),)), own_first=False)
    assert not isinstance(game.decision, Pay)
    assert table_of(game) == Table((), (1, 0, 0, 0, 1), 1)


def test_annes_payment_for_iona_abbey_is_among_the_ways() -> None:
    """The Dutch rulebook's Anne: 2 wood, 1 cattle, 3 coins; she sells cattle for 2."""
    table = Table((("cattle", (1, 0)), ("wood", (0, 0)), ("wood", (0, 0))), (0, 1, 0, 2, 2), 3)
    abbey = Cost(goods=(("wood", 1), ("stone", 1), ("sheep", 1)))
    after = Table((("wood", (0, 0)),), (0, 2, 0, 1, 3), 0)
    assert after in engine_ends(at_payment(table, abbey, own_first=True))
