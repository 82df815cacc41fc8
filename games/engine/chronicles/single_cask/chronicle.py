"""How does Old Jamey's Single Cask Reserve change the game?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.engine.choices import Seat, Space
from games.engine.chronicles.chronicle import Chronicle, Component, Printed
from games.engine.common.activation import Activate
from games.engine.effects import write_cost
from games.engine.signs import cost_signs
from games.engine.state import Board
from words import say

from .board import (
    CELLAR_COSTS,
    CELLAR_SIZE,
    KEY,
    SALE_SPACES,
    VALUES,
    SingleCask,
    single_cask,
)
from .cellars import BuildCellar, GiveCask, StoreCask
from .distilling import WORKS, work_in_words, work_signs
from .prospects import prospect
from .sales import OfferCask, SellCasks, can_stop_at
from .tiles import REPLACED, SALES, TILES

if TYPE_CHECKING:
    from games.engine.edition import Setup
    from games.engine.facts import Piece
    from games.engine.game import Game


class SingleCaskReserve(Chronicle):
    """Whisky that grows better in cellars, and three sales."""

    number = 3
    name = "Old Jamey's Single Cask Reserve"
    length = 2
    difficulty = 2
    tiles = TILES
    replaces = REPLACED
    asides = (BuildCellar(),)
    verbs: ClassVar = {
        "store": ("cellar-space",),
        "give-cask": ("cellar-space",),
        "age": ("cellar-space",),
        "work": ("work",),
        "sell-cask": ("cellar-space", "place"),
        "build-cellar": (),
    }
    rules: ClassVar = {
        "store": "C3-CASK-1",
        "give-cask": "C3-CASK-2",
        "age": "C3-CASK-3",
        "work": "C3-CASK-4",
        "cellar": "C3-CELL-1",
        "sale-passed": "C3-SALE-1",
        "sale-reached": "C3-SALE-2",
    }

    def components(self) -> Iterable[Component]:
        """What lies in the box besides tiles."""
        starts = range(1, len(VALUES), CELLAR_SIZE)
        for number, start in enumerate(starts, start=1):
            values = VALUES[start : start + CELLAR_SIZE]
            words = ", ".join(say("effect-points", number=value) for value in values)
            yield Component(say("single-cask-spaces", number=number), words, known=number == 1)
        for number, cost in enumerate(CELLAR_COSTS, start=2):
            yield Component(say("single-cask-cost", number=number), write_cost(cost))
        for players, spaces in SALE_SPACES.items():
            words = say("single-cask-sale-spaces", number=spaces)
            yield Component(say("single-cask-sale", players=players), words)

    def printed(self) -> Iterable[Printed]:
        """Spaces of the cellars, what the cellars cost, sale tiles and works."""
        for space, value in enumerate(VALUES):
            yield Printed(
                "cellar-space", str(space), say("effect-points", number=value), value=value
            )
        for number, cost in enumerate(CELLAR_COSTS, start=2):
            yield Printed("cellar", str(number), write_cost(cost), cost_signs(cost))
        for players, spaces in SALE_SPACES.items():
            yield Printed("sale-spaces", str(players), "", value=spaces)
        for name, work in WORKS.items():
            yield Printed("work", name, work_in_words(work), work_signs(work), rule="C3-CASK-4")
        for tile in SALES:
            yield Printed("tile", tile, say("single-cask-tile"), rule="C3-SALE-1")

    def boards(self, setup: Setup) -> dict[str, Board]:
        """A first cellar for everybody, without casks (C3-SET-1)."""
        nothing: tuple[tuple[int, ...], ...] = ((),) * setup.players
        return {KEY: SingleCask(casks=nothing, cellars=(1,) * setup.players)}

    # --- casks -----------------------------------------------------------------------------

    def on_whisky_gained(self, game: Game, seat: Seat, number: int) -> None:
        """It goes into the first cellar (C3-CASK-1)."""
        game.then(*[StoreCask(seat)] * number)

    def on_whisky_paid(self, game: Game, seat: Seat, number: int) -> None:
        """The payer chooses the casks (C3-CASK-2)."""
        game.then(*[GiveCask(seat)] * number)

    # --- sales -----------------------------------------------------------------------------

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """In passing a sale tile a player may sell a cask (C3-SALE-1)."""
        tile = game.state.rondel.tiles.get(space)
        if isinstance(piece, int) and tile in SALES:
            game.then(OfferCask(piece, tile))

    def stops(self, game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
        """Sale tiles at which something can be sold (C3-SALE-2)."""
        sales = [space for space, name in game.state.rondel.tiles.items() if name in SALES]
        return [*spaces, *(space for space in sales if can_stop_at(game, seat, space))]

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """Casks are sold; the rest is a turn without a tile (C3-SALE-2, G2-CHR-4)."""
        tile = game.state.rondel.tiles.get(space)
        if tile in SALES:
            game.then(SellCasks(seat, tile), Activate(seat))

    def on_tile_discarded(self, game: Game, tile: str) -> None:
        """The casks on a sale tile go back to the pool (C3-SALE-4)."""
        if tile in SALES:
            game.state.boards[KEY] = single_cask(game).clear(tile)

    # --- for bots --------------------------------------------------------------------------

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What the sales to come promise."""
        return value + prospect(game, seat)


SINGLE_CASK = SingleCaskReserve()
