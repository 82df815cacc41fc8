"""Payments in the engine and where they can lead, to compare with the brute-force search."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from games.engine import Game, Setup, new_seed
from games.engine.common.activation import Activate
from games.engine.common.payment import Pay
from games.engine.core.effects import Cost
from games.engine.glen_more_2010.edition import GLEN_MORE_2010, GlenMore2010
from tests.engine.core.market_search import FIELDS, GOODS, Cube, Table

CELLS = ((0, 0), (1, 0), (0, 1))


class OpenMarket(GlenMore2010):
    """A game in which the market also sells what the buyer owns."""

    own_goods_first = False

    def skips_one_way_payments(self, game: Game) -> bool:
        """Return True, as in Glen More II."""
        return True


_OPEN_MARKET = OpenMarket()


def at_payment(table: Table, cost: Cost, *, own_first: bool) -> Game:
    """Return a game in which the first seat must pay; afterwards it may sell or end its turn."""
    game = at_table(table, own_first=own_first)
    game.state.agenda = [Activate(0), Pay(0, cost)]
    game.advance()
    return game


def at_table(table: Table, *, own_first: bool) -> Game:
    """Return a game in which the first seat has these means, before any decision."""
    edition = GLEN_MORE_2010 if own_first else _OPEN_MARKET
    setup = Setup(game=edition.id, players=2)
    game = Game(setup, edition, new_seed("payment"), edition.blank(setup))
    game.state.rondel.pieces = {0: 0, 1: 1}
    game.state.market = dict(zip(GOODS, table.rows, strict=True))
    territory = game.state.territories[0]
    territory.coins = table.coins
    for good, cell in table.cubes:
        territory.put(cell, good)
    return game


def table_of(game: Game) -> Table:
    """Return what the first seat and the market have."""
    territory = game.state.territories[0]
    cubes = sorted((good, cell) for cell, goods in territory.goods.items() for good in goods)
    return Table(tuple(cubes), tuple(game.state.market.values()), territory.coins)


def engine_ends(game: Game) -> set[Table]:
    """Return every table that the options can lead to; fail where a payment gets stuck."""
    seen: set[tuple[Table, object]] = set()
    found: set[Table] = set()
    pending = [game]
    while pending:
        here = pending.pop()
        moment = (table_of(here), here.decision)
        if moment in seen:
            continue
        seen.add(moment)
        if isinstance(here.decision, Activate):
            found.add(moment[0])
        assert here.options(0), f"stuck: {moment}"
        pending += _after_each_option(here)
    return found


def _after_each_option(game: Game) -> Iterator[Game]:
    for option in game.options(0):
        if option != ("end",):
            after = game.clone()
            after.play(0, option)
            yield after


def cubes(most: int) -> st.SearchStrategy[tuple[Cube, ...]]:
    """Generate cubes on a few tiles, at most three on each."""
    each = st.tuples(st.sampled_from(GOODS), st.sampled_from(CELLS))
    return st.lists(each, max_size=most).map(_at_most_three_on_a_tile)


def _at_most_three_on_a_tile(each: list[Cube]) -> tuple[Cube, ...]:
    kept: list[Cube] = []
    for good, cell in sorted(each):
        if sum(1 for _, other in kept if other == cell) < 3:
            kept.append((good, cell))
    return tuple(kept)


def tables(most_cubes: int = 4, most_coins: int = 6) -> st.SearchStrategy[Table]:
    """Generate small means of a seat and any market."""
    rows = st.tuples(*[st.integers(0, FIELDS)] * len(GOODS))
    return st.builds(Table, cubes(most_cubes), rows, st.integers(0, most_coins))


def fixed_costs() -> st.SearchStrategy[Cost]:
    """Generate costs of fixed resources."""
    due = st.dictionaries(st.sampled_from(GOODS), st.integers(1, 2), min_size=1, max_size=3)
    return due.map(lambda goods: Cost(goods=tuple(goods.items())))


def any_costs() -> st.SearchStrategy[Cost]:
    """Generate costs of any resources."""
    return st.integers(1, 3).map(lambda number: Cost(number=number))


def different_costs() -> st.SearchStrategy[Cost]:
    """Generate costs of different resources."""
    return st.integers(1, 5).map(lambda number: Cost(number=number, different=True))


def costs() -> st.SearchStrategy[Cost]:
    """Generate any cost in resources that a tile might have."""
    return fixed_costs() | any_costs() | different_costs()
