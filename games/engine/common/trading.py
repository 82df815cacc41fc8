"""What do tiles give in exchange for goods?"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import Cell, Choice, Seat
from games.engine.effects import FREE, Cost, Effect, Tile
from games.engine.naming import tile_name
from words import say

from .market import Means, can_pay
from .paying import Pay

if TYPE_CHECKING:
    from games.engine.game import Game


class Way(Struct, frozen=True):
    """One way to trade: so many goods, what they must be, and what they bring."""

    number: int
    cost: Cost
    gain: Effect


class Trade(Effect, frozen=True, tag="trade"):
    """One exchange in one of several ways, in rising order.

    Who can pay one way can pay all before it.
    """

    ways: tuple[Way, ...]

    def possible(self, game: Game, seat: Seat, cell: Cell) -> bool:
        """If the first way can be paid."""
        return can_trade(game, seat, ways_at(game, seat, game.tile_at(seat, cell))[0])

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the way."""
        game.then(ChooseTrade(seat, cell, game.tile_at(seat, cell).id))


def ways_at(game: Game, seat: Seat, tile: Tile) -> tuple[Way, ...]:
    """The ways in which a seat may trade at a tile."""
    ways = tile.activate.ways if isinstance(tile.activate, Trade) else ()
    for listener in game.hooks.trade_ways:
        ways = listener.trade_ways(game, seat, tile, ways)
    return ways


def can_trade(game: Game, seat: Seat, way: Way) -> bool:
    """Tell whether a way can be paid so that what it brings can be had."""
    keep = way.gain.keeps(game, seat)
    if keep is None:
        return False
    cost = replace(way.cost, coins=way.cost.coins + keep) if keep else way.cost
    return can_pay(cost, Means.of(game, seat))


class ChooseTrade(SeatDecision, frozen=True, tag="choose-trade"):
    """Choose how many goods to give."""

    cell: Cell
    tile: str

    topic: ClassVar[str] = "exchange"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the number."""
        return say("pay-how-many", tile=tile_name(game.tiles[self.tile]))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every number that can be paid."""
        ways = ways_at(game, seat, game.tiles[self.tile])
        payable = takewhile(lambda way: can_trade(game, seat, way), ways)
        return [("give", way.number) for way in payable]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """One way is not asked for: sales stay open while it is paid."""
        ways = self.options(game, seat)
        return ways[0] if len(ways) == 1 else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay it, then take what it brings."""
        _, number = choice
        way = way_for(game, seat, game.tiles[self.tile], number)
        gain = TakeGain(seat, self.cell, self.tile, number)
        if way.cost == FREE:
            game.then(gain)
        else:
            keep = way.gain.keeps(game, seat) or 0
            game.then(Pay(seat, way.cost, keep, self.topic), gain)


class TakeGain(Step, frozen=True, tag="take-gain"):
    """Take what a trade brings."""

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
    """The way in which so many goods are given."""
    return next(way for way in ways_at(game, seat, tile) if way.number == number)
