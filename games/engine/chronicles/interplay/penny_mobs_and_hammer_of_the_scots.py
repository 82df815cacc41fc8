"""The Penny Mobs with Hammer of the Scots: McDuff robs the England row."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.chronicles.hammer_of_the_scots.board import (
    ENGLAND_ROW,
    KEY,
    hammer_of_the_scots_board,
)
from games.engine.chronicles.penny_mobs.mcduff_and_mcwander import may_rob, take_loot
from games.engine.core.chronicle import Interplay
from games.engine.core.hooks import Aside
from i18n import translate

if TYPE_CHECKING:
    from games.engine.core.agenda import Decision
    from games.engine.core.choices import Choice, Seat
    from games.engine.core.game import Game

ROB: Choice = ("rob-england",)


class RobEngland(Aside):
    """Spend a token of McDuff for the largest stack of coins of the England row (X-4-8)."""

    name = "act"
    verbs: ClassVar[tuple[str, ...]] = ("rob-england",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return the robbery if there are coins on the row."""
        return (
            [ROB] if hammer_of_the_scots_board(game).row and may_rob(game, seat, decision) else []
        )

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take the coins of the rightmost occupied field."""
        coins = hammer_of_the_scots_board(game).row
        game.state.boards[KEY] = hammer_of_the_scots_board(game).rob()
        take_loot(game, seat, ENGLAND_ROW, coins)

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that there are no coins, or that McDuff cannot be used."""
        return "rob-england", translate("interplay-rob-england")


class PennyMobsAndHammerOfTheScots(Interplay):
    """McDuff may empty the England row (X-4-8)."""

    between = frozenset({4, 8})
    asides = (RobEngland(),)
    verbs: ClassVar = {"rob-england": ()}
    rules: ClassVar = {"rob-england": "X-4-8"}


PENNY_MOBS_AND_HAMMER_OF_THE_SCOTS = PennyMobsAndHammerOfTheScots()
