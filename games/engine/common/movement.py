"""Movement of Scotsmen between tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.core.agenda import Decision
from games.engine.core.choices import Choice, Seat
from games.engine.core.facts import ScotsmanMoved
from games.engine.core.hooks import Aside
from i18n import translate

from .placement import neighbours

if TYPE_CHECKING:
    from games.engine.core.game import Game


class Walk(Aside):
    """Spend a movement point to move one Scotsman to a neighbouring tile."""

    name = "walk"
    verbs: ClassVar[tuple[str, ...]] = ("move",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return every move of a Scotsman to a neighbouring tile while points are left."""
        turn = game.state.turn
        if not turn.movement and not turn.walks:
            return []
        territory = game.state.territories[seat]
        tiles = territory.tiles
        return [
            ("move", start, cell)
            for start in territory.scotsmen
            for cell in neighbours(start)
            if cell in tiles
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move the Scotsman; points that allow only walking are spent first."""
        _, start, cell = choice
        territory, turn = game.state.territories[seat], game.state.turn
        territory.drop_scotsman(start)
        territory.add_scotsman(cell)
        if turn.walks:
            turn.walks -= 1
        else:
            turn.movement -= 1
        game.emit(ScotsmanMoved(seat, start, cell))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that no points are left, nobody is there, or the tile is too far."""
        turn = game.state.turn
        if not turn.movement and not turn.walks:
            return "walk", translate("walk-no-point")
        match choice:
            case (_, (int(), int()) as start, (int(), int())):
                if start not in game.state.territories[seat].scotsmen:
                    return "walk", translate("walk-nobody", edition=game.edition.id)
                return "walk", translate("walk-not-beside")
        return "walk", translate("walk-what")
