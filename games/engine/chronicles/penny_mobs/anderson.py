"""Move a tile from one territory to another with Anderson."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.placement import free_cells
from games.engine.common.production import free_capacity
from games.engine.core.agenda import Decision, SeatDecision, Step
from games.engine.core.choices import DONE, Cell, Choice, Seat
from games.engine.core.facts import ScotsmanMoved
from games.engine.core.hooks import Aside
from games.engine.core.naming import tile_name
from games.engine.glen_more_2.facts import GoodMoved
from games.engine.glen_more_2.removal import removable_cells
from games.engine.glen_more_2.territory import HOME_CASTLE, territory_of
from i18n import translate

from .board import penny_mobs_board
from .facts import TileShifted
from .figures import drive_out
from .mclaird import spoils_reservation
from .mobsters import ANDERSON
from .prison import may_use
from .spending import spend

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Shift(Aside):
    """Choose the tile that Anderson takes away, once in the game (C8-MOB-Anderson)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("shift",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return every tile that can leave its territory and fits in another."""
        if not may_use(game, seat, ANDERSON, decision):
            return []
        return [
            ("shift", loser, cell)
            for loser in range(game.setup.players)
            for cell in removable_cells(game, loser)
            if game.tile_at(loser, cell).type != "trade" and _places(game, seat, loser, cell)
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Ask where it goes."""
        _, loser, cell = choice
        game.then(ShiftTo(seat, loser, cell))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that Anderson cannot be used, or that the tile must stay."""
        if not penny_mobs_board(game).may_work(ANDERSON, seat):
            return "shift", translate("penny-mobs-anderson")
        return "shift", translate("penny-mobs-cannot-shift")


class ShiftTo(SeatDecision, frozen=True, tag="shift-to"):
    """Choose the territory and the position that the tile goes to."""

    loser: Seat
    cell: Cell

    topic: ClassVar[str] = "shift"

    def subject(self) -> str:
        """Return the mobster that asks."""
        return ANDERSON

    def question(self, game: Game) -> str:
        """Ask for the position."""
        return translate(
            "penny-mobs-tile-where", tile=tile_name(game.tile_at(self.loser, self.cell))
        )

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every empty position of another territory where the tile fits."""
        return _places(game, seat, self.loser, self.cell)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Let the mobster's owner choose which goods to keep, then move the tile."""
        _, other, place = choice
        spend(game, ANDERSON)
        game.then(
            KeepGoods(seat, self.loser, self.cell), MoveTile(self.loser, self.cell, other, place)
        )


def _places(game: Game, seat: Seat, loser: Seat, cell: Cell) -> list[Choice]:
    """Return where a tile fits in a territory without a Scotsman (G2-PLC-1, G2-PLC-3)."""
    tile = game.tile_at(loser, cell)
    return [
        ("shift-to", other, place)
        for other, territory in enumerate(game.state.territories)
        if other != loser
        for place in sorted(set(free_cells(game, other, tile, territory.tiles.keys())))
        if not _spoils(game, seat, MoveTile(loser, cell, other, place))
    ]


def _spoils(game: Game, seat: Seat, move: MoveTile) -> bool:
    return seat in (move.loser, move.other) and spoils_reservation(game, seat, move.run)


class KeepGoods(SeatDecision, frozen=True, tag="keep-goods"):
    """Choose which goods on the tile go to the loser's Home Castle (G2-RMV-2)."""

    loser: Seat
    cell: Cell

    topic: ClassVar[str] = "shift"
    question_key: ClassVar[str] = "penny-mobs-keep"

    def subject(self) -> str:
        """Return the mobster that asks."""
        return ANDERSON

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return a cube of each kind while there is room."""
        goods = game.state.territories[self.loser].goods.get(self.cell, ())
        if not goods or not free_capacity(game, self.loser, HOME_CASTLE):
            return [DONE]
        return [("keep", good) for good in dict.fromkeys(goods)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move the cube and ask for the next one."""
        if choice == DONE:
            return
        _, good = choice
        territory = game.state.territories[self.loser]
        territory.take(self.cell, good)
        territory.put(HOME_CASTLE, good)
        game.emit(GoodMoved(self.loser, good, self.cell, HOME_CASTLE))
        game.then(self)


class MoveTile(Step, frozen=True, tag="move-tile"):
    """Move all tiles of a position to another territory; nothing is activated."""

    loser: Seat
    cell: Cell
    other: Seat
    place: Cell

    def run(self, game: Game) -> None:
        """Clear the position, place the tiles, and send away the figures on it."""
        territory, gainer = territory_of(game, self.loser), territory_of(game, self.other)
        tiles = territory.stack(self.cell)
        territory.goods.pop(self.cell, None)
        del territory.tiles[self.cell]
        territory.covered.pop(self.cell, None)
        for tile in tiles:
            gainer.lay(self.place, tile)
        game.emit(TileShifted(self.loser, self.cell, tiles, self.other, self.place))
        drive_out(game, self.loser, self.cell)
        for _ in range(territory.scotsmen.pop(self.cell, 0)):
            territory.add_scotsman(HOME_CASTLE)
            game.emit(ScotsmanMoved(self.loser, self.cell, HOME_CASTLE))
