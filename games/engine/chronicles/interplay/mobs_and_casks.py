"""Where the Penny Mobs meet the single casks: what does MacMalt do?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import SeatDecision
from games.engine.choices import DECLINE, Choice, Seat
from games.engine.chronicles.chronicle import Meeting
from games.engine.chronicles.penny_mobs.board import penny_mobs
from games.engine.chronicles.penny_mobs.mobsters import MACMALT
from games.engine.chronicles.single_cask.board import (
    BONUS_SPACES,
    single_cask,
    spaces_with_casks,
)
from games.engine.chronicles.single_cask.facts import CaskSold
from games.engine.chronicles.single_cask.sales import BONUS, sell_cask
from words import say

if TYPE_CHECKING:
    from games.engine.facts import Fact
    from games.engine.game import Game


class MobsAndCasks(Meeting):
    """MacMalt finds room for a second cask on the bonus space."""

    between = frozenset({3, 8})
    rules: ClassVar = {"second-bonus": "C8-MOB-MacMalt"}

    def on_told(self, game: Game, fact: Fact) -> None:
        """His owner has sold a cask on the bonus space: ask for another when the sale is over."""
        match fact:
            case CaskSold(seat, _, tile, place) if place == BONUS:
                first = single_cask(game).sale(tile).bonus == BONUS_SPACES
                if first and penny_mobs(game).owner(MACMALT) == seat:
                    game.then(SellSecondOnBonus(seat, tile))


class SellSecondOnBonus(SeatDecision, frozen=True, tag="sell-second-on-bonus"):
    """Sell a second cask on the bonus space, or not (C8-MOB-MacMalt)."""

    tile: str

    topic: ClassVar[str] = "second-bonus"
    opens: ClassVar[tuple[str, ...]] = ("sell",)

    def question(self, game: Game) -> str:
        """Ask for the cask."""
        return say("interplay-second-cask")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Every cask, or none."""
        casks = spaces_with_casks(game, seat)
        return [*(("sell-cask", space, BONUS) for space in casks), DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Without a cask there is nothing to ask."""
        return DECLINE if not spaces_with_casks(game, seat) else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Sell it."""
        if choice != DECLINE:
            _, space, place = choice
            sell_cask(game, seat, space, self.tile, place)


MOBS_AND_CASKS = MobsAndCasks()
