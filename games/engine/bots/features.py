"""What a player would name when judging a position: the features that the value weighs.

The features of one seat are numbers by name. Both games share most of them; editions and
Chronicles add theirs at the hook `features`. A position is judged by the difference between a
seat's features and the mean of the others'.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from games.engine.common.market import Funds
from games.engine.common.placement import neighbours, side_neighbours
from games.engine.common.production import GainMovement, GainPoints, GainWhisky, Produce, ProduceAny
from games.engine.common.scoring import comparison_points, lead_points, strength
from games.engine.common.trade import Trade
from games.engine.core.choices import Cell, Seat
from games.engine.core.effects import Effect
from games.engine.core.game import Game
from games.engine.core.hooks import Hooks
from games.engine.core.state import Territory
from games.engine.glen_more_2.remaining_turns import scorings_left, turns_left

from .valuation import activation_value

Features = dict[str, float]

#: With at least so many turns to come a game counts as being at its start.
TURNS_OF_A_PHASE = 12.0
#: Coins that are nearly always needed.
RESERVE = 4
#: How many of the best places for the next tile are looked at.
BEST_PLACES = 3
#: How many territories are remembered with what their tiles offer.
CACHED_TERRITORIES = 4096


def phase(game: Game) -> float:
    """Return how much of the game is left: 1 at its start, 0 at its end."""
    return min(turns_left(game), TURNS_OF_A_PHASE) / TURNS_OF_A_PHASE


def seat_features(game: Game, seat: Seat) -> Features:
    """Return what a seat has, without regard to the others."""
    territory = game.state.territories[seat]
    found = _possessions(game, territory)
    _add_tiles(found, game, territory)
    _add_places(found, game, seat, territory)
    if territory.cards:
        cards = game.cards(territory)
        found["card-points"] = sum(card.end_points(game, territory) for card in cards)
        found["extra-activations"] = sum(card.extra_activations() for card in cards)
    for listener in game.hooks.features:
        found = listener.features(game, seat, found)
    return found


def comparison_features(game: Game, strengths: Mapping[str, list[int]], seat: Seat) -> Features:
    """Return the leads of a seat over the others in what scorings compare."""
    found: Features = {}
    scorings, others = scorings_left(game), game.setup.players - 1
    special = bool(game.hooks.lead_points)
    for comparison, values in strengths.items():
        if special:
            points = comparison_points(game, comparison, values)
            lead = points[seat] - (sum(points) - points[seat]) / others
        else:
            lead = _lead(tuple(values), seat)
        more = values[seat] - (sum(values) - values[seat]) / others
        name = as_feature(comparison)
        found[name] = more
        found[f"{name}-scorings"] = more * scorings
        found[f"{name}-lead"] = lead * scorings
    return found


@cache
def _lead(values: tuple[int, ...], seat: Seat) -> float:
    """Return the points of a seat for its lead, less the mean of the others'."""
    least = min(values)
    points = [lead_points(value - least) for value in values]
    own = points.pop(seat)
    return own - sum(points) / len(points)


def race_features(game: Game, seat: Seat) -> Features:
    """Return how a seat compares in the size of its territory and on the rondel."""
    sizes = [len(territory.tiles) for territory in game.state.territories]
    own = sizes.pop(seat)
    smallest = min(sizes)
    pieces = game.state.rondel.pieces
    at = pieces.get(seat, 0)
    spaces = [space for piece, space in pieces.items() if piece != seat and isinstance(piece, int)]
    rest = len(spaces) or 1
    return {
        "tiles-too-many": max(own - smallest, 0),
        "tiles-to-spare": max(smallest - own, 0),
        "tiles": own - sum(sizes) / len(sizes),
        "spaces-behind": sum(spaces) / rest - at,
        "plays-next": float(all(at < space for space in spaces)),
    }


