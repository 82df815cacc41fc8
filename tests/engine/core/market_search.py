"""Find by brute force what can be paid.

Sales, payments and purchases one by one, each allowed by the market's rules (G1-MKT-1 to G1-MKT-6)
and nothing else: slow, and too simple to share the engine's mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from games.engine.core.choices import Cell
from games.engine.core.effects import Cost

GOODS = ("wood", "stone", "grain", "cattle", "sheep")
FIELDS = 3

Cube = tuple[str, Cell]


class Table(NamedTuple):
    """Cubes on tiles, occupied fields of each row, coins, and what is still due."""

    cubes: tuple[Cube, ...]
    rows: tuple[int, ...]
    coins: int
    fixed: tuple[tuple[str, int], ...] = ()
    number: int = 0
    different: bool = False
    given: tuple[str, ...] = ()
    coins_due: int = 0

    def owing(self, cost: Cost) -> Table:
        """Return the same table with a cost to pay."""
        return self._replace(
            fixed=cost.goods,
            number=cost.number,
            different=cost.different,
            given=cost.given,
            coins_due=cost.coins,
        )

    @property
    def settled(self) -> bool:
        """Return whether nothing is due."""
        return not (self.fixed or self.number or self.coins_due)

    def count(self, good: str) -> int:
        """Return how many cubes of a kind are on the tiles."""
        return sum(1 for kind, _ in self.cubes if kind == good)


@cache
def ends(table: Table, *, own_first: bool) -> frozenset[Table]:
    """Return every table that can be left after paying, with any sales before and after."""
    here = {table} if table.settled else set()
    return frozenset(
        here.union(*(ends(each, own_first=own_first) for each in ways(table, own_first=own_first)))
    )


def ends_without_sales(table: Table) -> set[Table]:
    """Return every table that can be left after paying without a sale; own goods may be kept."""
    if table.settled:
        return {table}
    paid = [each for each in ways(table, own_first=False) if each.coins <= table.coins]
    return set[Table]().union(*map(ends_without_sales, paid))


@cache
def payable(table: Table, *, own_first: bool) -> bool:
    """Return whether the cost can be paid."""
    return table.settled or any(
        payable(each, own_first=own_first) for each in ways(table, own_first=own_first)
    )


def ways(table: Table, *, own_first: bool) -> Iterator[Table]:
    """Return every single sale, payment and purchase that is allowed now."""
    for cube in dict.fromkeys(table.cubes):
        price = table.rows[GOODS.index(cube[0])]
        if price:
            yield _row(_without(table, cube), cube[0], -1)._replace(coins=table.coins + price)
        if is_due(table, cube[0]):
            yield _given(_without(table, cube), cube[0])
    for good in GOODS[: len(table.rows)]:
        price = table.rows[GOODS.index(good)] + 1
        affordable = price <= FIELDS and price <= table.coins
        if affordable and is_due(table, good) and (lacks(table, good) or not own_first):
            yield _given(_row(table, good, 1), good)._replace(coins=table.coins - price)
    if not (table.fixed or table.number) and 0 < table.coins_due <= table.coins:
        yield table._replace(coins=table.coins - table.coins_due, coins_due=0)


def is_due(table: Table, good: str) -> bool:
    """Return whether a cube of this kind pays part of the cost."""
    if good in dict(table.fixed):
        return True
    return table.number > 0 and not (table.different and good in table.given)


def lacks(table: Table, good: str) -> bool:
    """Whether own cubes fall short of what is due (G1-MKT-4).

    Where the goods must differ, an own kind is not missing, whatever else is: to buy it
    would be to buy one more than the own kinds fall short.
    """
    if good in dict(table.fixed):
        return table.count(good) < dict(table.fixed)[good]
    if table.different:
        own = {kind for kind, _ in table.cubes} - set(table.given)
        return good not in own and len(own) < table.number
    return len(table.cubes) < table.number


def _without(table: Table, cube: Cube) -> Table:
    index = table.cubes.index(cube)
    return table._replace(cubes=table.cubes[:index] + table.cubes[index + 1 :])


def _row(table: Table, good: str, change: int) -> Table:
    rows = list(table.rows)
    rows[GOODS.index(good)] += change
    return table._replace(rows=tuple(rows))


def _given(table: Table, good: str) -> Table:
    fixed = dict(table.fixed)
    if good in fixed:
        fixed[good] -= 1
        return table._replace(fixed=tuple(each for each in fixed.items() if each[1]))
    given = tuple(sorted((*table.given, good))) if table.different else ()
    left = table.number - 1
    if not left:
        return table._replace(number=0, different=False, given=())
    return table._replace(number=left, given=given)
