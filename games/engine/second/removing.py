"""How does a tile leave a territory?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import DECLINE, DONE, Cell, Choice, Seat
from games.engine.common.placing import beside
from games.engine.common.producing import room_on
from games.engine.effects import Effect
from games.engine.facts import ScotsmanMoved
from words import say

from .facts import GoodMoved, TileLeft
from .territory import HOME_CASTLE, HOME_CELLS, START, SecondTerritory, territory_of

if TYPE_CHECKING:
    from games.engine.game import Game


class RemoveTiles(Effect, frozen=True, tag="remove-tiles"):
    """Up to so many own tiles may be removed from the game."""

    number: int

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the first."""
        game.then(RemoveTile(seat, self.number))


class RemoveTile(SeatDecision, frozen=True, tag="remove-tile"):
    """Remove a tile so that the layout stays legal (G2-RMV-1)."""

    number: int

    topic: ClassVar[str] = "remove"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the tile."""
        return say("second-remove", number=self.number)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every tile that can go, or none."""
        return [*(("remove", cell) for cell in removable_cells(game, seat)), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without a removable tile there is nothing to ask."""
        return None if removable_cells(game, seat) else DECLINE

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Save what lies there, remove it, and go on with the next."""
        if choice == DECLINE:
            return
        _, cell = choice
        if self.number > 1:
            game.then(replace(self, number=self.number - 1))
        game.then(SaveGoods(seat, cell), FinishRemoval(seat, cell))


def removable_cells(game: Game, seat: Seat) -> list[Cell]:
    """The cells whose tiles can go: not home, the river whole, all others still connected."""
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


def _stays_connected(territory: SecondTerritory, without: Cell) -> bool:
    left = territory.tiles.keys() - {without}
    seen, edge = {START}, [START]
    while edge:
        for cell in beside(edge.pop()):
            if cell in left and cell not in seen:
                seen.add(cell)
                edge.append(cell)
    return len(seen) == len(left)


class SaveGoods(SeatDecision, frozen=True, tag="save-goods"):
    """Choose what of the goods on a tile goes to the Home Castle (G2-RMV-2)."""

    cell: Cell

    topic: ClassVar[str] = "save"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for a good."""
        return say("second-keep")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """A cube of any kind while there is room."""
        goods = game.state.territories[seat].goods.get(self.cell, ())
        if not goods or not room_on(game, seat, HOME_CASTLE):
            return [DONE]
        return [("keep", good) for good in dict.fromkeys(goods)]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without a need to choose, all goes."""
        goods = game.state.territories[seat].goods.get(self.cell, ())
        if not goods:
            return DONE
        if len(goods) <= room_on(game, seat, HOME_CASTLE):
            return ("keep", goods[0])
        return super().forced(game, seat)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move it and ask for the next."""
        if choice == DONE:
            return
        _, good = choice
        territory = game.state.territories[seat]
        territory.take(self.cell, good)
        territory.put(HOME_CASTLE, good)
        game.tell(GoodMoved(seat, good, self.cell, HOME_CASTLE))
        game.then(self)


class FinishRemoval(Step, frozen=True, tag="finish-removal"):
    """All tiles of the position leave the game; the Scotsmen go to the Home Castle."""

    seat: Seat
    cell: Cell

    def run(self, game: Game) -> None:
        """Clear the cell."""
        territory = territory_of(game, self.seat)
        territory.goods.pop(self.cell, None)
        for _ in range(territory.scotsmen.pop(self.cell, 0)):
            territory.add_scotsman(HOME_CASTLE)
            game.tell(ScotsmanMoved(self.seat, self.cell, HOME_CASTLE))
        top = territory.tiles.pop(self.cell)
        tiles = (*territory.covered.pop(self.cell, ()), top)
        game.state.removed = (*game.state.removed, *tiles)
        game.tell(TileLeft(self.seat, top, self.cell))
