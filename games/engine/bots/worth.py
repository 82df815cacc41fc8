"""What is a position worth to a seat?

An estimate in victory points: what is scored, what the coming scorings will bring if
nothing changes, and what the territory can still be expected to yield. The numbers were
found by letting bots play against each other.
"""

from __future__ import annotations

from functools import cache

from games.engine.choices import Cell, Seat
from games.engine.common.placing import around
from games.engine.common.producing import (
    GainMovement,
    GainPoints,
    GainWhisky,
    Produce,
    ProduceAny,
)
from games.engine.common.scoring import TILE_PENALTY, comparison_points, strength
from games.engine.common.trading import Trade
from games.engine.effects import Effect
from games.engine.game import Game
from games.engine.second.clan_board import GainMarker
from games.engine.second.territory import HOME_CASTLE, SecondTerritory
from games.engine.second.time_left import scorings_left, turns_left
from games.engine.state import Territory

from .favours import favours

COIN = 0.9
GOOD = 1.1
WHISKY = 1.5
SCOTSMAN = 1.5
MOVEMENT = 0.9
MARKER = 3.0
#: What a cell beside a Scotsman is worth on which a tile could be placed.
OPEN_CELL = 0.12
#: What a space is worth that a piece keeps back from the front.
SPACE = 0.45
#: How often a tile of the territory can be expected to be activated in a turn.
ACTIVATIONS = 0.3
#: How much of the best activation one more in each turn brings.
EXTRA = 0.25
#: How often the goods for a trade are at hand.
TRADES = 0.5
#: A lead grows until the scoring: who has more takes more.
LEAD = 1.4
#: What a point is worth that another seat will score.
OTHERS = 0.5
#: What one more of something is worth in a comparison, even without a lead.
MORE = 0.3
#: What a Scotsman is worth in a scoring to come who stands so many steps from the Home Castle:
#: it takes hope to walk there step by step.
HOPE = (0.0, 0.3, 0.2, 0.15, 0.1)


def worth(game: Game, seat: Seat) -> float:
    """What the position is worth to a seat, Chronicles included."""
    value = _worth_of_territory(game, seat)
    for listener in game.hooks.worth:
        value = listener.worth(game, seat, value)
    return value


def _worth_of_territory(game: Game, seat: Seat) -> float:
    territory = game.state.territories[seat]
    left = turns_left(game)
    yields = _yields(game, territory)
    return (
        territory.points
        + COIN * territory.coins
        + GOOD * sum(len(goods) for goods in territory.goods.values())
        + scorings_left(game) * (LEAD * _leads(game, seat) + _hopes(territory))
        + sum(card.end_points(game, territory) for card in game.cards(territory))
        - _size_penalty(game, seat)
        + min(left, 10) * ACTIVATIONS * (sum(yields) + favours(game, seat))
        + min(left, 10) * EXTRA * max(yields) * _extras(game, territory)
        + min(left, 4) / 4 * _reach(game, seat)
        - SPACE * game.state.rondel.pieces.get(seat, 0)
    )


def prospects(game: Game, seat: Seat) -> float:
    """What the activations that are open now might bring."""
    return sum(
        _promise(game.tile_at(seat, cell).activate)
        for verb, *cells in game.options(seat)
        if verb == "activate"
        for cell in cells
        if isinstance(cell, tuple)
    )


def _leads(game: Game, seat: Seat) -> float:
    """What a scoring would bring now, others' points deducted, and a little for every thing."""
    points = 0.0
    for comparison in game.edition.comparisons:
        values = [strength(game, each, comparison) for each in range(game.setup.players)]
        others = comparison_points(game, comparison, values)
        own = others.pop(seat)
        points += own - OTHERS * sum(others) / len(others) + MORE * values[seat]
    return points


def _hopes(territory: Territory) -> float:
    """What Scotsmen are worth who may still walk to the Home Castle."""
    if not isinstance(territory, SecondTerritory):
        return 0.0
    return sum(number * _hope(cell) for cell, number in territory.scotsmen.items())


@cache
def _hope(cell: Cell) -> float:
    (x, y), (home_x, home_y) = cell, HOME_CASTLE
    steps = max(abs(x - home_x), abs(y - home_y))
    return HOPE[min(steps, len(HOPE) - 1)]


def _size_penalty(game: Game, seat: Seat) -> float:
    sizes = [len(territory.tiles) for territory in game.state.territories]
    others = min(size for each, size in enumerate(sizes) if each != seat)
    return 0.8 * TILE_PENALTY * max(sizes[seat] - others, 0)


def _yields(game: Game, territory: Territory) -> list[float]:
    return [_yield(game.tiles[name].activate) for name in territory.tiles.values()]


def _extras(game: Game, territory: Territory) -> int:
    """How many more tiles than usual can be activated in a turn."""
    return sum(card.extra_activations() for card in game.cards(territory))


def _reach(game: Game, seat: Seat) -> float:
    """What the Scotsmen are worth: places for tiles, and one who stays at home."""
    territory = game.state.territories[seat]
    watchers = game.edition.watchers(game, seat)
    cells = set().union(*map(around, watchers)) - territory.tiles.keys()
    number = sum(territory.scotsmen.values())
    return OPEN_CELL * len(cells) + SCOTSMAN * min(number, 4)


def _promise(effect: Effect | None) -> float:
    """What an activation that is open now might bring, by what the effect itself says too."""
    return _yield(effect) + effect.promise() if effect else 0.0


@cache
def _yield(effect: Effect | None) -> float:  # noqa: PLR0911 - one line for each effect
    """What an activation is worth, its costs deducted."""
    match effect:
        case Produce(goods):
            return GOOD * len(goods)
        case ProduceAny():
            return GOOD
        case GainPoints(number):
            return number
        case GainWhisky(number):
            return WHISKY * number
        case GainMovement(number):
            return MOVEMENT * number
        case GainMarker():
            return MARKER
        case Trade(ways):
            # Nobody has to trade, so a tile is never worth less than nothing.
            return TRADES * max(0.0, *(_yield(way.gain) - GOOD * way.number for way in ways))
    return 0.0
