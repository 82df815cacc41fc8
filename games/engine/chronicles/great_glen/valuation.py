"""Estimate for bots what Great Glen cards are worth to a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.engine.core.choices import Choice, Seat

from .board import AYE, NAY, great_glen_board
from .cards import PRIZE, measured
from .voting import Vote

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: How likely a card is to be accepted, by the seat's own vote if it has been cast.
ACCEPTED: Mapping[str, float] = {"": 0.5, AYE: 0.75, NAY: 0.25}
#: The exponent that makes the leader likelier to win a card.
SHARPNESS = 2


def future_points(game: Game, seat: Seat) -> float:
    """Return a seat's expected advantage by accepted cards and by the current vote."""
    if game.over:
        return 0.0
    points = sum(advantage(game, seat, card) for card in great_glen_board(game).accepted)
    decision = game.decision
    if not isinstance(decision, Vote):
        return points
    answer: Choice = game.state.sealed.get(seat, ("vote", ""))
    return points + ACCEPTED[answer[1]] * advantage(game, seat, decision.card)


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return what bots weigh: the chances to win accepted cards and the current vote."""
    return {"great-glen-cards": future_points(game, seat)}


def advantage(game: Game, seat: Seat, card: str) -> float:
    """Return a seat's expected points for a card less the average of all seats."""
    return PRIZE * (chance(game, seat, card) - 1 / game.setup.players)


def chance(game: Game, seat: Seat, card: str) -> float:
    """Return how likely a seat is to win a card, judged by the current standing."""
    seats = range(game.setup.players)
    weights: list[float] = [(measured(game, each, card) + 1) ** SHARPNESS for each in seats]
    return weights[seat] / sum(weights)
