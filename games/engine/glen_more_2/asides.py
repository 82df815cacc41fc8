"""Movement points in Glen More II."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.common.movement import Walk
from games.engine.core.agenda import Decision
from games.engine.core.choices import Choice, Seat
from games.engine.core.facts import Reason
from i18n import translate

from .clan_board import has_clan
from .clans import MACLACHLAN

if TYPE_CHECKING:
    from games.engine.core.game import Game

FORGO: Choice = ("forgo",)


class WalkOrForgo(Walk):
    """Move a Scotsman, or score a point instead with clan MacLachlan (G2-ACT-4)."""

    verbs: ClassVar[tuple[str, ...]] = ("move", "forgo")

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return moves, and the point of G2-CLN-MacLachlan."""
        options = super().options(game, seat, decision)
        if game.state.turn.movement and has_clan(game, seat, MACLACHLAN):
            options.append(FORGO)
        return options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move, or score."""
        if choice != FORGO:
            super().resolve(game, seat, choice)
            return
        game.state.turn.movement -= 1
        game.score(seat, Reason("clan-of", (MACLACHLAN,)), 1, "G2-CLN-MacLachlan")

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that the seat lacks clan MacLachlan, or that no point is left."""
        if choice == FORGO and game.state.turn.movement:
            return "forgo", translate("glen-more-2-not-friend", clan=MACLACHLAN)
        return super().refusal_reason(game, seat, choice)
