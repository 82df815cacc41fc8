"""How are tiles of others activated for one's own benefit (C6-EVT-Donan)?

What a tile would put on itself goes on any own tile; costs, movement points and the favours of
clans are those of the seat that activates it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.choices import DECLINE, Choice, Seat
from games.engine.common.producing import Produce, ProduceAny, room_on
from games.engine.common.trading import ChooseTrade, Trade, can_trade, ways_at
from games.engine.effects import Tile
from games.engine.second.gifts import PutAnyGoods, PutGoods
from games.engine.second.territory import HOME_CASTLE
from games.engine.signs import Sign, Signs
from words import say

from .event import Event, EventDecision
from .facts import TileBorrowed

if TYPE_CHECKING:
    from games.engine.game import Game


class Borrow(Event, frozen=True):
    """Up to so many tiles of other players may be activated."""

    number: int

    def words(self) -> str:
        """What it does."""
        return say("tome-event-borrow", number=self.number)

    def gained(self) -> Signs:
        """What it brings."""
        return (Sign("activate", self.number),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """If one of them would do something."""
        return bool(tiles_to_borrow(game, seat, ()))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask for the first."""
        game.then(BorrowTile(seat, card, self.number))


class BorrowTile(EventDecision, frozen=True, tag="borrow-tile"):
    """Choose a tile of another player's territory, or no more."""

    number: int
    used: tuple[str, ...] = ()

    opens: ClassVar[tuple[str, ...]] = ("sell", "walk")

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("tome-borrow", number=self.number)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile that would do something, or none."""
        return [*tiles_to_borrow(game, seat, self.used), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without such a tile there is nothing to ask."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Activate it to the end, then ask for the next."""
        if choice == DECLINE:
            return
        _, owner, cell = choice
        tile = game.tile_at(owner, cell)
        if self.number > 1:
            game.then(replace(self, number=self.number - 1, used=(*self.used, tile.id)))
        game.tell(TileBorrowed(seat, owner, tile.id, cell))
        borrow(game, seat, tile)


def tiles_to_borrow(game: Game, seat: Seat, used: tuple[str, ...]) -> list[Choice]:
    """The topmost tiles of others that would do something for a seat."""
    return [
        ("borrow", owner, cell)
        for owner in range(game.setup.players)
        if owner != seat
        for cell, name in game.state.territories[owner].tiles.items()
        if name not in used and can_borrow(game, seat, game.tiles[name])
    ]


def can_borrow(game: Game, seat: Seat, tile: Tile) -> bool:
    """Tell whether a tile would do something for a seat that does not own it."""
    match tile.activate:
        case None:
            return False
        case Produce() | ProduceAny():
            tiles = game.state.territories[seat].tiles
            return any(room_on(game, seat, cell) for cell in tiles)
        case Trade():
            return can_trade(game, seat, ways_at(game, seat, tile)[0])
    return tile.activate.possible(game, seat, HOME_CASTLE)


def borrow(game: Game, seat: Seat, tile: Tile) -> None:
    """Do what a tile does for a seat that does not own it."""
    match tile.activate:
        case Produce(goods):
            PutGoods(goods).apply(game, seat, HOME_CASTLE)
        case ProduceAny(number, among):
            PutAnyGoods(number, among).apply(game, seat, HOME_CASTLE)
        case Trade():
            game.then(ChooseTrade(seat, HOME_CASTLE, tile.id))
        case effect if effect is not None:
            effect.apply_from(game, seat, HOME_CASTLE, tile)
