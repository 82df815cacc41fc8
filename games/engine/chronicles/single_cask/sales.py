"""Sell casks.

A player sells one when passing a sale tile, one or two when stopping (C3-SALE-1, C3-SALE-2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.payment import Pay
from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import DECLINE, DONE, Choice, Seat, Space
from games.engine.core.facts import Gained, Reason
from i18n import translate

from .board import (
    BONUS_SPACES,
    KEY,
    RESTING,
    SALE_SPACES,
    VALUES,
    single_cask_board,
    spaces_with_casks,
)
from .facts import CaskSold

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The places of a sale tile.
BONUS = "bonus"
OTHER = "other"


class OfferCask(SeatDecision, frozen=True, tag="offer-cask"):
    """Sell one cask when passing, not on the bonus space, or decline (C3-SALE-1)."""

    tile: str

    topic: ClassVar[str] = "sale-passed"
    question_key: ClassVar[str] = "single-cask-passing"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every cask if one can be spared and there is room, and to decline."""
        if whisky_to_spare(game, seat) <= 0 or OTHER not in free_places(game, self.tile):
            return [DECLINE]
        return [*(("sell-cask", each, OTHER) for each in spaces_with_casks(game, seat)), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if there is no cask or no free space."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Sell the cask."""
        if choice != DECLINE:
            _, space, place = choice
            sell_cask(game, seat, space, self.tile, place)


class SellCasks(SeatDecision, frozen=True, tag="sell-casks"):
    """Sell casks at the sale tile: on the bonus space, on another one, or on both."""

    tile: str
    used: tuple[str, ...] = ()

    topic: ClassVar[str] = "sale-reached"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for a cask and its place."""
        return (
            translate("single-cask-sell") if not self.used else translate("single-cask-sell-more")
        )

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every cask on every free place; after the first, also to stop (C3-SALE-2)."""
        places = [each for each in free_places(game, self.tile) if each not in self.used]
        sales: list[Choice] = [
            ("sell-cask", space, place)
            for space in spaces_with_casks(game, seat)
            for place in places
        ]
        return [*sales, DONE] if self.used else sales

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Stop without asking if there is no second cask or place."""
        return DONE if self.options(game, seat) == [DONE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Sell the cask and ask for the next one."""
        if choice == DONE:
            return
        _, space, place = choice
        sell_cask(game, seat, space, self.tile, place)
        game.then(replace(self, used=(*self.used, place)))


def free_places(game: Game, tile: str) -> list[str]:
    """Return the kinds of places of a sale tile that still take a cask."""
    sale = single_cask_board(game).sale(tile)
    room = {
        BONUS: sale.bonus < BONUS_SPACES,
        OTHER: sale.others < SALE_SPACES.under(game.setup.rules)[game.setup.players],
    }
    return [place for place, is_free in room.items() if is_free]


def can_stop_at(game: Game, seat: Seat, space: Space) -> bool:
    """Return whether a seat may stop at the sale tile on a space: it must sell (C3-SALE-2)."""
    rondel = game.state.rondel
    if rondel.pieces[seat] >= space or space in rondel.pieces.values():
        return False
    return game.state.territories[seat].whisky > 0 and bool(free_places(game, rondel.tiles[space]))


def whisky_to_spare(game: Game, seat: Seat) -> int:
    """Return the whisky that the seat does not need at its destination (G2-CHR-3)."""
    payments = sum(step.cost.whisky for step in game.pending(Pay, seat))
    sales = len(game.pending(SellCasks, seat))
    return game.state.territories[seat].whisky - payments - sales


def sell_cask(game: Game, seat: Seat, space: int, tile: str, place: str) -> None:
    """Put a cask on a sale tile and score the points of the space it comes from."""
    board = single_cask_board(game)
    sale = board.sale(tile)
    more = {"bonus": sale.bonus + 1} if place == BONUS else {"others": sale.others + 1}
    if space != RESTING:
        board = board.take(seat, space)
    game.state.boards[KEY] = board.with_sale(replace(sale, **more))
    game.state.territories[seat].whisky -= 1
    game.emit(Gained(seat, "whisky", -1))
    game.emit(CaskSold(seat, space, tile, place))
    value = VALUES.under(game.setup.rules)[space]
    if value:
        game.score(seat, Reason("single-cask-sale"), value, "C3-SALE-1")
