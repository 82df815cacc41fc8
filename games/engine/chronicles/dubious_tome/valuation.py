"""Estimate for bots what landmark cards are worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.choices import Seat
from games.engine.glen_more_2.remaining_turns import scorings_left, turns_left

from .board import unturned_cards
from .turning import TurnCard

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: The points of an event, and of a turned card in each scoring to come.
EVENT_VALUE = 1.8
VALUE_PER_SCORING = 0.8
#: The share of these points that counts before the card is turned.
FUTURE_DISCOUNT = 0.6
#: How many cards a Gathering turns in each turn to come, and how many new ones a seat takes.
TURNED_PER_TURN = 0.3
CARDS_PER_TURN = 0.12
#: The maximum number of turns to look ahead.
MAX_TURNS_AHEAD = 10


def future_points(game: Game, seat: Seat) -> float:
    """Return the expected points of the cards that the seat will be able to turn."""
    if game.over:
        return 0.0
    names = game.state.territories[seat].tiles.values()
    places = sum(isinstance(game.tiles[name].activate, TurnCard) for name in names)
    if not places:
        return 0.0
    left = min(turns_left(game), MAX_TURNS_AHEAD)
    cards = len(unturned_cards(game, seat)) + CARDS_PER_TURN * left
    return (
        FUTURE_DISCOUNT
        * (EVENT_VALUE + VALUE_PER_SCORING * scorings_left(game))
        * min(cards, TURNED_PER_TURN * left * places)
    )


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return what bots weigh: cards to turn and the tiles that turn them."""
    return {
        "dubious-tome-prospects": future_points(game, seat),
        "dubious-tome-cards": float(len(unturned_cards(game, seat))),
    }
