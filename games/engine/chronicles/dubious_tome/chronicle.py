"""The rules of the Dubious Tome of Scottish History, as a listener."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.engine.common.scoring import lead_points
from games.engine.core.chronicle import Chronicle
from games.engine.core.effects import write_cost
from games.engine.core.naming import comparison_name
from games.engine.core.printed import Component
from games.engine.core.state import Board
from i18n import translate

from .board import KEY, DubiousTomeBoard, dubious_tome_board, turned_cards
from .event import BringsEvents, rules_of
from .events import EVENTS, own_table
from .exchanges import PointsAndExchange
from .tables import OwnTable
from .tiles import TILES
from .valuation import features, future_points

if TYPE_CHECKING:
    from games.engine.core.choices import Seat
    from games.engine.core.edition import Setup
    from games.engine.core.game import Game

LANDMARKS = "landmarks"


class DubiousTome(BringsEvents, Chronicle):
    """Landmark cards with an event on the other side."""

    number = 6
    name = "The Dubious Tome of Scottish History"
    length = 2
    difficulty = 3
    tiles = TILES
    events = EVENTS
    verbs: ClassVar = {
        "use": ("card",),
        "turn": ("card",),
        "exchange": (),
        "send": ("cell",),
        "borrow": ("seat", "cell"),
    }
    rules: ClassVar = {
        "event": "C6-EVT-1",
        "storr": "C6-LMK-Storr",
        "dunvegan": "C6-LMK-Dunvegan",
        "leave-castle": "C6-LMK-George",
        "clear-land": "C6-EVT-George",
        **rules_of(EVENTS),
    }

    def components(self, rules: int) -> Iterable[Component]:
        """List the components other than tiles."""
        for _, event in EVENTS.under(rules).values():
            match event:
                case OwnTable():
                    what = comparison_name(event.comparison)
                    words = ", ".join(map(str, event.table))
                    yield Component(translate("dubious-tome-own-table", what=what), words)
                case PointsAndExchange():
                    gain = translate("effect-points", number=event.gain)
                    feast = translate("effect-trade", cost=write_cost(event.cost), gain=gain)
                    yield Component(translate("dubious-tome-feast"), feast)

    def boards(self, setup: Setup) -> dict[str, Board]:
        """Return a board without turned cards (C6-SET-1)."""
        return {KEY: DubiousTomeBoard()}

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """Count turned cards twice (C6-EVT-2)."""
        return value + (len(turned_cards(game, seat)) if comparison == LANDMARKS else 0)

    def lead_points(self, game: Game, seat: Seat, comparison: str, lead: int, points: int) -> int:
        """Apply the scoring tables gained by events (C6-EVT-Storr, C6-EVT-Inverness)."""
        if (seat, comparison) in dubious_tome_board(game).tables:
            return lead_points(lead, own_table(game.setup.rules, comparison))
        return points

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Add the expected points of the cards."""
        return value + future_points(game, seat)

    def features(self, game: Game, seat: Seat, found: dict[str, float]) -> dict[str, float]:
        """Add landmark cards."""
        return found | features(game, seat)


DUBIOUS_TOME = DubiousTome()
