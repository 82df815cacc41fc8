"""Removal of tiles from a territory."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.placement import side_neighbours
from games.engine.common.production import free_capacity
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import DECLINE, DONE, Cell, Choice, Seat
from games.engine.core.effects import Effect
from games.engine.core.facts import ScotsmanMoved
from i18n import translate

from .facts import GoodMoved, TileLeft
from .territory import HOME_CASTLE, HOME_CELLS, START, Territory2, territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game


class RemoveTiles(Effect, frozen=True, tag="remove-tiles"):
    """Remove up to this many own tiles from the game."""

    number: int

    words_key: ClassVar[str] = "effect-remove"
    sign: ClassVar[str] = "remove"

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the first one."""
        game.then(RemoveTile(seat, self.number))


class RemoveTile(SeatDecision, frozen=True, tag="remove-tile"):
    """Remove a tile so that the layout stays legal (G2-RMV-1)."""

    number: int

    topic: ClassVar[str] = "remove"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return translate("glen-more-2-remove", number=self.number)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every removable tile, and to decline."""
        return [*(("remove", cell) for cell in removable_cells(game, seat)), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if no tile is removable."""
        return None if removable_cells(game, seat) else DECLINE

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Save the goods on it, remove it, and continue with the next."""
        if choice == DECLINE:
            return
        _, cell = choice
        if self.number > 1:
            game.then(replace(self, number=self.number - 1))
        game.then(SaveGoods(seat, cell), FinishRemoval(seat, cell))


def removable_cells(game: Game, seat: Seat) -> list[Cell]:
    """Return cells whose tiles can go: not home, river intact, the others connected."""
    territory = territory_of(game, seat)
    row = [x for x, y in territory.tiles if y == 0]
    cells = [
        cell
        for cell in territory.tiles
        if cell not in HOME_CELLS
        and (cell[1] != 0 or cell[0] in (min(row), max(row)))
        and _stays_connected(territory, cell)
    ]
    for listener in game.hooks.removable:
        cells = listener.removable(game, seat, cells)
    return cells


def _stays_connected(territory: Territory2, without: Cell) -> bool:
    left = territory.tiles.keys() - {without}
    seen, edge = {START}, [START]
    while edge:
        for cell in side_neighbours(edge.pop()):
            if cell in left and cell not in seen:
                seen.add(cell)
                edge.append(cell)
    return len(seen) == len(left)


class SaveGoods(SeatDecision, frozen=True, tag="save-goods"):
    """Choose which goods of a tile go to the Home Castle (G2-RMV-2)."""

    cell: Cell

    topic: ClassVar[str] = "save"
    question_key: ClassVar[str] = "glen-more-2-keep"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return a cube of any kind while there is room."""
        goods = game.state.territories[seat].goods.get(self.cell, ())
        if not goods or not free_capacity(game, seat, HOME_CASTLE):
            return [DONE]
        return [("keep", good) for good in dict.fromkeys(goods)]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Move everything without asking if all fits."""
        goods = game.state.territories[seat].goods.get(self.cell, ())
        if not goods:
            return DONE
        if len(goods) <= free_capacity(game, seat, HOME_CASTLE):
            return ("keep", goods[0])
        return super().forced(game, seat)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move it and ask for the next one."""
        if choice == DONE:
            return
        _, good = choice
        territory = game.state.territories[seat]
        territory.take(self.cell, good)
        territory.put(HOME_CASTLE, good)
        game.emit(GoodMoved(seat, good, self.cell, HOME_CASTLE))
        game.then(self)


class FinishRemoval(Step, frozen=True, tag="finish-removal"):
    """Remove all tiles on the cell from the game; Scotsmen go to the Home Castle."""

    seat: Seat
    cell: Cell

    def run(self, game: Game) -> None:
        """Clear the cell."""
        territory = territory_of(game, self.seat)
        territory.goods.pop(self.cell, None)
        for _ in range(territory.scotsmen.pop(self.cell, 0)):
            territory.add_scotsman(HOME_CASTLE)
            game.emit(ScotsmanMoved(self.seat, self.cell, HOME_CASTLE))
        top = territory.tiles.pop(self.cell)
        tiles = (*territory.covered.pop(self.cell, ()), top)
        game.state.removed = (*game.state.removed, *tiles)
        game.emit(TileLeft(self.seat, top, self.cell))
