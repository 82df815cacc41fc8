"""How does Anderson move a tile from one territory to another?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision, SeatDecision, Step
from games.engine.choices import DONE, Cell, Choice, Seat
from games.engine.common.placing import free_cells
from games.engine.common.producing import room_on
from games.engine.facts import ScotsmanMoved
from games.engine.hooks import Aside
from games.engine.naming import tile_name
from games.engine.second.facts import GoodMoved
from games.engine.second.removing import removable_cells
from games.engine.second.territory import HOME_CASTLE, territory_of
from words import say

from .board import penny_mobs
from .facts import TileShifted
from .figures import drive_out
from .mobsters import ANDERSON
from .prison import may_use
from .reserving import spoils_reservation
from .spending import spend

if TYPE_CHECKING:
    from games.engine.game import Game


class Shift(Aside):
    """Choose the tile that Anderson takes away, once in the game (C8-MOB-Anderson)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("shift",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Every tile that can leave its territory and lie in another."""
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

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """He does not work, or the tile must stay."""
        if not penny_mobs(game).may_work(ANDERSON, seat):
            return "shift", say("penny-mobs-anderson")
        return "shift", say("penny-mobs-cannot-shift")


class ShiftTo(SeatDecision, frozen=True, tag="shift-to"):
    """Choose the territory and the position that the tile goes to."""

    loser: Seat
    cell: Cell

    topic: ClassVar[str] = "shift"

    def subject(self) -> str:
        """The mobster."""
        return ANDERSON

    def question(self, game: Game) -> str:
        """Ask for the position."""
        return say("penny-mobs-tile-where", tile=tile_name(game.tile_at(self.loser, self.cell)))

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every empty position of another territory where it may lie."""
        return _places(game, seat, self.loser, self.cell)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Save the goods as the owner of the mobster likes, then move the tile."""
        _, other, place = choice
        spend(game, ANDERSON)
        game.then(
            KeepGoods(seat, self.loser, self.cell), MoveTile(self.loser, self.cell, other, place)
        )


def _places(game: Game, seat: Seat, loser: Seat, cell: Cell) -> list[Choice]:
    """Where a tile may lie in another's territory, no Scotsman needed (G2-PLC-1, G2-PLC-3)."""
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
    """Choose what of the goods on the tile goes to the loser's Home Castle (G2-RMV-2)."""

    loser: Seat
    cell: Cell

    topic: ClassVar[str] = "shift"

    def subject(self) -> str:
        """The mobster."""
        return ANDERSON

    def question(self, game: Game) -> str:
        """Ask for a good."""
        return say("penny-mobs-keep")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """A cube of any kind while there is room."""
        goods = game.state.territories[self.loser].goods.get(self.cell, ())
        if not goods or not room_on(game, self.loser, HOME_CASTLE):
            return [DONE]
        return [("keep", good) for good in dict.fromkeys(goods)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move it and ask for the next."""
        if choice == DONE:
            return
        _, good = choice
        territory = game.state.territories[self.loser]
        territory.take(self.cell, good)
        territory.put(HOME_CASTLE, good)
        game.tell(GoodMoved(self.loser, good, self.cell, HOME_CASTLE))
        game.then(self)


class MoveTile(Step, frozen=True, tag="move-tile"):
    """All tiles of a position go to another territory; nothing is activated."""

    loser: Seat
    cell: Cell
    other: Seat
    place: Cell

    def run(self, game: Game) -> None:
        """Clear the position, lay the tiles, and send away who stood there."""
        territory, gainer = territory_of(game, self.loser), territory_of(game, self.other)
        tiles = territory.stack(self.cell)
        territory.goods.pop(self.cell, None)
        del territory.tiles[self.cell]
        territory.covered.pop(self.cell, None)
        for tile in tiles:
            gainer.lay(self.place, tile)
        game.tell(TileShifted(self.loser, self.cell, tiles, self.other, self.place))
        drive_out(game, self.loser, self.cell)
        for _ in range(territory.scotsmen.pop(self.cell, 0)):
            territory.add_scotsman(HOME_CASTLE)
            game.tell(ScotsmanMoved(self.loser, self.cell, HOME_CASTLE))
