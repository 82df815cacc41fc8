"""What may a seat do with its tiles once one has been placed?

Activate them, one by one, each once in a turn; walk with the movement points they give;
sell; and say when the turn is over.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import DONE, END, Cell, Choice, Seat, write_cell
from games.engine.facts import CardGained, TileActivated
from words import say

from .placing import neighbourhood

if TYPE_CHECKING:
    from games.engine.game import Game
    from games.engine.state import Territory


class TakeBenefits(Step, frozen=True, tag="take-benefits"):
    """Take the card and the one-time benefits of a tile just placed."""

    seat: Seat
    cell: Cell

    def run(self, game: Game) -> None:
        """The card comes first: its immediate effects belong to the benefits."""
        tile = game.tile_at(self.seat, self.cell)
        number = len(tile.once)
        if tile.card:
            territory = game.state.territories[self.seat]
            territory.cards = (*territory.cards, tile.id)
            game.tell(CardGained(self.seat, tile.id))
            number += len(tile.card.once)
        game.then(*(TakeBenefit(self.seat, self.cell, tile.id, each) for each in range(number)))


class TakeBenefit(Step, frozen=True, tag="take-benefit"):
    """Take one of the one-time benefits of a tile: those of the tile, then those of its card."""

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

    If `nested`, other things of the turn still wait: then the way out is not the turn's end.
    """

    cells: tuple[Cell, ...] = ()
    nested: bool = False
    everywhere: bool = False

    topic: ClassVar[str] = "activate"
    opens: ClassVar[tuple[str, ...]] = ("sell", "walk", "act")
    always_asked: ClassVar[bool] = True

    def question(self, game: Game) -> str:
        """Say what may be done, movement points included."""
        points = game.state.turn.movement + game.state.turn.walks
        if self.nested:
            return say("activate-or-go-on", points=points)
        return say("activate-or-end", points=points)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile in reach that would do something, and the end of the turn."""
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
        """Activate one tile to the end, then ask again."""
        if choice in (END, DONE):
            return
        _, cell = choice
        game.then(self)
        if not self.everywhere and cell not in neighbourhood(self.cells):
            game.state.turn.extras += 1
        activate(game, seat, cell)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Out of reach, used up, or without effect."""
        match choice:
            case ("activate", (int(), int()) as cell):
                tiles = game.state.territories[seat].tiles
                where = write_cell(cell)
                if cell not in tiles:
                    return "activate", say("activate-no-tile", where=where)
                if tiles[cell] in game.state.turn.activated:
                    return "activate", say("activate-done", where=where)
                if cell not in self._reach(game, game.state.territories[seat]):
                    return "activate", say("activate-far", where=where)
                return "activate", say("activate-nothing", where=where)
        return super().why_not(game, seat, choice)

    def _reach(self, game: Game, territory: Territory) -> Collection[Cell]:
        """The cells near the placed tiles, and all others if these may be activated too."""
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
    game.tell(TileActivated(seat, tile.id, cell))
    if tile.activate:
        tile.activate.apply(game, seat, cell)
    for listener in game.hooks.on_tile_activated:
        listener.on_tile_activated(game, seat, cell)
