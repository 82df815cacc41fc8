"""How are casks sold?

One in passing a sale tile; one or two by stopping there (C3-SALE-1, C3-SALE-2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision
from games.engine.choices import DECLINE, DONE, Choice, Seat, Space
from games.engine.common.paying import Pay
from games.engine.facts import Gained
from words import say

from .board import (
    BONUS_SPACES,
    KEY,
    RESTING,
    SALE_SPACES,
    VALUES,
    single_cask,
    spaces_with_casks,
)
from .facts import CaskSold

if TYPE_CHECKING:
    from games.engine.game import Game

#: The places of a sale tile.
BONUS = "bonus"
OTHER = "other"


class OfferCask(SeatDecision, frozen=True, tag="offer-cask"):
    """Sell one cask in passing, not on the bonus space, or none (C3-SALE-1)."""

    tile: str

    topic: ClassVar[str] = "sale-passed"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the cask."""
        return say("single-cask-passing")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every cask if one can be spared and there is a free space, or none."""
        if whisky_to_spare(game, seat) <= 0 or OTHER not in free_places(game, self.tile):
            return [DECLINE]
        return [*(("sell-cask", each, OTHER) for each in spaces_with_casks(game, seat)), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without a cask or a space there is nothing to ask."""
        return DECLINE if self.options(game, seat) == [DECLINE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Sell it."""
        if choice != DECLINE:
            _, space, place = choice
            sell_cask(game, seat, space, self.tile, place)


class SellCasks(SeatDecision, frozen=True, tag="sell-casks"):
    """Having stopped at a sale tile: a cask on the bonus space, on another one, or on each."""

    tile: str
    used: tuple[str, ...] = ()

    topic: ClassVar[str] = "sale-reached"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for a cask and its place."""
        return say("single-cask-sell") if not self.used else say("single-cask-sell-more")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every cask on every place not used yet; after the first, none as well (C3-SALE-2)."""
        places = [each for each in free_places(game, self.tile) if each not in self.used]
        sales: list[Choice] = [
            ("sell-cask", space, place)
            for space in spaces_with_casks(game, seat)
            for place in places
        ]
        return [*sales, DONE] if self.used else sales

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without a second cask or place there is nothing more to ask."""
        return DONE if self.options(game, seat) == [DONE] else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Sell it and ask for the next."""
        if choice == DONE:
            return
        _, space, place = choice
        sell_cask(game, seat, space, self.tile, place)
        game.then(replace(self, used=(*self.used, place)))


def free_places(game: Game, tile: str) -> list[str]:
    """The kinds of places of a sale tile that still take a cask."""
    sale = single_cask(game).sale(tile)
    room = {
        BONUS: sale.bonus < BONUS_SPACES,
        OTHER: sale.others < SALE_SPACES[game.setup.players],
    }
    return [place for place, is_free in room.items() if is_free]


def can_stop_at(game: Game, seat: Seat, space: Space) -> bool:
    """Tell whether a seat may stop at the sale tile on a space: it must sell (C3-SALE-2)."""
    rondel = game.state.rondel
    if rondel.pieces[seat] >= space or space in rondel.pieces.values():
        return False
    return game.state.territories[seat].whisky > 0 and bool(free_places(game, rondel.tiles[space]))


def whisky_to_spare(game: Game, seat: Seat) -> int:
    """The whisky that is not needed where the piece is going (G2-CHR-3)."""
    due = 0
    for step in game.state.agenda:
        if isinstance(step, Pay) and step.seat == seat:
            due += step.cost.whisky
        if isinstance(step, SellCasks) and step.seat == seat:
            due += 1
    return game.state.territories[seat].whisky - due


def sell_cask(game: Game, seat: Seat, space: int, tile: str, place: str) -> None:
    """A cask goes onto a sale tile, for the points of the space it comes from."""
    board = single_cask(game)
    sale = board.sale(tile)
    more = {"bonus": sale.bonus + 1} if place == BONUS else {"others": sale.others + 1}
    if space != RESTING:
        board = board.take(seat, space)
    game.state.boards[KEY] = board.with_sale(replace(sale, **more))
    game.state.territories[seat].whisky -= 1
    game.tell(Gained(seat, "whisky", -1))
    game.tell(CaskSold(seat, space, tile, place))
    if VALUES[space]:
        game.score(seat, "single cask sale", VALUES[space], "C3-SALE-1")
