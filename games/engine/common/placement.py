"""Legal cells for a tile, and its placement."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import Cell, Cells, Choice, Seat
from games.engine.core.effects import FREE, Cost
from games.engine.core.facts import TilePlaced
from games.engine.core.naming import tile_name
from i18n import translate

from .market import Funds, can_pay

if TYPE_CHECKING:
    from games.engine.core.effects import Tile
    from games.engine.core.game import Game
    from games.engine.core.state import Territory

SIDE_DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))
ALL_DIRECTIONS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the 8 neighbours of a cell."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in ALL_DIRECTIONS)


@cache
def side_neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the 4 neighbours that share a side with a cell."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in SIDE_DIRECTIONS)


def legal_cells(
    game: Game, seat: Seat, tile: Tile, without_scotsman_on: Cell | None = None
) -> list[Cell]:
    """Return every cell where a seat may place a tile, if need be after giving up a Scotsman."""
    anchors = game.edition.anchors(game, seat, without_scotsman_on)
    cells = sorted(set(game.edition.open_cells(game, seat, tile, anchors)))
    for listener in game.hooks.placeable:
        cells = listener.placeable(game, seat, tile, cells)
    return cells


def placement_fee(game: Game, seat: Seat, cell: Cell) -> int:
    """Return the coins a seat owes for placing a tile on a cell."""
    coins = 0
    for listener in game.hooks.place_fee:
        coins = listener.place_fee(game, seat, cell, coins)
    return coins


def min_fee(
    game: Game, seat: Seat, tile: Tile, without_scotsman_on: Cell | None = None
) -> int | None:
    """Return the lowest fee for placing a tile, or None if it cannot be placed."""
    hooks = game.hooks
    if hooks.placeable or hooks.place_fee:
        cells = legal_cells(game, seat, tile, without_scotsman_on)
        return min((placement_fee(game, seat, cell) for cell in cells), default=None)
    anchors = game.edition.anchors(game, seat, without_scotsman_on)
    found = next(game.edition.open_cells(game, seat, tile, anchors), None)
    return None if found is None else 0


def can_place(
    game: Game, seat: Seat, tile: Tile, without_scotsman_on: Cell | None = None, cost: Cost = FREE
) -> bool:
    """Return whether a seat can place a tile and pay the fee for it on top of a cost."""
    fee = min_fee(game, seat, tile, without_scotsman_on)
    if not fee:
        return fee is not None
    return can_pay(replace(cost, coins=cost.coins + fee), Funds.of(game, seat))


def free_cells(game: Game, seat: Seat, tile: Tile, anchors: Cells) -> Iterator[Cell]:
    """Yield the free cells beside the territory and near an anchor that suit river and road."""
    territory = game.state.territories[seat]
    tiles, edition = territory.tiles, game.edition
    on_a_line = edition.line_cells(territory, tile)
    if on_a_line is not None:
        for cell in on_a_line:
            if not anchors.isdisjoint(neighbours(cell)):
                yield cell
        return
    keeps_open = edition.keeps_lines_open
    for anchor in anchors:
        for cell in neighbours(anchor):
            if (
                cell not in tiles
                and keeps_open(cell)
                and not tiles.keys().isdisjoint(side_neighbours(cell))
            ):
                yield cell


def line_end(territory: Territory, step: Cell) -> Cell:
    """Return the first free cell on the straight line from the start in steps of `step`."""
    (dx, dy), x, y = step, *step
    while (x, y) in territory.tiles:
        x, y = x + dx, y + dy
    return x, y


@cache
def neighbourhood(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the cells and all their neighbours."""
    return tuple(sorted(set(cells).union(*map(neighbours, cells))))


def no_place_reason(game: Game, seat: Seat, tile: Tile) -> str:
    """Return which rule leaves no place for a tile in a territory."""
    name = tile_name(tile)
    if legal_cells(game, seat, tile):
        return translate("turn-no-place", tile=name)
    if tile.overbuild:
        return translate("place-no-over", tile=name)
    if game.edition.line_cells(game.state.territories[seat], tile) is not None:
        return translate("place-no-line", tile=name, edition=game.edition.id)
    return translate("place-no-near", tile=name, edition=game.edition.id)


class PlaceTile(SeatDecision, frozen=True, tag="place-tile"):
    """Place a tile in the seat's territory; `nested` if other steps of the turn are pending."""

    tile: str
    nested: bool = False

    topic: ClassVar[str] = "place"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    @property
    def tile_in_hand(self) -> str:
        """The tile to place."""
        return self.tile

    def question(self, game: Game) -> str:
        """Ask for the cell."""
        return translate("place-where", tile=tile_name(game.tiles[self.tile]))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every legal cell whose fee can be paid."""
        cells = legal_cells(game, seat, game.tiles[self.tile])
        if game.hooks.place_fee:
            wealth = Funds.of(game, seat).wealth
            cells = [cell for cell in cells if placement_fee(game, seat, cell) <= wealth]
        return [("place", cell) for cell in cells]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Place the tile, then queue its benefits and activation."""
        _, cell = choice
        game.state.territories[seat].lay(cell, self.tile)
        game.emit(TilePlaced(seat, self.tile, cell))
        game.then(*game.edition.after_placing(game, seat, cell, nested=self.nested))
        for listener in game.hooks.on_tile_placed:
            listener.on_tile_placed(game, seat, cell)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Name the first rule of placement that the cell breaks."""
        match choice:
            case ("place", (int(), int()) as cell):
                return self._cell_refusal(game, seat, cell)
        return super().refusal_reason(game, seat, choice)

    def _cell_refusal(self, game: Game, seat: Seat, cell: Cell) -> tuple[str, str]:
        territory, tile = game.state.territories[seat], game.tiles[self.tile]
        name = tile_name(tile)
        if cell in legal_cells(game, seat, tile):
            fee = placement_fee(game, seat, cell)
            return "place-fee", translate("place-fee", fee=fee)
        if tile.overbuild:
            return "overbuild", translate("place-not-over", tile=name)
        if cell in territory.tiles or territory.tiles.keys().isdisjoint(side_neighbours(cell)):
            return "place-beside", translate("place-beside")
        on_a_line = game.edition.line_cells(territory, tile)
        if on_a_line is not None and cell not in on_a_line:
            return "place-line", translate("place-line", tile=name)
        if on_a_line is None and not game.edition.keeps_lines_open(cell):
            return "place-open", translate("place-open", tile=name)
        return "place-near", translate("place-near", edition=game.edition.id)
