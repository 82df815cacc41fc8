"""The value of a position to a seat, as bots estimate it.

The estimate is in victory points: points scored, points from the coming scorings if nothing
changes, and the expected yield of the territory. The constants were tuned by self-play.
"""

from __future__ import annotations

from functools import cache

from games.engine.common.placement import neighbours
from games.engine.common.production import GainMovement, GainPoints, GainWhisky, Produce, ProduceAny
from games.engine.common.scoring import TILE_PENALTY, comparison_points, strength
from games.engine.common.trade import Trade
from games.engine.core.choices import Cell, Seat
from games.engine.core.effects import Effect
from games.engine.core.game import Game
from games.engine.core.state import Territory
from games.engine.glen_more_2.clan_board import GainMarker
from games.engine.glen_more_2.remaining_turns import scorings_left, turns_left
from games.engine.glen_more_2.territory import HOME_CASTLE, Territory2

from .clan_values import clan_bonus

COIN_VALUE = 0.9
GOOD_VALUE = 1.1
WHISKY_VALUE = 1.5
SCOTSMAN_VALUE = 1.5
MOVEMENT_VALUE = 0.9
MARKER_VALUE = 3.0
#: Value of a free cell next to a Scotsman.
OPEN_CELL_VALUE = 0.12
#: Cost of each space that a piece advances.
SPACE_COST = 0.45
#: Expected activations of each tile per turn.
ACTIVATIONS_PER_TURN = 0.3
#: Share of the best activation that one extra activation per turn brings.
EXTRA_ACTIVATION_SHARE = 0.25
#: Probability that the goods for a trade are available.
TRADE_PROBABILITY = 0.5
#: Factor by which a lead is expected to grow until the scoring.
LEAD_GROWTH = 1.4
#: Weight of a point that another seat will score.
OPPONENT_POINT_WEIGHT = 0.5
#: Value of one more unit in a comparison, even without a lead.
COMPARISON_UNIT_VALUE = 0.3
#: Value of a Scotsman in a coming scoring, by the number of steps to the Home Castle.
CASTLE_WALK_VALUE = (0.0, 0.3, 0.2, 0.15, 0.1)


def worth(game: Game, seat: Seat) -> float:
    """Return the value of the position to a seat, Chronicles included."""
    value = _territory_value(game, seat)
    for listener in game.hooks.position_value:
        value = listener.position_value(game, seat, value)
    return value


def _territory_value(game: Game, seat: Seat) -> float:
    territory = game.state.territories[seat]
    left = turns_left(game)
    yields = _activation_values(game, territory)
    return (
        territory.points
        + COIN_VALUE * territory.coins
        + GOOD_VALUE * sum(len(goods) for goods in territory.goods.values())
        + scorings_left(game)
        * (LEAD_GROWTH * _scoring_value(game, seat) + _castle_walk_value(territory))
        + sum(card.end_points(game, territory) for card in game.cards(territory))
        - _tile_penalty_estimate(game, seat)
        + min(left, 10) * ACTIVATIONS_PER_TURN * (sum(yields) + clan_bonus(game, seat))
        + min(left, 10) * EXTRA_ACTIVATION_SHARE * max(yields) * _extra_activations(game, territory)
        + min(left, 4) / 4 * _scotsmen_value(game, seat)
        - SPACE_COST * game.state.rondel.pieces.get(seat, 0)
    )


def open_activations_value(game: Game, seat: Seat) -> float:
    """Return what the activations available now might bring."""
    return sum(
        _open_activation_value(game.tile_at(seat, cell).activate)
        for verb, *cells in game.options(seat)
        if verb == "activate"
        for cell in cells
        if isinstance(cell, tuple)
    )


def _scoring_value(game: Game, seat: Seat) -> float:
    """Return what a scoring would bring now, less a share of the others' points."""
    points = 0.0
    for comparison in game.edition.comparisons:
        values = [strength(game, each, comparison) for each in range(game.setup.players)]
        others = comparison_points(game, comparison, values)
        own = others.pop(seat)
        points += (
            own
            - OPPONENT_POINT_WEIGHT * sum(others) / len(others)
            + COMPARISON_UNIT_VALUE * values[seat]
        )
    return points


def _castle_walk_value(territory: Territory) -> float:
    """Return the value of Scotsmen that may still reach the Home Castle."""
    if not isinstance(territory, Territory2):
        return 0.0
    return sum(number * _castle_walk_weight(cell) for cell, number in territory.scotsmen.items())


@cache
def _castle_walk_weight(cell: Cell) -> float:
    (x, y), (home_x, home_y) = cell, HOME_CASTLE
    steps = max(abs(x - home_x), abs(y - home_y))
    return CASTLE_WALK_VALUE[min(steps, len(CASTLE_WALK_VALUE) - 1)]


def _tile_penalty_estimate(game: Game, seat: Seat) -> float:
    sizes = [len(territory.tiles) for territory in game.state.territories]
    others = min(size for each, size in enumerate(sizes) if each != seat)
    return 0.8 * TILE_PENALTY * max(sizes[seat] - others, 0)


def _activation_values(game: Game, territory: Territory) -> list[float]:
    return [activation_value(game.tiles[name].activate) for name in territory.tiles.values()]


def _extra_activations(game: Game, territory: Territory) -> int:
    """Return how many extra tiles can be activated per turn."""
    return sum(card.extra_activations() for card in game.cards(territory))


def _scotsmen_value(game: Game, seat: Seat) -> float:
    """Return the value of the Scotsmen: as anchors for tiles, and as such."""
    territory = game.state.territories[seat]
    anchors = game.edition.anchors(game, seat)
    cells = set().union(*map(neighbours, anchors)) - territory.tiles.keys()
    number = sum(territory.scotsmen.values())
    return OPEN_CELL_VALUE * len(cells) + SCOTSMAN_VALUE * min(number, 4)


def _open_activation_value(effect: Effect | None) -> float:
    """Return what an activation available now might bring, with the effect's own estimate."""
    return activation_value(effect) + effect.estimated_points() if effect else 0.0


@cache
def activation_value(effect: Effect | None) -> float:  # noqa: PLR0911 - one line for each effect
    """Return the value of an activation minus its costs."""
    match effect:
        case Produce(goods):
            return GOOD_VALUE * len(goods)
        case ProduceAny():
            return GOOD_VALUE
        case GainPoints(number):
            return number
        case GainWhisky(number):
            return WHISKY_VALUE * number
        case GainMovement(number):
            return MOVEMENT_VALUE * number
        case GainMarker():
            return MARKER_VALUE
        case Trade(ways):
            # Trading is voluntary, so its value is never negative.
            return TRADE_PROBABILITY * max(
                0.0, *(activation_value(way.gain) - GOOD_VALUE * way.number for way in ways)
            )
    return 0.0
