"""What can a movement point do in Glen More II?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision
from games.engine.choices import Choice, Seat
from games.engine.common.walking import Walk
from words import say

from .clan_board import has_clan
from .clans import MACLACHLAN

if TYPE_CHECKING:
    from games.engine.game import Game

FORGO: Choice = ("forgo",)


class WalkOrForgo(Walk):
    """A Scotsman walks, or MacLachlan's friend takes a point instead (G2-ACT-4)."""

    verbs: ClassVar[tuple[str, ...]] = ("move", "forgo")

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Walks, and the point of G2-CLN-MacLachlan."""
        options = super().options(game, seat, decision)
        if game.state.turn.movement and has_clan(game, seat, MACLACHLAN):
            options.append(FORGO)
        return options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Walk, or score."""
        if choice != FORGO:
            super().resolve(game, seat, choice)
            return
        game.state.turn.movement -= 1
        game.score(seat, f"clan {MACLACHLAN}", 1, "G2-CLN-MacLachlan")

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """MacLachlan is not a friend, or there is no point left."""
        if choice == FORGO and game.state.turn.movement:
            return "forgo", say("second-not-friend", clan=MACLACHLAN)
        return super().why_not(game, seat, choice)
