"""What can be bought and sold, and can a cost be met at all?

A row of the market is a stack of coins, 1 on its first field, 2 on its second, 3 on its
third: buying fills the next field, selling empties the last. What was sold can be bought
back for the same coins, so only the end counts, never the order.

Think of a seat that has sold all it could. It is as rich as it can be (its `wealth`), and
for each kind there is a ladder of prices at which cubes can still be given: first those
that nobody buys, for nothing, then one field of the row after the other, sold or not. A cost
can be met if the cheapest rungs that it asks for are not dearer than the wealth. That counts
every mixture of own goods, sales and purchases, and is exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from games.engine.agenda import Decision
from games.engine.choices import Cell, Choice, Seat, write_cell
from games.engine.effects import Cost
from games.engine.facts import GoodBought, GoodPaid, GoodSold
from games.engine.hooks import Aside
from games.engine.naming import good_name
from words import say

if TYPE_CHECKING:
    from games.engine.game import Game

FIELDS = 3
#: The coins that lie on a row when so many of its fields are occupied.
COINS_ON_ROW = (0, 1, 3, 6)

Ladder = tuple[int, ...]


def ladder(held: int, row: int) -> Ladder:
    """The prices of cubes of a kind, cheapest first.

    >>> ladder(0, 1)
    (2, 3)
    >>> ladder(3, 2)
    (0, 1, 2, 3)
    """
    return (0,) * max(held - row, 0) + tuple(range(max(row - held, 0) + 1, FIELDS + 1))


def income(held: int, row: int) -> int:
    """What selling all cubes of a kind brings.

    >>> income(3, 2)
    3
    """
    return COINS_ON_ROW[row] - COINS_ON_ROW[max(row - held, 0)]


#: Ladders and incomes by goods held and fields occupied; nobody ever holds so many goods.
_MANY = 400
_HELD = [
    [(ladder(held, row), income(held, row)) for row in range(FIELDS + 1)] for held in range(_MANY)
]


class Means:
    """What a seat can pay with: its wealth, and a ladder of prices for each kind of good."""

    __slots__ = ("ladders", "wealth", "whisky")

    def __init__(self, ladders: dict[str, Ladder], wealth: int, whisky: int) -> None:
        self.ladders, self.wealth, self.whisky = ladders, wealth, whisky

    @classmethod
    def made_of(
        cls, held: Mapping[str, int], rows: Mapping[str, int], coins: int, whisky: int = 0
    ) -> Self:
        """The means of one who has these goods and coins at this market."""
        ladders: dict[str, Ladder] = {}
        for good, row in rows.items():
            ladders[good], income_of_good = _HELD[held.get(good, 0)][row]
            coins += income_of_good
        return cls(ladders, coins, whisky)

    @classmethod
    def of(cls, game: Game, seat: Seat) -> Self:
        """The means of a seat now."""
        territory = game.state.territories[seat]
        return cls.made_of(territory.held(), game.state.market, territory.coins, territory.whisky)

    def giving(self, good: str) -> Means:
        """The means left when one cube of a kind has been given, own or bought."""
        first, *rest = self.ladders[good]
        return Means({**self.ladders, good: tuple(rest)}, self.wealth - first, self.whisky)


def can_pay(cost: Cost, means: Means) -> bool:
    """Tell whether some mixture of own goods, sales and purchases meets a cost.

    Scotsmen are no part of the means: whoever may owe one asks for it elsewhere.
    """
    if cost.whisky > means.whisky:
        return False
    if cost.replaceable:
        return any(can_pay(way, means) for way in cost.with_coins())
    price = cost.coins
    ladders = means.ladders
    for good, number in cost.goods:
        rungs = ladders[good]
        if len(rungs) < number:
            return False
        price += rungs[0] if number == 1 else sum(rungs[:number])
    if not cost.number:
        return price <= means.wealth
    cheapest = _rungs_to_choose(cost, ladders)[: cost.number]
    return len(cheapest) == cost.number and price + sum(cheapest) <= means.wealth


def _rungs_to_choose(cost: Cost, ladders: dict[str, Ladder]) -> list[int]:
    """The prices of the goods that may be chosen, cheapest first."""
    fixed = dict(cost.goods)
    most = 1 if cost.different else cost.number
    return sorted(
        rung
        for good, rungs in ladders.items()
        if good not in cost.given and (not cost.among or good in cost.among)
        for rung in rungs[fixed.get(good, 0) :][:most]
    )


def can_buy(game: Game, seat: Seat, cost: Cost, good: str) -> bool:
    """Tell whether the market sells a seat one cube of a kind towards a cost."""
    row = game.state.market[good]
    if row == FIELDS or game.state.territories[seat].coins <= row:
        return False
    return not game.edition.own_goods_first or falls_short(game, seat, cost, good)


def falls_short(game: Game, seat: Seat, cost: Cost, good: str) -> bool:
    """Whether the seat's own goods do not reach for what is still due (rule "own first")."""
    held = game.state.territories[seat].held()
    due = dict(cost.goods).get(good, 0)
    if due:
        return held.get(good, 0) < due
    if cost.different:
        own = [kind for kind in held if kind not in cost.given]
        return good not in own and cost.number > len(own)
    return cost.number > sum(held.values())


class Sell(Aside):
    """Sell a cube from an own tile for the coins on the last occupied field of its row."""

    name = "sell"
    verbs = ("sell",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Every kind of cube on every tile whose row holds coins."""
        rows = game.state.market
        return [
            ("sell", good, cell)
            for cell, goods in game.state.territories[seat].goods.items()
            for good in dict.fromkeys(goods)
            if rows[good]
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Return the cube and take the coins."""
        _, good, cell = choice
        territory, market = game.state.territories[seat], game.state.market
        coins = market[good]
        territory.take(cell, good)
        territory.coins += coins
        market[good] -= 1
        game.tell(GoodSold(seat, good, cell, coins))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """No such cube, or no coins on the row."""
        goods = game.state.territories[seat].goods
        match choice:
            case (_, str(good), (int(), int()) as cell):
                if good not in goods.get(cell, ()):
                    return "sell", say(
                        "sell-none-there", good=good_name(good), where=write_cell(cell)
                    )
                return "sell", say("sell-no-coins", good=good_name(good))
        return "sell", say("sell-what")


def give_own(game: Game, seat: Seat, good: str, cell: Cell) -> None:
    """Give a cube from an own tile."""
    game.state.territories[seat].take(cell, good)
    game.tell(GoodPaid(seat, good, cell))


def buy(game: Game, seat: Seat, good: str) -> None:
    """Put coins on the leftmost empty field of the row; the cube is given at once."""
    row = game.state.market[good] + 1
    game.state.market[good] = row
    game.state.territories[seat].coins -= row
    game.tell(GoodBought(seat, good, row))
