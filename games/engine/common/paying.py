"""How does a seat pay a cost?

One cube at a time, from a tile of its own or from the market, with sales in between. What
can be paid in one way only, or in ways that come to the same, is paid without asking.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision
from games.engine.choices import Choice, Seat, write_cell
from games.engine.effects import FREE, Cost, write_cost
from games.engine.facts import Gained, ScotsmanLeft
from games.engine.naming import good_name, scotsman_name, tile_name
from words import say

from .market import COINS_ON_ROW, FIELDS, Means, buy, can_buy, can_pay, give_own
from .placing import has_place

#: Stands for a good of one's choice.
ANY = "any"

if TYPE_CHECKING:
    from games.engine.game import Game


class Pay(SeatDecision, frozen=True, tag="pay"):
    """Pay what is still due in goods, coins and whisky; so many coins to `keep` must be left."""

    cost: Cost
    keep: int = 0
    purpose: str = "pay"

    topic: ClassVar[str] = "pay"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def about(self) -> str:
        """What is paid for."""
        return self.purpose

    def question(self, game: Game) -> str:
        """Say what is still due."""
        return say("pay-cost", cost=write_cost(self.cost))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every own cube and every purchase after which the rest can still be paid."""
        if not self.cost.asks_for_goods:
            enough = game.state.territories[seat].coins >= self.cost.coins
            return [("pay",)] if enough else []
        kinds = self._kinds_to_give(game, seat)
        own: list[Choice] = [
            ("pay", good, cell)
            for cell, goods in game.state.territories[seat].goods.items()
            for good in dict.fromkeys(goods)
            if good in kinds
        ]
        bought: list[Choice] = [
            ("buy", good) for good in kinds if can_buy(game, seat, self.cost, good)
        ]
        return own + bought + self._replacements(game, seat)

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Pay without asking what can be paid in one way, or in ways that come to the same."""
        if not self.cost.asks_for_goods:
            return next(iter(self.options(game, seat)), None)
        if self.cost.number or self.cost.replaceable:
            return self._all_of_it(game, seat) or super().forced(game, seat)
        return self._only_own_cube(game, seat) or self._only_purchase(game, seat)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay one thing and go on with the rest."""
        match choice:
            case (_, good, cell):
                give_own(game, seat, good, cell)
                self._go_on(game, self.cost.less(good))
            case ("buy", good):
                buy(game, seat, good)
                self._go_on(game, self.cost.less(good))
            case (_, good):
                self._go_on(game, self.cost.replaced("" if good == ANY else good))
            case _:
                self._pay_from_beside(game)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Not due, not there, or not to be had on the market."""
        match choice:
            case ("pay", str(good), (int(), int()) as cell):
                if good not in game.state.territories[seat].goods.get(cell, ()):
                    return "pay", say(
                        "pay-none-there", good=good_name(good), where=write_cell(cell)
                    )
                return "pay", say("pay-not-due", good=good_name(good))
            case ("buy", str(good)) if good in self._kinds_due(game):
                return self._why_not_buy(game, seat, good)
            case ("buy", str(good)):
                return "buy-to-pay", say("pay-buy-only", good=good_name(good))
        return super().why_not(game, seat, choice)

    # --- inside ----------------------------------------------------------------------------

    def _go_on(self, game: Game, rest: Cost) -> None:
        if rest.asks_for_goods or rest.coins or rest.whisky:
            game.then(replace(self, cost=rest))

    def _kinds_due(self, game: Game) -> list[str]:
        kinds = [good for good, _ in self.cost.goods]
        if self.cost.number:
            choosable = self.cost.among or game.edition.goods
            kinds += [good for good in choosable if good not in (*kinds, *self.cost.given)]
        return kinds

    def _kinds_to_give(self, game: Game, seat: Seat) -> list[str]:
        """The kinds of which one cube can be given so that the rest can still be paid."""
        means = Means.of(game, seat)
        return [
            good
            for good in self._kinds_due(game)
            if means.ladders[good] and self._could_pay(self.cost.less(good), means.giving(good))
        ]

    def _could_pay(self, rest: Cost, means: Means) -> bool:
        """Whether the rest can be paid and the coins to keep are left."""
        return can_pay(replace(rest, coins=rest.coins + self.keep) if self.keep else rest, means)

    def _replacements(self, game: Game, seat: Seat) -> list[Choice]:
        """The goods that a coin can replace."""
        means = Means.of(game, seat)
        return [
            ("replace", good or ANY)
            for good in self.cost.replaceable_goods()
            if self._could_pay(self.cost.replaced(good), means)
        ]

    def _all_of_it(self, game: Game, seat: Seat) -> Choice | None:
        """An own cube where all that could be given is due, so that the order is all one."""
        options = game.options(seat)
        if any(option[0] != "pay" for option in options):
            return None
        could = len(options) if self.cost.different else self._own_cubes(game, seat)
        return min(options) if could == self.cost.number and not self.cost.goods else None

    def _own_cubes(self, game: Game, seat: Seat) -> int:
        held = game.state.territories[seat].held()
        return sum(held.get(good, 0) for good in self._kinds_due(game))

    def _only_own_cube(self, game: Game, seat: Seat) -> Choice | None:
        """An own cube that goes in any case: all of its kind do, or they stand on one tile."""
        stock = game.state.territories[seat].goods
        for good, number in self.cost.goods:
            if self._might_buy(game, seat, good):
                continue
            cells = [cell for cell, goods in stock.items() if good in goods]
            if cells and (
                len(cells) == 1 or sum(stock[cell].count(good) for cell in cells) <= number
            ):
                return ("pay", good, min(cells))
        return None

    def _might_buy(self, game: Game, seat: Seat, good: str) -> bool:
        """Whether a seat that has a good could buy it all the same, if need be after sales."""
        row = game.state.market[good]
        if game.edition.own_goods_first or row == FIELDS:
            return False
        return Means.of(game, seat).wealth > row

    def _only_purchase(self, game: Game, seat: Seat) -> Choice | None:
        """A purchase, once everything due has to be bought and there are coins for all of it."""
        territory, rows, price = game.state.territories[seat], game.state.market, self.cost.coins
        for good, number in self.cost.goods:
            if any(good in goods for goods in territory.goods.values()):
                return None
            price += COINS_ON_ROW[rows[good] + number] - COINS_ON_ROW[rows[good]]
        return ("buy", self.cost.goods[0][0]) if price <= territory.coins else None

    def _pay_from_beside(self, game: Game) -> None:
        territory = game.state.territories[self.seat]
        if self.cost.coins:
            territory.coins -= self.cost.coins
            game.tell(Gained(self.seat, "coins", -self.cost.coins))
        if self.cost.whisky:
            territory.whisky -= self.cost.whisky
            game.tell(Gained(self.seat, "whisky", -self.cost.whisky))
            for listener in game.hooks.on_whisky_paid:
                listener.on_whisky_paid(game, self.seat, self.cost.whisky)

    def _why_not_buy(self, game: Game, seat: Seat, good: str) -> tuple[str, str]:
        row, coins = game.state.market[good], game.state.territories[seat].coins
        if row == FIELDS:
            return "buy", say("pay-market-empty", good=good_name(good))
        if coins <= row:
            return "buy", say("pay-too-few-coins", good=good_name(good), price=row + 1, coins=coins)
        if not can_buy(game, seat, self.cost, good):
            return "own-first", say("pay-own-first")
        return "take", say("pay-rest", good=good_name(good))


class GiveScotsman(SeatDecision, frozen=True, tag="give-scotsman"):
    """Pay for a tile with a Scotsman of the own territory, as a part of its cost."""

    tile: str
    cost: Cost = FREE

    topic: ClassVar[str] = "give-scotsman"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for him by the edition's word."""
        return say("pay-scotsman", tile=tile_name(game.tiles[self.tile]), who=scotsman_name(game))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every way to pay."""
        return list(self.ways(game, seat))

    def ways(self, game: Game, seat: Seat) -> Iterator[Choice]:
        """Those without whom the tile can still be placed."""
        tile = game.tiles[self.tile]
        for cell in game.state.territories[seat].scotsmen:
            if has_place(game, seat, tile, less_one_on=cell, cost=self.cost):
                yield ("sacrifice", cell)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """He is gone before the tile is placed."""
        _, cell = choice
        game.state.territories[seat].dismiss(cell)
        game.tell(ScotsmanLeft(seat, cell, "paid"))
