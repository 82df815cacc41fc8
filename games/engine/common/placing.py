"""Where may a tile be placed?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision
from games.engine.choices import Cell, Cells, Choice, Seat, write_cell
from games.engine.effects import FREE, Cost
from games.engine.facts import TilePlaced
from games.engine.naming import scotsman_name, tile_name
from words import say

from .market import Means, can_pay

if TYPE_CHECKING:
    from games.engine.effects import Tile
    from games.engine.game import Game
    from games.engine.state import Territory

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
AROUND = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))


@cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """The 8 neighbours of a cell."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in AROUND)


@cache
def beside(cell: Cell) -> tuple[Cell, ...]:
    """The 4 neighbours that share a whole side with a cell."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in SIDES)


def places(game: Game, seat: Seat, tile: Tile, less_one_on: Cell | None = None) -> list[Cell]:
    """Every cell where a seat may place a tile, one Scotsman being gone if so asked."""
    watchers = game.edition.watchers(game, seat, less_one_on)
    cells = sorted(set(game.edition.open_cells(game, seat, tile, watchers)))
    for listener in game.hooks.placeable:
        cells = listener.placeable(game, seat, tile, cells)
    return cells


def fee_for(game: Game, seat: Seat, cell: Cell) -> int:
    """The coins that a seat owes for placing a tile on a cell."""
    coins = 0
    for listener in game.hooks.place_fee:
        coins = listener.place_fee(game, seat, cell, coins)
    return coins


def least_fee(game: Game, seat: Seat, tile: Tile, less_one_on: Cell | None = None) -> int | None:
    """What a seat owes at least for placing a tile; None if it can be placed nowhere."""
    hooks = game.hooks
    if hooks.placeable or hooks.place_fee:
        cells = places(game, seat, tile, less_one_on)
        return min((fee_for(game, seat, cell) for cell in cells), default=None)
    watchers = game.edition.watchers(game, seat, less_one_on)
    found = next(game.edition.open_cells(game, seat, tile, watchers), None)
    return None if found is None else 0


def has_place(
    game: Game, seat: Seat, tile: Tile, less_one_on: Cell | None = None, cost: Cost = FREE
) -> bool:
    """Tell whether a seat may place a tile anywhere and pay the fee, if need be, besides a cost."""
    fee = least_fee(game, seat, tile, less_one_on)
    if not fee:
        return fee is not None
    return can_pay(replace(cost, coins=cost.coins + fee), Means.of(game, seat))


def free_cells(game: Game, seat: Seat, tile: Tile, watchers: Cells) -> Iterator[Cell]:
    """The free cells beside the territory, near a watcher, that river and road leave to a tile."""
    territory = game.state.territories[seat]
    tiles, edition = territory.tiles, game.edition
    on_a_line = edition.line_cells(territory, tile)
    if on_a_line is not None:
        for cell in on_a_line:
            if not watchers.isdisjoint(around(cell)):
                yield cell
        return
    opens = edition.keeps_lines_open
    for watcher in watchers:
        for cell in around(watcher):
            if cell not in tiles and opens(cell) and not tiles.keys().isdisjoint(beside(cell)):
                yield cell


def line_end(territory: Territory, step: Cell) -> Cell:
    """The first free cell on the straight line that leads from the start in steps of `step`."""
    (dx, dy), x, y = step, *step
    while (x, y) in territory.tiles:
        x, y = x + dx, y + dy
    return x, y


@cache
def neighbourhood(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Some cells and all their neighbours."""
    return tuple(sorted(set(cells).union(*map(around, cells))))


class PlaceTile(SeatDecision, frozen=True, tag="place-tile"):
    """Place a tile in the own territory, in the middle of other things if `nested`."""

    tile: str
    nested: bool = False

    topic: ClassVar[str] = "place"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    @property
    def carries(self) -> str:
        """The tile to place."""
        return self.tile

    def question(self, game: Game) -> str:
        """Ask for the place."""
        return say("place-where", tile=tile_name(game.tiles[self.tile]))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every legal place whose fee, if there is one, can be paid."""
        cells = places(game, seat, game.tiles[self.tile])
        if game.hooks.place_fee:
            wealth = Means.of(game, seat).wealth
            cells = [cell for cell in cells if fee_for(game, seat, cell) <= wealth]
        return [("place", cell) for cell in cells]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Lay the tile down; what it gives comes next, then what it activates."""
        _, cell = choice
        game.state.territories[seat].lay(cell, self.tile)
        game.tell(TilePlaced(seat, self.tile, cell))
        game.then(*game.edition.after_placing(game, seat, cell, nested=self.nested))
        for listener in game.hooks.on_tile_placed:
            listener.on_tile_placed(game, seat, cell)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Name the first rule of placement that the cell breaks."""
        match choice:
            case ("place", (int(), int()) as cell):
                return self._why_not_here(game, seat, cell)
        return super().why_not(game, seat, choice)

    def _why_not_here(self, game: Game, seat: Seat, cell: Cell) -> tuple[str, str]:
        territory, tile, where = (
            game.state.territories[seat],
            game.tiles[self.tile],
            write_cell(cell),
        )
        if cell in places(game, seat, tile):
            fee = fee_for(game, seat, cell)
            return "place-fee", say("place-fee", where=where, fee=fee)
        if tile.overbuild:
            return "overbuild", say("place-not-over", tile=tile_name(tile), where=where)
        if cell in territory.tiles or territory.tiles.keys().isdisjoint(beside(cell)):
            return "place-beside", say("place-beside", where=where)
        on_a_line = game.edition.line_cells(territory, tile)
        if on_a_line is not None and cell not in on_a_line:
            return "place-line", say("place-line", tile=tile_name(tile), where=where)
        if on_a_line is None and not game.edition.keeps_lines_open(cell):
            return "place-open", say("place-open", tile=tile_name(tile), where=where)
        return "place-near", say("place-near", where=where, who=scotsman_name(game))