def all_strengths(game: Game, seats: Iterable[Seat]) -> dict[str, list[int]]:
    """Return what the seats have in each comparison of a scoring."""
    seats = tuple(seats)
    return {
        comparison: [strength(game, seat, comparison) for seat in seats]
        for comparison in game.edition.comparisons
    }


@cache
def as_feature(name: str) -> str:
    """Return a name in the form of a feature's name.

    >>> as_feature("special locations")
    'special-locations'
    """
    return name.lower().replace(" ", "-")


def _possessions(game: Game, territory: Territory) -> Features:
    held = territory.held()
    funds = Funds.from_goods(held, game.state.market, territory.coins)
    found: Features = {
        "points": territory.points,
        "coins": territory.coins,
        "coins-in-reserve": min(territory.coins, RESERVE),
        "goods-to-sell": funds.wealth - territory.coins,
        "kinds-of-goods": len(held),
        "scotsmen": sum(territory.scotsmen.values()),
        "tiles-with-scotsmen": len(territory.scotsmen),
    }
    found.update(held)
    return found


def _add_tiles(found: Features, game: Game, territory: Territory) -> None:
    """Add the tiles by what their activation does."""
    for name, number in _activations(game.hooks, tuple(territory.tiles.values())):
        found[name] = number


@lru_cache(maxsize=CACHED_TERRITORIES)
def _activations(hooks: Hooks, tiles: tuple[str, ...]) -> tuple[tuple[str, float], ...]:
    numbers: Features = {}
    for tile in tiles:
        for name, number in activation_features(hooks.tiles[tile].activate):
            numbers[name] = numbers.get(name, 0.0) + number
    return tuple(numbers.items())


def _add_places(found: Features, game: Game, seat: Seat, territory: Territory) -> None:
    """Add the places for the next tile, and what it could activate there."""
    tiles, anchors = territory.tiles, frozenset(game.edition.anchors(game, seat))
    places = _places(game.hooks, tuple(tiles), tuple(tiles.values()), anchors)
    found["open-places"] = len(places)
    found["best-place"] = places[0] if places else 0.0
    found["next-best-places"] = sum(places[1:BEST_PLACES])


@lru_cache(maxsize=CACHED_TERRITORIES)
def _places(
    hooks: Hooks, cells: tuple[Cell, ...], tiles: tuple[str, ...], anchors: frozenset[Cell]
) -> tuple[float, ...]:
    """Return what could be activated from each free place near an anchor, best first."""
    yields = {
        cell: activation_value(hooks.tiles[tile].activate)
        for cell, tile in zip(cells, tiles, strict=True)
    }
    found = [
        sum([yields[near] for near in neighbours(cell) if near in yields])
        for cell in _cells_around(anchors)
        if cell not in yields and not yields.keys().isdisjoint(side_neighbours(cell))
    ]
    return tuple(sorted(found, reverse=True))


@cache
def _cells_around(anchors: frozenset[Cell]) -> frozenset[Cell]:
    return frozenset(cell for anchor in anchors for cell in neighbours(anchor))


@cache
def activation_features(effect: Effect | None) -> tuple[tuple[str, float], ...]:  # noqa: PLR0911
    """Return what an activation counts towards."""
    match effect:
        case None:
            return ()
        case Produce(goods):
            return tuple((f"makes-{good}", 1.0) for good in goods)
        case ProduceAny():
            return (("makes-any-good", 1.0),)
        case GainMovement(number):
            return (("gives-movement", float(number)),)
        case GainPoints(number):
            return (("gives-points", float(number)),)
        case Trade(ways):
            return _trade_features(ways[-1].gain)
    return (("does-something-else", 1.0),)


def _trade_features(gain: Effect) -> tuple[tuple[str, float], ...]:
    match gain:
        case GainWhisky():
            return (("distils", 1.0),)
        case GainPoints(number):
            return (("trades", 1.0), ("trade-points", float(number)))
    return (("trades-for-something-else", 1.0),)
