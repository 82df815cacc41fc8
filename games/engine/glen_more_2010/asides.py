"""Movement points in Glen More (2010), and payment with clan members or chieftains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.engine.common.movement import Walk
from games.engine.common.payment import GiveScotsman
from games.engine.common.placement import can_place
from games.engine.core.agenda import Decision
from games.engine.core.choices import Choice, Seat
from games.engine.core.facts import Gained, ScotsmanLeft
from games.engine.core.naming import tile_name
from i18n import translate

from .territory import territory_of

if TYPE_CHECKING:
    from games.engine.core.game import Game


class WalkOrPromote(Walk):
    """Move a clan member, or make them a chieftain, who leaves the territory (G1-ACT-8)."""

    verbs: ClassVar[tuple[str, ...]] = ("move", "promote")

    def options(self, game: Game, seat: Seat, decision: Decision) -> list[Choice]:
        """Return moves, and promotions while another clan member stays (G1-ACT-9)."""
        turn = game.state.turn
        if not turn.movement and not turn.walks:
            return []
        options = super().options(game, seat, decision)
        scotsmen = game.state.territories[seat].scotsmen
        if game.state.turn.movement and sum(scotsmen.values()) > 1:
            options += [("promote", cell) for cell in scotsmen]
        return options

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Move or promote."""
        verb, *cells = choice
        if verb == "move":
            super().resolve(game, seat, choice)
            return
        territory = territory_of(game, seat)
        territory.drop_scotsman(cells[0])
        territory.chieftains += 1
        game.state.turn.movement -= 1
        game.emit(ScotsmanLeft(seat, cells[0], "promoted"))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that the last member stays, or that the point allows no promotion."""
        match choice:
            case ("promote", (int(), int()) as cell):
                scotsmen = game.state.territories[seat].scotsmen
                if not game.state.turn.movement:
                    return "walk", translate("glen-more-2010-no-point")
                if cell not in scotsmen:
                    return "walk", translate("glen-more-2010-nobody")
                return "last-member", translate("glen-more-2010-last-stays")
        return super().refusal_reason(game, seat, choice)


class GiveClanMember(GiveScotsman, frozen=True, tag="give-clan-member"):
    """Pay with a clan member or a chieftain (G1-LOC-5)."""

    def question(self, game: Game) -> str:
        """Ask for either, if there is a chieftain."""
        if not territory_of(game, self.seat).chieftains:
            return super().question(game)
        return translate("glen-more-2010-pay", tile=tile_name(game.tiles[self.tile]))

    def refusal_reason(self, game: Game, seat: Seat, choice: Choice) -> tuple[str, str]:
        """Explain that there is no chieftain."""
        if choice == ("sacrifice-chieftain",):
            return self.topic, translate("glen-more-2010-no-chieftain")
        return super().refusal_reason(game, seat, choice)

    def ways(self, game: Game, seat: Seat) -> Iterator[Choice]:
        """Yield the clan members that can be spared, and a chieftain."""
        yield from super().ways(game, seat)
        if territory_of(game, seat).chieftains and can_place(game, seat, game.tiles[self.tile]):
            yield ("sacrifice-chieftain",)

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Remove the clan member or chieftain for good."""
        if choice == ("sacrifice-chieftain",):
            territory_of(game, seat).chieftains -= 1
            game.emit(Gained(seat, "chieftains", -1))
        else:
            super().resolve(game, seat, choice)
