"""The rules of Old Jamey's Single Cask Reserve, as a listener."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.engine.common.activation import Activate
from games.engine.core.choices import Seat, Space
from games.engine.core.chronicle import Chronicle
from games.engine.core.effects import write_cost
from games.engine.core.printed import Component, Printed
from games.engine.core.state import Board
from i18n import translate

from .board import (
    CELLAR_COSTS,
    CELLAR_SIZE,
    KEY,
    SALE_SPACES,
    VALUES,
    SingleCaskBoard,
    single_cask_board,
)
from .cellars import BuildCellar, GiveCask, StoreCask
from .distilling import WORKS, work_in_words, work_signs
from .sales import OfferCask, SellCasks, can_stop_at
from .tiles import REPLACED, SALES, TILES
from .valuation import features, future_points

if TYPE_CHECKING:
    from games.engine.core.edition import Setup
    from games.engine.core.facts import Piece
    from games.engine.core.game import Game


class SingleCask(Chronicle):
    """Whisky that gains value in cellars, and three sales."""

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

    def components(self, rules: int) -> Iterable[Component]:
        """List the components other than tiles."""
        spaces_by_value = VALUES.under(rules)
        starts = range(1, len(spaces_by_value), CELLAR_SIZE)
        for number, start in enumerate(starts, start=1):
            values = spaces_by_value[start : start + CELLAR_SIZE]
            words = ", ".join(translate("effect-points", number=value) for value in values)
            yield Component(
                translate("single-cask-spaces", number=number), words, known=number == 1
            )
        for number, cost in enumerate(CELLAR_COSTS.under(rules), start=2):
            yield Component(translate("single-cask-cost", number=number), write_cost(cost))
        for players, spaces in SALE_SPACES.under(rules).items():
            words = translate("single-cask-sale-spaces", number=spaces)
            yield Component(translate("single-cask-sale", players=players), words)

    def printed(self, rules: int) -> Iterable[Printed]:
        """Return the spaces and costs of cellars, the sale tiles and the works."""
        for space, value in enumerate(VALUES.under(rules)):
            yield Printed(
                "cellar-space", str(space), translate("effect-points", number=value), value=value
            )
        for number, cost in enumerate(CELLAR_COSTS.under(rules), start=2):
            yield Printed("cellar", str(number), write_cost(cost), cost.signs())
        for players, spaces in SALE_SPACES.under(rules).items():
            yield Printed("sale-spaces", str(players), "", value=spaces)
        for name, work in WORKS.items():
            yield Printed("work", name, work_in_words(work), work_signs(work), rule="C3-CASK-4")
        for tile in SALES:
            yield Printed("tile", tile, translate("single-cask-tile"), rule="C3-SALE-1")

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Give everybody one empty cellar (C3-SET-1)."""
        nothing: tuple[tuple[int, ...], ...] = ((),) * setup.players
        return {KEY: SingleCaskBoard(casks=nothing, cellars=(1,) * setup.players)}

    # --- casks -----------------------------------------------------------------------------

    def on_whisky_gained(self, game: Game, seat: Seat, number: int) -> None:
        """Put it into the first cellar (C3-CASK-1)."""
        game.then(*[StoreCask(seat)] * number)

    def on_whisky_paid(self, game: Game, seat: Seat, number: int) -> None:
        """Let the payer choose the casks (C3-CASK-2)."""
        game.then(*[GiveCask(seat)] * number)

    # --- sales -----------------------------------------------------------------------------

    def on_space_passed(self, game: Game, piece: Piece, space: Space) -> None:
        """Offer a player who passes a sale tile to sell a cask (C3-SALE-1)."""
        tile = game.state.rondel.tiles.get(space)
        if isinstance(piece, int) and tile in SALES:
            game.then(OfferCask(piece, tile))

    def stops(self, game: Game, seat: Seat, spaces: list[Space]) -> list[Space]:
        """Add the sale tiles where the seat can sell something (C3-SALE-2)."""
        sales = [space for space, name in game.state.rondel.tiles.items() if name in SALES]
        return [*spaces, *(space for space in sales if can_stop_at(game, seat, space))]

    def on_stopped(self, game: Game, seat: Seat, space: Space) -> None:
        """Sell casks, then continue with a turn without a tile (C3-SALE-2, G2-CHR-4)."""
        tile = game.state.rondel.tiles.get(space)
        if tile in SALES:
            game.then(SellCasks(seat, tile), Activate(seat))

    def on_tile_discarded(self, game: Game, tile: str) -> None:
        """Return the casks on a sale tile to the pool (C3-SALE-4)."""
        if tile in SALES:
            game.state.boards[KEY] = single_cask_board(game).clear(tile)

    # --- for bots --------------------------------------------------------------------------

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Add the expected points of the sales to come."""
        return value + future_points(game, seat)

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add casks and cellars."""
        return found | features(game, seat)


SINGLE_CASK = SingleCask()
