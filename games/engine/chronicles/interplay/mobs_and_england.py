"""Where the Penny Mobs meet the Englishman: may McDuff rob England too?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.chronicles.chronicle import Meeting
from games.engine.chronicles.hammer.board import KEY, england
from games.engine.chronicles.penny_mobs.robbing import may_rob, take_loot
from games.engine.hooks import Aside
from words import say

if TYPE_CHECKING:
    from games.engine.agenda import Decision
    from games.engine.choices import Choice, Seat
    from games.engine.game import Game

ROB: Choice = ("rob-england",)


class RobEngland(Aside):
    """Spend a token of McDuff for the largest stack of coins of the England row (X-4-8)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("rob-england",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """If coins lie there."""
        return [ROB] if england(game).row and may_rob(game, seat, decision) else []

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take the coins of the rightmost occupied field."""
        coins = england(game).row
        game.state.boards[KEY] = england(game).rob()
        take_loot(game, seat, KEY, coins)

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """No coins, or McDuff cannot."""
        return "rob-england", say("interplay-rob-england")


class MobsAndEngland(Meeting):
    """McDuff may empty the England row (X-4-8)."""

    between = frozenset({4, 8})
    asides = (RobEngland(),)
    verbs: ClassVar = {"rob-england": ()}
    rules: ClassVar = {"rob-england": "X-4-8"}


MOBS_AND_ENGLAND = MobsAndEngland()
