"""One-time benefits and activation: what follows when a tile has been placed.

A seat activates its tiles one by one, each once per turn, moves Scotsmen with the movement
points they give, sells goods, and ends the turn.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import DONE, END, Cell, Choice, Seat
from games.engine.core.facts import CardGained, TileActivated
from games.engine.core.naming import tile_name
from i18n import translate

from .placement import neighbourhood

if TYPE_CHECKING:
    from games.engine.core.game import Game
    from games.engine.core.state import Territory


class TakeBenefits(Step, frozen=True, tag="take-benefits"):
    """Take the card and the one-time benefits of a tile just placed."""

    seat: Seat
    cell: Cell

    def run(self, game: Game) -> None:
        """Take the card, then queue the benefits of tile and card."""
        tile = game.tile_at(self.seat, self.cell)
        number = len(tile.once)
        if tile.card:
            territory = game.state.territories[self.seat]
            territory.cards = (*territory.cards, tile.id)
            game.emit(CardGained(self.seat, tile.id))
            number += len(tile.card.once)
        game.then(*(TakeBenefit(self.seat, self.cell, tile.id, each) for each in range(number)))


class TakeBenefit(Step, frozen=True, tag="take-benefit"):
    """Take one of the one-time benefits of a tile: first those of the tile, then of its card."""

    seat: Seat
    cell: Cell
    tile: str
    number: int

    def run(self, game: Game) -> None:
        """Apply it."""
        tile = game.tiles[self.tile]
        benefits = (*tile.once, *(tile.card.once if tile.card else ()))
        benefits[self.number].apply(game, self.seat, self.cell)


class Activate(SeatDecision, frozen=True, tag="activate"):
    """Activate tiles around the placed ones, in any order, and end the turn.

    If `nested`, other steps of the turn are pending, so finishing does not end the turn.
    """

    cells: tuple[Cell, ...] = ()
    nested: bool = False
    everywhere: bool = False

    topic: ClassVar[str] = "activate"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell", "walk", "act", "build")
    ask_if_forced: ClassVar[bool] = True

    def question(self, game: Game) -> str:
        """List what is possible, with the movement points left."""
        points = game.state.turn.movement + game.state.turn.walks
        if self.nested:
            return translate("activate-or-go-on", points=points)
        return translate("activate-or-end", points=points)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every tile in reach that would have an effect, and the way to finish."""
        tiles, territory = game.tiles, game.state.territories[seat]
        names, done = territory.tiles, game.state.turn.activated
        options: list[Choice] = []
        for cell in self._reach(game, territory):
            if (name := names.get(cell)) is None or name in done:
                continue
            effect = tiles[name].activate
            if effect is not None and effect.possible(game, seat, cell):
                options.append(("activate", cell))
        options.append(DONE if self.nested else END)
        return options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Activate one tile, then ask again."""
        if choice in (END, DONE):
            return
        _, cell = choice
        game.then(self)
        if not self.everywhere and cell not in neighbourhood(self.cells):
            game.state.turn.extras += 1
        activate(game, seat, cell)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that a tile is missing, already activated, out of reach or without effect."""
        match choice:
            case ("activate", (int(), int()) as cell):
                tiles = game.state.territories[seat].tiles
                if cell not in tiles:
                    return "activate", translate("activate-no-tile")
                tile = tile_name(game.tiles[tiles[cell]])
                if tiles[cell] in game.state.turn.activated:
                    return "activate", translate("activate-done", tile=tile)
                if cell not in self._reach(game, game.state.territories[seat]):
                    return "activate", translate("activate-far", tile=tile)
                return "activate", translate("activate-nothing", tile=tile)
        return super().refusal_reason(game, seat, choice)

    def _reach(self, game: Game, territory: Territory) -> Collection[Cell]:
        """Return the cells near the placed tiles, and all others if extra activations are left."""
        if self.everywhere:
            return territory.tiles
        near = neighbourhood(self.cells)
        if game.hooks.extra_cards.isdisjoint(territory.cards):
            return near
        if not self._extras_left(game, territory):
            return near
        return [*near, *(cell for cell in territory.tiles if cell not in near)]

    def _extras_left(self, game: Game, territory: Territory) -> bool:
        extras = sum(card.extra_activations() for card in game.cards(territory))
        return extras > game.state.turn.extras


def activate(game: Game, seat: Seat, cell: Cell) -> None:
    """Activate a tile of a territory."""
    tile = game.tile_at(seat, cell)
    game.state.turn.activated |= {tile.id}
    game.emit(TileActivated(seat, tile.id, cell))
    if tile.activate:
        tile.activate.apply(game, seat, cell)
    for listener in game.hooks.on_tile_activated:
        listener.on_tile_activated(game, seat, cell)
