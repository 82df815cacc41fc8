"""What can a movement point do in Glen More (2010), and what pays for Loch Ness?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.engine.agenda import Decision
from games.engine.choices import Choice, Seat, write_cell
from games.engine.common.paying import GiveScotsman
from games.engine.common.placing import has_place
from games.engine.common.walking import Walk
from games.engine.facts import Gained, ScotsmanLeft
from words import say

from .territory import territory_of

if TYPE_CHECKING:
    from games.engine.game import Game


class WalkOrPromote(Walk):
    """A clan member walks, or leaves the territory to be a chieftain (G1-ACT-8)."""

    verbs: ClassVar[tuple[str, ...]] = ("move", "promote")

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Walks; promotions while another clan member stays (G1-ACT-9)."""
        turn = game.state.turn
        if not turn.movement and not turn.walks:
            return []
        options = super().options(game, seat, decision)
        scotsmen = game.state.territories[seat].scotsmen
        if game.state.turn.movement and sum(scotsmen.values()) > 1:
            options += [("promote", cell) for cell in scotsmen]
        return options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Walk or promote."""
        verb, *cells = choice
        if verb == "move":
            super().resolve(game, seat, choice)
            return
        territory = territory_of(game, seat)
        territory.drop_scotsman(cells[0])
        territory.chieftains += 1
        game.state.turn.movement -= 1
        game.tell(ScotsmanLeft(seat, cells[0], "promoted"))

    def why_not(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """The last one stays, and a move after a removed tile makes no chieftain."""
        match choice:
            case ("promote", (int(), int()) as cell):
                scotsmen = game.state.territories[seat].scotsmen
                if not game.state.turn.movement:
                    return "walk", say("first-no-point")
                if cell not in scotsmen:
                    return "walk", say("first-nobody", where=write_cell(cell))
                return "last-member", say("first-last-stays")
        return super().why_not(game, seat, choice)


class GiveClanMember(GiveScotsman, frozen=True, tag="give-clan-member"):
    """Pay with a clan member or a chieftain (G1-LOC-5)."""

    def ways(self, game: Game, seat: Seat) -> Iterator[Choice]:
        """Clan members that can be spared, or a chieftain."""
        yield from super().ways(game, seat)
        if territory_of(game, seat).chieftains and has_place(game, seat, game.tiles[self.tile]):
            yield ("sacrifice-chieftain",)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """One of them is gone for good."""
        if choice == ("sacrifice-chieftain",):
            territory_of(game, seat).chieftains -= 1
            game.tell(Gained(seat, "chieftains", -1))
        else:
            super().resolve(game, seat, choice)
