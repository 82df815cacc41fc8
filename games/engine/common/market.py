"""The market: prices, sales and purchases, and the test whether a cost can be paid.

A row of the market is a stack of coins: 1 on its first field, 2 on the second, 3 on the
third. Buying fills the next field, selling empties the last. What was sold can be bought
back for the same coins, so only the final position matters, not the order.

Assume a seat has sold all it can. Its coins are then its `wealth`, and for each good there is
a ladder of prices at which cubes can still be given: first the cubes that could not be sold,
for nothing, then one field of the row after the other, whether the cube was sold or is bought.
A cost can be paid if the cheapest prices for the goods it asks for add up to no more than the
wealth. This covers every mixture of own goods, sales and purchases exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from games.engine.core.agenda import Decision
from games.engine.core.choices import Cell, Choice, Seat
from games.engine.core.effects import Cost
from games.engine.core.facts import GoodBought, GoodPaid, GoodSold
from games.engine.core.hooks import Aside
from games.engine.core.naming import good_name
from i18n import translate

if TYPE_CHECKING:
    from games.engine.core.game import Game

FIELDS = 3
#: The coins on a row, by the number of its occupied fields.
COINS_ON_ROW = (0, 1, 3, 6)

Ladder = tuple[int, ...]


def ladder(held: int, row: int) -> Ladder:
    """Return the prices of cubes of one kind, cheapest first.

    >>> ladder(0, 1)
    (2, 3)
    >>> ladder(3, 2)
    (0, 1, 2, 3)
    """
    return (0,) * max(held - row, 0) + tuple(range(max(row - held, 0) + 1, FIELDS + 1))


def income(held: int, row: int) -> int:
    """Return the coins from selling all cubes of one kind.

    >>> income(3, 2)
    3
    """
    return COINS_ON_ROW[row] - COINS_ON_ROW[max(row - held, 0)]


#: Ladder and income by goods held and fields occupied, computed once up to an unreachable number.
_MAX_GOODS_HELD = 400
_LADDER_AND_INCOME = [
    [(ladder(held, row), income(held, row)) for row in range(FIELDS + 1)]
    for held in range(_MAX_GOODS_HELD)
]


class Funds:
    """What a seat can pay with: its wealth and a ladder of prices for each good."""

    __slots__ = ("ladders", "wealth", "whisky")

    def __init__(self, ladders: dict[str, Ladder], wealth: int, whisky: int) -> None:
        self.ladders, self.wealth, self.whisky = ladders, wealth, whisky

    @classmethod
    def from_goods(
        cls, held: Mapping[str, int], rows: Mapping[str, int], coins: int, whisky: int = 0
    ) -> Self:
        """Return the funds of a seat that has these goods and coins at this market."""
        ladders: dict[str, Ladder] = {}
        for good, row in rows.items():
            ladders[good], income_of_good = _LADDER_AND_INCOME[held.get(good, 0)][row]
            coins += income_of_good
        return cls(ladders, coins, whisky)

    @classmethod
    def of(cls, game: Game, seat: Seat) -> Self:
        """Return the current funds of a seat."""
        territory = game.state.territories[seat]
        return cls.from_goods(
            territory.held(), game.state.market, territory.coins, territory.whisky
        )

    def after_giving(self, good: str) -> Funds:
        """Return the funds left after giving one cube of a kind, owned or bought."""
        first, *rest = self.ladders[good]
        return Funds({**self.ladders, good: tuple(rest)}, self.wealth - first, self.whisky)


def can_pay(cost: Cost, means: Funds) -> bool:
    """Return whether some mixture of own goods, sales and purchases pays a cost.

    Scotsmen are not part of the funds; costs in Scotsmen are checked by the callers.
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
    cheapest = _prices_of_choice(cost, ladders)[: cost.number]
    return len(cheapest) == cost.number and price + sum(cheapest) <= means.wealth


def _prices_of_choice(cost: Cost, ladders: dict[str, Ladder]) -> list[int]:
    """Return the prices of the goods the payer may choose from, cheapest first."""
    fixed = dict(cost.goods)
    most = 1 if cost.different else cost.number
    return sorted(
        rung
        for good, rungs in ladders.items()
        if good not in cost.given and (not cost.among or good in cost.among)
        for rung in rungs[fixed.get(good, 0) :][:most]
    )


def can_buy(game: Game, seat: Seat, cost: Cost, good: str) -> bool:
    """Return whether the market sells a seat one cube of a kind towards a cost."""
    row = game.state.market[good]
    if row == FIELDS or game.state.territories[seat].coins <= row:
        return False
    return not game.edition.own_goods_first or lacks_own_goods(game, seat, cost, good)


def lacks_own_goods(game: Game, seat: Seat, cost: Cost, good: str) -> bool:
    """Return whether the seat's own goods do not cover what is still due (rule "own first")."""
    held = game.state.territories[seat].held()
    due = dict(cost.goods).get(good, 0)
    if due:
        return held.get(good, 0) < due
    if cost.different:
        own = [kind for kind in held if kind not in cost.given]
        return good not in own and cost.number > len(own)
    return cost.number > sum(held.values())


class Sell(Aside):
    """Sell a cube from a tile for the coins on the last occupied field of its row."""

    name = "sell"
    verbs = ("sell",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return every kind of cube on every tile whose row holds coins."""
        if decision.forbids_sales(game):
            return []
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
        game.emit(GoodSold(seat, good, cell, coins))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that the moment is wrong, there is no such cube, or no coins on the row."""
        goods = game.state.territories[seat].goods
        if game.decision and game.decision.forbids_sales(game):
            return "sell", translate("sell-not-now")
        match choice:
            case (_, str(good), *_) if good not in game.edition.goods:
                return "not-traded", translate("sell-not-traded")
            case (_, str(good), (int(), int()) as cell):
                if good not in goods.get(cell, ()):
                    return "sell", translate("sell-none-there", good=good_name(good))
                return "sell", translate("sell-no-coins", good=good_name(good))
        return "sell", translate("sell-what")


def give_own(game: Game, seat: Seat, good: str, cell: Cell) -> None:
    """Pay a cube from one of the seat's tiles."""
    game.state.territories[seat].take(cell, good)
    game.emit(GoodPaid(seat, good, cell))


def buy(game: Game, seat: Seat, good: str) -> None:
    """Put coins on the leftmost empty field of the row; the cube is paid at once."""
    row = game.state.market[good] + 1
    game.state.market[good] = row
    game.state.territories[seat].coins -= row
    game.emit(GoodBought(seat, good, row))
