"""What can a seat expect of the Great Glen cards?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.engine.choices import Choice, Seat

from .board import AYE, NAY, great_glen
from .cards import PRIZE, measured
from .voting import Vote

if TYPE_CHECKING:
    from games.engine.game import Game

#: How likely a card is to be accepted, by one's own vote if it is given.
ACCEPTED: Mapping[str, float] = {"": 0.5, AYE: 0.75, NAY: 0.25}
#: How much likelier the one who is ahead is to win a card.
SHARPNESS = 2


def expectation(game: Game, seat: Seat) -> float:
    """What the accepted cards promise a seat more than the others, and the vote under way."""
    if game.over:
        return 0.0
    promise = sum(advantage(game, seat, card) for card in great_glen(game).accepted)
    decision = game.decision
    if not isinstance(decision, Vote):
        return promise
    answer: Choice = game.state.sealed.get(seat, ("vote", ""))
    return promise + ACCEPTED[answer[1]] * advantage(game, seat, decision.card)


def advantage(game: Game, seat: Seat, card: str) -> float:
    """What a seat can expect of a card more than the others do; negative if it is less."""
    return PRIZE * (chance(game, seat, card) - 1 / game.setup.players)


def chance(game: Game, seat: Seat, card: str) -> float:
    """How likely a seat is to win a card, by what all have now of what it asks for."""
    seats = range(game.setup.players)
    weights: list[float] = [(measured(game, each, card) + 1) ** SHARPNESS for each in seats]
    return weights[seat] / sum(weights)
