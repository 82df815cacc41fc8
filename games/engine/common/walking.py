"""How do Scotsmen walk?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision
from games.engine.choices import Choice, Seat, write_cell
from games.engine.facts import ScotsmanMoved
from games.engine.hooks import Aside
from games.engine.naming import scotsman_name
from words import say

from .placing import around

if TYPE_CHECKING:
    from games.engine.game import Game


class Walk(Aside):
    """Spend a movement point: one Scotsman goes to a neighbouring tile."""

    name = "walk"
    verbs: ClassVar[tuple[str, ...]] = ("move",)

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Every Scotsman to every neighbouring tile, while points are left."""
        turn = game.state.turn
        if not turn.movement and not turn.walks:
            return []
        territory = game.state.territories[seat]
        tiles = territory.tiles
        return [
            ("move", start, cell)
            for start in territory.scotsmen
            for cell in around(start)
            if cell in tiles
        ]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Walk, spending first what can be spent on walking only."""
        _, start, cell = choice
        territory, turn = game.state.territories[seat], game.state.turn
        territory.drop_scotsman(start)
        territory.add_scotsman(cell)
        if turn.walks:
            turn.walks -= 1
        else:
            turn.movement -= 1
        game.tell(ScotsmanMoved(seat, start, cell))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """No points, nobody there, or too far."""
        turn = game.state.turn
        if not turn.movement and not turn.walks:
            return "walk", say("walk-no-point")
        match choice:
            case (_, (int(), int()) as start, (int(), int()) as cell):
                if start not in game.state.territories[seat].scotsmen:
                    return "walk", say(
                        "walk-nobody", who=scotsman_name(game), where=write_cell(start)
                    )
                return "walk", say(
                    "walk-not-beside", where=write_cell(cell), start=write_cell(start)
                )
        return "walk", say("walk-what")
