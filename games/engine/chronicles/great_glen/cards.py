"""Who is best at what a Great Glen card asks for?

Each card has a measure: the more the better, for every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from games.engine.choices import Cell, Seat
from games.engine.common.placing import around, beside
from games.engine.common.scoring import strength
from games.engine.second.territory import HOME_CASTLE

from .board import great_glen

if TYPE_CHECKING:
    from games.engine.game import Game

Measure = Callable[["Game", Seat], int]
DISCARDS = "Discards"


def largest_square(game: Game, seat: Seat) -> int:
    """The side of the largest filled square; a single tile is none (C7-CARD-Square)."""
    tiles = game.state.territories[seat].tiles
    best = 0
    for x, y in tiles:
        side = 1
        while all((x + dx, y + dy) in tiles for dx in range(side) for dy in range(side)):
            best = max(best, side)
            side += 1
    return best if best > 1 else 0


def goods_of(*kinds: str) -> Measure:
    """How many goods of some kinds stand on the territory."""

    def measure(game: Game, seat: Seat) -> int:
        held = game.state.territories[seat].held()
        return sum(held.get(kind, 0) for kind in kinds)

    return measure


def complete_sets(game: Game, seat: Seat) -> int:
    """The least of the four numbers of the last scoring (C7-CARD-Sets)."""
    return min(strength(game, seat, each) for each in game.edition.comparisons)


def manned_castles(game: Game, seat: Seat) -> int:
    """How many castles have a Scotsman (C7-CARD-Castles)."""
    scotsmen = game.state.territories[seat].scotsmen
    return sum(game.tile_at(seat, cell).type == "castle" for cell in scotsmen)


def smallness(game: Game, seat: Seat) -> int:
    """How many tiles fewer than the largest territory, counted from 1 (C7-CARD-Smallest)."""
    sizes = [len(territory.tiles) for territory in game.state.territories]
    return max(sizes) - sizes[seat] + 1


def farthest_scotsman(game: Game, seat: Seat) -> int:
    """The steps from the Home Castle to the Scotsman farthest away (C7-CARD-Farthest)."""
    territory = game.state.territories[seat]
    steps: dict[Cell, int] = {HOME_CASTLE: 0}
    edge = [HOME_CASTLE]
    for cell in edge:
        for near in around(cell):
            if near in territory.tiles and near not in steps:
                steps[near] = steps[cell] + 1
                edge.append(near)
    return max((steps[cell] for cell in territory.scotsmen), default=0)


def whisky_tiles(game: Game, seat: Seat) -> int:
    """How many tiles are of the whisky type (C7-CARD-Whisky)."""
    tiles = game.state.territories[seat].tiles
    return sum(game.tile_at(seat, cell).type == "whisky" for cell in tiles)


def largest_pasture(game: Game, seat: Seat) -> int:
    """The largest group of animal tiles connected by sides (C7-CARD-Pastures)."""
    tiles = game.state.territories[seat].tiles
    left = {cell for cell in tiles if game.tile_at(seat, cell).type == "animal"}
    best = 0
    while left:
        group = [left.pop()]
        for cell in group:
            joined = left.intersection(beside(cell))
            left -= joined
            group += joined
        best = max(best, len(group))
    return best


def own_discards(game: Game, seat: Seat) -> int:
    """How many tiles lie in the seat's own discard pile (C7-CARD-Discards)."""
    pile = great_glen(game).discards
    return sum(owner == seat and tile in game.state.discarded for tile, owner in pile)


CARDS: Mapping[str, Measure] = {
    "Square": largest_square,
    "Beasts": goods_of("sheep", "cattle"),
    "Sets": complete_sets,
    "Materials": goods_of("wood", "stone"),
    "Castles": manned_castles,
    "Smallest": smallness,
    "Farthest": farthest_scotsman,
    "Whisky": whisky_tiles,
    "Pastures": largest_pasture,
    DISCARDS: own_discards,
}
PRIZE = 10


def measured(game: Game, seat: Seat, card: str) -> int:
    """What a seat has of what a card asks for; others may add to it, as to any comparison."""
    return strength(game, seat, comparison_of(card), CARDS[card](game, seat))


def comparison_of(card: str) -> str:
    """What the comparison by a card is called."""
    return f"Great Glen card {card}"


def shares(values: list[int]) -> list[int]:
    """What each seat gets of a card: the best share the prize, rounded up (C7-SCO-1).

    >>> shares([3, 5, 5])
    [0, 5, 5]
    >>> shares([0, 0])
    [0, 0]
    """
    best = max(values)
    if not best:
        return [0] * len(values)
    share = -(-PRIZE // values.count(best))
    return [share if value == best else 0 for value in values]
