"""Payment of costs.

A seat pays one cube at a time, from its own tiles or from the market, and may sell in between.
If there is only one way to pay, or all ways lead to the same position, nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import Choice, Seat
from games.engine.core.effects import FREE, Cost, write_cost
from games.engine.core.facts import Gained, ScotsmanLeft
from games.engine.core.naming import good_name, tile_name
from i18n import translate

from .market import COINS_ON_ROW, FIELDS, Funds, buy, can_buy, can_pay, give_own
from .placement import can_place

#: A placeholder for a good of the payer's choice.
ANY = "any"

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Pay(SeatDecision, frozen=True, tag="pay"):
    """Pay the goods, coins and whisky still due, leaving at least `keep` coins."""

    cost: Cost
    keep: int = 0
    purpose: str = "pay"

    topic: ClassVar[str] = "pay"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def rule_topic(self) -> str:
        """Return the topic of what is paid for."""
        return self.purpose

    def question(self, game: Game) -> str:
        """Name what is still due."""
        return translate("pay-cost", cost=write_cost(self.cost))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every own cube and every purchase after which the rest can still be paid."""
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
        """Return a payment that leaves no choice: the only one, or one of several equal ones."""
        if not self.cost.asks_for_goods:
            return next(iter(self.options(game, seat)), None)
        if self.cost.number or self.cost.replaceable:
            return self._any_own_cube_if_all_are_due(game, seat) or super().forced(game, seat)
        due = self._unavoidable_own_cube(game, seat) or self._unavoidable_purchase(game, seat)
        if due or not game.edition.skips_one_way_payments(game):
            return due
        return super().forced(game, seat)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay one item and continue with the rest."""
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
                self._pay_coins_and_whisky(game)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that a good is not due, not there, or not available on the market."""
        match choice:
            case ("pay", str(good), (int(), int()) as cell):
                if good not in game.state.territories[seat].goods.get(cell, ()):
                    return "pay", translate("pay-none-there", good=good_name(good))
                return "pay", translate("pay-not-due", good=good_name(good))
            case ("buy", str(good)) if good in self._kinds_due(game):
                return self._purchase_refusal(game, seat, good)
            case ("buy", str(good)):
                return "buy-to-pay", translate("pay-buy-only", good=good_name(good))
        return super().refusal_reason(game, seat, choice)

        # --- internals -------------------------------------------------------------------------

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
        """Return the kinds of which one cube can be given so that the rest can still be paid."""
        means = Funds.of(game, seat)
        return [
            good
            for good in self._kinds_due(game)
            if means.ladders[good]
            and self._could_pay(self.cost.less(good), means.after_giving(good))
        ]

    def _could_pay(self, rest: Cost, means: Funds) -> bool:
        """Return whether the rest can be paid and the coins to keep are left."""
        return can_pay(replace(rest, coins=rest.coins + self.keep) if self.keep else rest, means)

    def _replacements(self, game: Game, seat: Seat) -> list[Choice]:
        """Return the goods that a coin can replace."""
        means = Funds.of(game, seat)
        return [
            ("replace", good or ANY)
            for good in self.cost.replaceable_goods()
            if self._could_pay(self.cost.replaced(good), means)
        ]

    def _any_own_cube_if_all_are_due(self, game: Game, seat: Seat) -> Choice | None:
        """Return an own cube if all own cubes are due, so that their order does not matter."""
        options = game.options(seat)
        if any(option[0] != "pay" for option in options):
            return None
        could = len(options) if self.cost.different else self._own_cubes(game, seat)
        return min(options) if could == self.cost.number and not self.cost.goods else None

    def _own_cubes(self, game: Game, seat: Seat) -> int:
        held = game.state.territories[seat].held()
        return sum(held.get(good, 0) for good in self._kinds_due(game))

    def _unavoidable_own_cube(self, game: Game, seat: Seat) -> Choice | None:
        """Return an own cube that has to be paid: all of its kind are due, or are on one tile."""
        stock = game.state.territories[seat].goods
        for good, number in self.cost.goods:
            if self._could_buy_instead(game, seat, good):
                continue
            cells = [cell for cell, goods in stock.items() if good in goods]
            if cells and (
                len(cells) == 1 or sum(stock[cell].count(good) for cell in cells) <= number
            ):
                return ("pay", good, min(cells))
        return None

    def _could_buy_instead(self, game: Game, seat: Seat, good: str) -> bool:
        """Return whether a seat that has a good could still buy it, after sales if needed."""
        row = game.state.market[good]
        if game.edition.own_goods_first or row == FIELDS:
            return False
        if game.edition.skips_one_way_payments(game):
            return self._can_spare(game, seat, good)
        return Funds.of(game, seat).wealth > row

    def _can_spare(self, game: Game, seat: Seat, good: str) -> bool:
        """Return whether a cost of fixed goods can be paid with an own cube less than it takes."""
        territory = game.state.territories[seat]
        held = territory.held()
        fewer = held | {good: min(held.get(good, 0), dict(self.cost.goods)[good]) - 1}
        means = Funds.from_goods(fewer, game.state.market, territory.coins, territory.whisky)
        return self._could_pay(self.cost, means)

    def _unavoidable_purchase(self, game: Game, seat: Seat) -> Choice | None:
        """Return a purchase if everything due must be bought and the coins suffice for all."""
        territory, rows, price = game.state.territories[seat], game.state.market, self.cost.coins
        for good, number in self.cost.goods:
            if any(good in goods for goods in territory.goods.values()):
                return None
            price += COINS_ON_ROW[rows[good] + number] - COINS_ON_ROW[rows[good]]
        return ("buy", self.cost.goods[0][0]) if price <= territory.coins else None

    def _pay_coins_and_whisky(self, game: Game) -> None:
        territory = game.state.territories[self.seat]
        if self.cost.coins:
            territory.coins -= self.cost.coins
            game.emit(Gained(self.seat, "coins", -self.cost.coins))
        if self.cost.whisky:
            territory.whisky -= self.cost.whisky
            game.emit(Gained(self.seat, "whisky", -self.cost.whisky))
            for listener in game.hooks.on_whisky_paid:
                listener.on_whisky_paid(game, self.seat, self.cost.whisky)

    def _purchase_refusal(self, game: Game, seat: Seat, good: str) -> tuple[str, str]:
        row, coins = game.state.market[good], game.state.territories[seat].coins
        if row == FIELDS:
            return "buy", translate("pay-market-empty", good=good_name(good))
        if coins <= row:
            return "buy", translate(
                "pay-too-few-coins", good=good_name(good), price=row + 1, coins=coins
            )
        if not can_buy(game, seat, self.cost, good):
            return "own-first", translate("pay-own-first")
        return "take", translate("pay-rest", good=good_name(good))


