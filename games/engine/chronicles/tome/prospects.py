"""What can a seat expect of its cards, as bots estimate it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.choices import Seat
from games.engine.second.time_left import scorings_left, turns_left

from .board import unturned_cards
from .turning import TurnCard

if TYPE_CHECKING:
    from games.engine.game import Game

#: What an event brings, and what a turned card counts for in each scoring to come.
EVENT = 1.8
SCORING = 0.8
#: How much of it counts before the card is turned: it may come to nothing.
HOPE = 0.6
#: How many cards a Gathering turns in each turn to come, and how many new ones a seat takes.
TURNINGS = 0.3
CARDS = 0.12
#: For so many turns at most one looks ahead.
AHEAD = 10


def expectation(game: Game, seat: Seat) -> float:
    """What the cards may bring that the seat will have places to turn."""
    if game.over:
        return 0.0
    names = game.state.territories[seat].tiles.values()
    places = sum(isinstance(game.tiles[name].activate, TurnCard) for name in names)
    if not places:
        return 0.0
    left = min(turns_left(game), AHEAD)
    cards = len(unturned_cards(game, seat)) + CARDS * left
    return HOPE * (EVENT + SCORING * scorings_left(game)) * min(cards, TURNINGS * left * places)
