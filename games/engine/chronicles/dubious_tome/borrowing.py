"""Activate tiles of other players for one's own benefit (C6-EVT-Donan).

What a tile would put on itself goes on any own tile; costs, movement points and the favours of
clans are those of the seat that activates it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.aside_search import asides_could_help
from games.engine.common.production import Produce, ProduceAny, free_capacity
from games.engine.common.trade import ChooseTrade, Trade, can_trade, ways_at
from games.engine.core.choices import DECLINE, Choice, Seat
from games.engine.core.effects import Tile
from games.engine.core.printed import Sign, Signs
from games.engine.glen_more_2.changes import ACTIVATION_AFTER_ASIDES, HOME_TILES_DIFFER
from games.engine.glen_more_2.optional_effects import PutAnyGoods, PutGoods
from games.engine.glen_more_2.territory import HOME_CASTLE
from i18n import translate

from .event import Event, EventDecision
from .facts import TileBorrowed

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Borrow(Event, frozen=True):
    """Activate up to `number` tiles of other players."""

    number: int

    def words(self) -> str:
        """Describe the event."""
        return translate("dubious-tome-event-borrow", number=self.number)

    def gained(self) -> Signs:
        """Draw the gain."""
        return (Sign("activate", self.number),)

    def possible(self, game: Game, seat: Seat, card: str) -> bool:
        """Return whether any such tile would have an effect."""
        return bool(tiles_to_borrow(game, seat, ()))

    def apply(self, game: Game, seat: Seat, card: str) -> None:
        """Ask for the first tile."""
        game.then(BorrowTile(seat, card, self.number))


class BorrowTile(EventDecision, frozen=True, tag="borrow-tile"):
    """Choose a tile of another player's territory, or stop."""

    number: int
    used: tuple[str, ...] = ()

    allowed_asides: ClassVar[tuple[str, ...]] = ("sell", "walk", "build")

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return translate("dubious-tome-borrow", number=self.number)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile that would have an effect, and to stop."""
        return [*tiles_to_borrow(game, seat, self.used), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if there is no such tile, whatever is sold or built before."""
        if self.options(game, seat) != [DECLINE]:
            return None
        if not game.uses_rule_change(ACTIVATION_AFTER_ASIDES) or not self._tiles_left(game):
            return DECLINE
        own = game.state.territories[seat].tiles.keys()
        return None if asides_could_help(game, seat, own) else DECLINE

    def _tiles_left(self, game: Game) -> bool:
        """Return whether a tile of another player that can be activated is not used yet."""
        return any(
            game.tiles[name].activate and key_of(game, owner, name) not in self.used
            for owner, territory in enumerate(game.state.territories)
            if owner != self.seat
            for name in territory.tiles.values()
        )

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Activate the tile, then ask for the next one."""
        if choice == DECLINE:
            return
        _, owner, cell = choice
        tile = game.tile_at(owner, cell)
        if self.number > 1:
            used = (*self.used, key_of(game, owner, tile.id))
            game.then(replace(self, number=self.number - 1, used=used))
        game.emit(TileBorrowed(seat, owner, tile.id, cell))
        borrow(game, seat, tile)


def tiles_to_borrow(game: Game, seat: Seat, used: tuple[str, ...]) -> list[Choice]:
    """Return the topmost tiles of others that would have an effect for a seat."""
    return [
        ("borrow", owner, cell)
        for owner in range(game.setup.players)
        if owner != seat
        for cell, name in game.state.territories[owner].tiles.items()
        if key_of(game, owner, name) not in used and can_borrow(game, seat, game.tiles[name])
    ]


def key_of(game: Game, owner: Seat, tile: str) -> str:
    """Return what tells a tile from all others: every player has home tiles of his own."""
    return f"{tile} {owner}" if game.uses_rule_change(HOME_TILES_DIFFER) else tile


def can_borrow(game: Game, seat: Seat, tile: Tile) -> bool:
    """Return whether a tile would have an effect for a seat that does not own it."""
    match tile.activate:
        case None:
            return False
        case Produce() | ProduceAny():
            tiles = game.state.territories[seat].tiles
            return any(free_capacity(game, seat, cell) for cell in tiles)
        case Trade():
            return can_trade(game, seat, ways_at(game, seat, tile)[0])
    return tile.activate.possible(game, seat, HOME_CASTLE)


def borrow(game: Game, seat: Seat, tile: Tile) -> None:
    """Activate a tile for a seat that does not own it."""
    match tile.activate:
        case Produce(goods):
            PutGoods(goods).apply(game, seat, HOME_CASTLE)
        case ProduceAny(number, among):
            PutAnyGoods(number, among).apply(game, seat, HOME_CASTLE)
        case Trade():
            game.then(ChooseTrade(seat, HOME_CASTLE, tile.id))
        case effect if effect is not None:
            effect.apply_from(game, seat, HOME_CASTLE, tile)
