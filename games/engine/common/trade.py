"""Tiles that exchange goods for something else."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import Cell, Choice, Seat
from games.engine.core.effects import FREE, Cost, Effect, Tile, cost_in_words
from games.engine.core.naming import one_of, tile_name
from games.engine.core.printed import Signs
from i18n import translate

from .market import Funds, can_pay
from .payment import Pay

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Way(Struct, frozen=True):
    """One way to trade: how many goods, which ones, and what they bring."""

    number: int
    cost: Cost
    gain: Effect

    def words(self) -> str:
        """Describe the exchange."""
        cost, gain = cost_in_words(self.cost), self.gain.words()
        return translate("effect-trade", cost=cost, gain=gain)


class Trade(Effect, frozen=True, tag="trade"):
    """An exchange in one of several ways, cheapest first.

    A seat that can pay one way can pay all ways before it.
    """

    ways: tuple[Way, ...]

    def words(self) -> str:
        """Describe the gain."""
        return one_of(way.words() for way in self.ways)

    def signs(self) -> Signs:
        """Draw the gain."""
        return self.ways[-1].gain.signs()

    def given_signs(self) -> Signs:
        """Draw the price."""
        return self.ways[-1].cost.signs()

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """Return whether the first way can be paid."""
        return can_trade(game, seat, ways_at(game, seat, game.tile_at(seat, cell))[0])

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the way."""
        game.then(ChooseTrade(seat, cell, game.tile_at(seat, cell).id))


def ways_at(game: Game, seat: Seat, tile: Tile) -> tuple[Way, ...]:
    """Return the ways in which a seat may trade at a tile."""
    ways = tile.activate.ways if isinstance(tile.activate, Trade) else ()
    for listener in game.hooks.trade_ways:
        ways = listener.trade_ways(game, seat, tile, ways)
    return ways


def can_trade(game: Game, seat: Seat, way: Way) -> bool:
    """Return whether a way can be paid so that its gain can be taken."""
    keep = way.gain.coins_to_keep(game, seat)
    if keep is None:
        return False
    cost = replace(way.cost, coins=way.cost.coins + keep) if keep else way.cost
    return can_pay(cost, Funds.of(game, seat))


class ChooseTrade(SeatDecision, frozen=True, tag="choose-trade"):
    """Choose how many goods to give."""

    cell: Cell
    tile: str

    topic: ClassVar[str] = "exchange"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the number."""
        return translate("pay-how-many", tile=tile_name(game.tiles[self.tile]))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every number that can be paid."""
        ways = ways_at(game, seat, game.tiles[self.tile])
        payable = takewhile(lambda way: can_trade(game, seat, way), ways)
        return [("give", way.number) for way in payable]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Take a single way without asking; sales remain possible while it is paid."""
        ways = self.options(game, seat)
        return ways[0] if len(ways) == 1 else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay the goods, then take the gain."""
        _, number = choice
        way = way_for(game, seat, game.tiles[self.tile], number)
        gain = TakeGain(seat, self.cell, self.tile, number)
        if way.cost == FREE:
            game.then(gain)
        else:
            keep = way.gain.coins_to_keep(game, seat) or 0
            game.then(Pay(seat, way.cost, keep, self.topic), gain)


class TakeGain(Step, frozen=True, tag="take-gain"):
    """Take the gain of a trade."""

    seat: Seat
    cell: Cell
    tile: str
    number: int

    def run(self, game: Game) -> None:
        """Apply the gain of the way that was paid."""
        tile = game.tiles[self.tile]
        way = way_for(game, self.seat, tile, self.number)
        way.gain.apply_from(game, self.seat, self.cell, tile)


def way_for(game: Game, seat: Seat, tile: Tile, number: int) -> Way:
    """Return the way that takes this number of goods."""
    return next(way for way in ways_at(game, seat, tile) if way.number == number)