class GiveScotsman(SeatDecision, frozen=True, tag="give-scotsman"):
    """Pay for a tile with a Scotsman of the territory, as part of its cost."""

    tile: str
    cost: Cost = FREE

    topic: ClassVar[str] = "give-scotsman"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the Scotsman, using the edition's term."""
        return translate(
            "pay-scotsman", tile=tile_name(game.tiles[self.tile]), edition=game.edition.id
        )

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every way to pay."""
        return list(self.ways(game, seat))

    def ways(self, game: Game, seat: Seat) -> Iterator[Choice]:
        """Yield the Scotsmen without whom the tile can still be placed."""
        tile = game.tiles[self.tile]
        for cell in game.state.territories[seat].scotsmen:
            if can_place(game, seat, tile, without_scotsman_on=cell, cost=self.cost):
                yield ("sacrifice", cell)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that nobody is there, or that the tile could not be placed without him."""
        match choice:
            case ("sacrifice", (int(), int()) as cell):
                if cell not in game.state.territories[seat].scotsmen:
                    return self.topic, translate("pay-nobody-there", edition=game.edition.id)
                tile = tile_name(game.tiles[self.tile])
                return "take", translate("pay-no-place-left", tile=tile)
        return super().refusal_reason(game, seat, choice)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Remove the Scotsman before the tile is placed."""
        _, cell = choice
        game.state.territories[seat].dismiss(cell)
        game.emit(ScotsmanLeft(seat, cell, "paid"))
