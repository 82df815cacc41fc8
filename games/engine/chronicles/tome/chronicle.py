"""How does the Dubious Tome of Scottish History change the game?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.engine.chronicles.chronicle import Chronicle, Component
from games.engine.common.scoring import lead_points
from games.engine.effects import write_cost
from games.engine.naming import label_in_words
from games.engine.state import Board
from words import say

from .board import KEY, Tome, tome, turned_cards
from .event import BringsEvents, rules_of
from .events import EVENTS, FEAST, FEAST_POINTS
from .prospects import expectation
from .tables import OWN_TABLES
from .tiles import TILES

if TYPE_CHECKING:
    from games.engine.choices import Seat
    from games.engine.edition import Setup
    from games.engine.game import Game

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

    def components(self) -> Iterable[Component]:
        """What lies in the box besides tiles."""
        for comparison, table in OWN_TABLES.items():
            words = ", ".join(map(str, table))
            what = label_in_words(comparison)
            yield Component(say("tome-own-table", what=what), words)
        gain = say("effect-points", number=FEAST_POINTS)
        feast = say("effect-trade", cost=write_cost(FEAST), gain=gain)
        yield Component(say("tome-feast"), feast)

    def boards(self, setup: Setup) -> dict[str, Board]:
        """No card has been turned (C6-SET-1)."""
        return {KEY: Tome()}

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """A turned card counts once more (C6-EVT-2)."""
        return value + (len(turned_cards(game, seat)) if comparison == LANDMARKS else 0)

    def lead_points(self, game: Game, seat: Seat, comparison: str, lead: int, points: int) -> int:
        """Who has a table of his own scores by it (C6-EVT-Storr, C6-EVT-Inverness)."""
        if (seat, comparison) in tome(game).tables:
            return lead_points(lead, OWN_TABLES[comparison])
        return points

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """What the cards promise."""
        return value + expectation(game, seat)


TOME = DubiousTome()
