"""The Penny Mobs with single casks: MacMalt."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.chronicles.penny_mobs.board import penny_mobs_board
from games.engine.chronicles.penny_mobs.mobsters import MACMALT
from games.engine.chronicles.single_cask.board import (
    BONUS_SPACES,
    single_cask_board,
    spaces_with_casks,
)
from games.engine.chronicles.single_cask.facts import CaskSold
from games.engine.chronicles.single_cask.sales import BONUS, sell_cask
from games.engine.core.agenda import SeatDecision
from games.engine.core.choices import DECLINE, Choice, Seat
from games.engine.core.chronicle import Interplay

if TYPE_CHECKING:
    from games.engine.core.facts import Fact
    from games.engine.core.game import Game


class PennyMobsAndSingleCask(Interplay):
    """MacMalt may sell a second cask on the bonus space."""

    between = frozenset({3, 8})
    rules: ClassVar = {"second-bonus": "C8-MOB-MacMalt"}

    def on_fact(self, game: Game, fact: Fact) -> None:
        """Offer MacMalt's owner a second cask after a sale on the bonus space."""
        match fact:
            case CaskSold(seat, _, tile, place) if place == BONUS:
                first = single_cask_board(game).sale(tile).bonus == BONUS_SPACES
                if first and penny_mobs_board(game).owner(MACMALT) == seat:
                    game.then(SellSecondOnBonus(seat, tile))


class SellSecondOnBonus(SeatDecision, frozen=True, tag="sell-second-on-bonus"):
    """Sell a second cask on the bonus space, or decline (C8-MOB-MacMalt)."""

    tile: str

    topic: ClassVar[str] = "second-bonus"
    question_key: ClassVar[str] = "interplay-second-cask"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return every cask, and to decline."""
        casks = spaces_with_casks(game, seat)
        return [*(("sell-cask", space, BONUS) for space in casks), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if there is no cask."""
        return DECLINE if not spaces_with_casks(game, seat) else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Sell the cask."""
        if choice != DECLINE:
            _, space, place = choice
            sell_cask(game, seat, space, self.tile, place)


PENNY_MOBS_AND_SINGLE_CASK = PennyMobsAndSingleCask()
