"""The Great Glen cards and what they compare.

Each card has a measure: the more the better, for every seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, cast

from games.engine.common.placement import neighbours, side_neighbours
from games.engine.common.scoring import strength
from games.engine.core.catalogue import Table
from games.engine.core.choices import Cell, Seat
from games.engine.core.naming import as_key
from games.engine.core.printed import Printed, Sign
from games.engine.core.state import Standing
from games.engine.glen_more_2.changes import SETS_AS_PRINTED
from games.engine.glen_more_2.landmarks import CASTLE_SCOTSMEN, LANDMARK_CARDS
from games.engine.glen_more_2.territory import HOME_CASTLE, territory_of
from i18n import translate

if TYPE_CHECKING:
    from games.engine.core.game import Game

    from .board import GreatGlenBoard

Measure = Callable[["Game", Seat], int]
DISCARDS = "Discards"
KEY = "great-glen"


def largest_square(game: Game, seat: Seat) -> int:
    """Return the side of the largest filled square, at least two tiles (C7-CARD-Square)."""
    tiles = game.state.territories[seat].tiles
    best = 0
    for x, y in tiles:
        side = 1
        while all((x + dx, y + dy) in tiles for dx in range(side) for dy in range(side)):
            best = max(best, side)
            side += 1
    return best if best > 1 else 0


def goods_of(*kinds: str) -> Measure:
    """Return how many goods of some kinds are on a territory."""

    def measure(game: Game, seat: Seat) -> int:
        held = game.state.territories[seat].held()
        return sum(held.get(kind, 0) for kind in kinds)

    return measure


def complete_sets(game: Game, seat: Seat) -> int:
    """Return how many sets a seat has; each card and tile is one, as printed (C7-CARD-Sets)."""
    if not game.uses_rule_change(SETS_AS_PRINTED):
        return min(strength(game, seat, each) for each in game.edition.comparisons)
    territory = territory_of(game, seat)
    return min(
        strength(game, seat, CASTLE_SCOTSMEN),
        territory.whisky,
        strength(game, seat, LANDMARK_CARDS, len(territory.cards)),
        len(territory.persons),
    )


def manned_castles(game: Game, seat: Seat) -> int:
    """Return how many castles have a Scotsman (C7-CARD-Castles)."""
    scotsmen = game.state.territories[seat].scotsmen
    return sum(game.tile_at(seat, cell).type == "castle" for cell in scotsmen)


def smallness(game: Game, seat: Seat) -> int:
    """Return how many tiles fewer than the largest territory, plus 1 (C7-CARD-Smallest)."""
    sizes = [size(game, each) for each in range(game.setup.players)]
    return max(sizes) - sizes[seat] + 1


def size(game: Game, seat: Seat) -> int:
    """Return how many tiles a territory has."""
    return len(game.state.territories[seat].tiles)


def farthest_scotsman(game: Game, seat: Seat) -> int:
    """Return the steps from the Home Castle to the farthest Scotsman (C7-CARD-Farthest)."""
    territory = game.state.territories[seat]
    steps: dict[Cell, int] = {HOME_CASTLE: 0}
    edge = [HOME_CASTLE]
    for cell in edge:
        for near in neighbours(cell):
            if near in territory.tiles and near not in steps:
                steps[near] = steps[cell] + 1
                edge.append(near)
    return max((steps[cell] for cell in territory.scotsmen), default=0)


def whisky_tiles(game: Game, seat: Seat) -> int:
    """Return how many tiles are of the whisky type (C7-CARD-Whisky)."""
    tiles = game.state.territories[seat].tiles
    return sum(game.tile_at(seat, cell).type == "whisky" for cell in tiles)


def largest_pasture(game: Game, seat: Seat) -> int:
    """Return the largest group of animal tiles connected by sides (C7-CARD-Pastures)."""
    tiles = game.state.territories[seat].tiles
    left = {cell for cell in tiles if game.tile_at(seat, cell).type == "animal"}
    best = 0
    while left:
        group = [left.pop()]
        for cell in group:
            joined = left.intersection(side_neighbours(cell))
            left -= joined
            group += joined
        best = max(best, len(group))
    return best


def own_discards(game: Game, seat: Seat) -> int:
    """Return how many tiles are in the seat's own discard pile (C7-CARD-Discards)."""
    pile = cast("GreatGlenBoard", game.state.boards[KEY]).discards
    return sum(owner == seat and tile in game.state.discarded for tile, owner in pile)


class GlenCard(NamedTuple):
    """A card: what it compares, as a sign, and the function that measures it."""

    name: str
    sign: str
    measure: Measure
    #: The number shown to players, if it differs from the one compared.
    shown: Measure | None = None


PRIZE = 10
CARDS = Table(
    (
        GlenCard("Square", "square", largest_square),
        GlenCard("Beasts", "animals", goods_of("sheep", "cattle")),
        GlenCard("Sets", "different", complete_sets),
        GlenCard("Materials", "stone", goods_of("wood", "stone")),
        GlenCard("Castles", "castle", manned_castles),
        GlenCard("Smallest", "remove", smallness, size),
        GlenCard("Farthest", "movement", farthest_scotsman),
        GlenCard("Whisky", "activate whisky", whisky_tiles),
        GlenCard("Pastures", "activate animal", largest_pasture),
        GlenCard(DISCARDS, "discard", own_discards),
    ),
    key=lambda card: card.name,
)


def print_card(card: GlenCard) -> Printed:
    """Return a card as clients draw it."""
    return Printed(
        kind="council-card",
        name=card.name,
        words=translate(f"great-glen-card-{as_key(card.name)}"),
        signs=(Sign(card.sign),),
        value=PRIZE,
        rule=rule_of(card.name),
        title=card_name(card.name),
    )


def card_name(card: str) -> str:
    """Return the name of a card."""
    return translate(f"great-glen-name-{as_key(card)}")


def rule_of(card: str) -> str:
    """Return the id of a card's rule."""
    return f"C7-CARD-{card}"


def measured(game: Game, seat: Seat, card: str) -> int:
    """Return a seat's strength in a card's comparison, with what listeners add to it."""
    return strength(game, seat, comparison_of(card), _row(game, card).measure(game, seat))


def _row(game: Game, card: str) -> GlenCard:
    return CARDS.under(game.setup.rules)[card]


def standing(game: Game, card: str) -> Standing:
    """Return the standing of the seats in a card's comparison."""
    seats = range(game.setup.players)
    values = [measured(game, seat, card) for seat in seats]
    shown = _row(game, card).shown
    return Standing(
        tuple(shown(game, seat) for seat in seats) if shown else tuple(values),
        tuple(seat for seat, share in enumerate(shares(values)) if share),
    )


def comparison_of(card: str) -> str:
    """Return the name of a card's comparison."""
    return f"Great Glen card {card}"


def shares(values: list[int]) -> list[int]:
    """Return each seat's points for a card: the best share the prize, rounded up (C7-SCO-1).

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
