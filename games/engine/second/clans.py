"""What do the 22 clans bring, and how do the roads run between them?

The clans and their effects are known, and so are the roads that say so; all others are
reconstructed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from games.engine.choices import Cell, Seat
from games.engine.common.producing import GainCoins, GainMovement
from games.engine.effects import Effect

from .building import BuildDiscarded
from .facts import PersonTaken
from .gifts import ActivateTypes, PutGoods, RecruitAnywhere
from .removing import RemoveTiles
from .territory import territory_of, tiles_of

if TYPE_CHECKING:
    from games.engine.game import Game

START_FIELD = "Start"
DOUGLAS = "Douglas"
MACGREGOR = "MacGregor"
MACKINTOSH = "Mackintosh"
MACLACHLAN = "MacLachlan"
SINCLAIR = "Sinclair"
DAVID_HUME = "david-hume"


def villages(game: Game, seat: Seat) -> int:
    """How many villages a territory has."""
    return sum(tile.type == "village" for tile in tiles_of(game, seat))


def manned_tiles(game: Game, seat: Seat) -> int:
    """On how many tiles Scotsmen stand."""
    return len(territory_of(game, seat).scotsmen)


def overbuild_tiles(game: Game, seat: Seat) -> int:
    """How many overbuild tiles a territory has, covered ones included."""
    territory = territory_of(game, seat)
    below = [name for names in territory.covered.values() for name in names]
    return sum(game.tiles[name].overbuild for name in (*territory.tiles.values(), *below))


def river_tiles(game: Game, seat: Seat) -> int:
    """How many river tiles a territory has."""
    return sum(tile.river for tile in tiles_of(game, seat))


def coins(game: Game, seat: Seat) -> int:
    """How many coins a seat has."""
    return territory_of(game, seat).coins


COUNTS: Mapping[str, Callable[[Game, Seat], int]] = {
    "villages": villages,
    "tiles with Scotsmen": manned_tiles,
    "overbuild tiles": overbuild_tiles,
    "river tiles": river_tiles,
    "coins": coins,
}


class ScoreClan(Effect, frozen=True, tag="score-clan"):
    """Points from a clan."""

    clan: str
    points: int

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Score them."""
        game.score(seat, f"clan {self.clan}", self.points, f"G2-CLN-{self.clan}")


class ScoreCount(Effect, frozen=True, tag="score-count"):
    """Points from a clan for many of something: 5 for `few` of it, 8 for `many` or more."""

    clan: str
    count: str
    few: int
    many: int

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Count and score."""
        number = COUNTS[self.count](game, seat)
        if number >= self.few:
            ScoreClan(self.clan, 8 if number >= self.many else 5).apply(game, seat, cell)


class TakeHume(Effect, frozen=True, tag="take-hume"):
    """David Hume joins the persons (G2-CLN-McKay)."""

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Set him aside; he brings no clan marker."""
        territory = territory_of(game, seat)
        territory.persons = (*territory.persons, DAVID_HUME)
        game.tell(PersonTaken(seat, DAVID_HUME))


#: The effects of each clan when its field is claimed; those without any work from then on.
CLANS: Mapping[str, tuple[Effect, ...]] = {
    "Brodie": (ScoreCount("Brodie", "villages", 3, 4),),
    "Cameron": (GainMovement(3), ActivateTypes(("trade",))),
    "Chisholm": (PutGoods(("barley",)), RecruitAnywhere()),
    DOUGLAS: (ScoreClan(DOUGLAS, 3),),
    "Grant": (ScoreCount("Grant", "tiles with Scotsmen", 5, 6),),
    "Gunn": (PutGoods(("sheep", "cattle")),),
    "MacDonald": (PutGoods(("stone", "wood")),),
    "MacDonell": (ActivateTypes(("material", "whisky")),),
    MACGREGOR: (),
    MACKINTOSH: (),
    MACLACHLAN: (),
    "MacLean": (ActivateTypes(("animal", "whisky")),),
    "MacLeod": (GainCoins(3),),
    "MacMillan": (RemoveTiles(1),),
    "MacPherson": (ScoreCount("MacPherson", "overbuild tiles", 2, 3),),
    "McKay": (TakeHume(),),
    "McKinnon": (GainCoins(2), RecruitAnywhere()),
    "Munro": (BuildDiscarded(),),
    "Oliphant": (ScoreCount("Oliphant", "coins", 9, 12),),
    "Ross": (RecruitAnywhere(2),),
    SINCLAIR: (),
    "Sutherland": (ScoreCount("Sutherland", "river tiles", 4, 6),),
}


class Road(NamedTuple):
    """A road of the clan board: its ends, and its cost in coins."""

    start: str
    end: str
    cost: int
    known: bool = False


CLAN_ROADS = (
    Road("Start", "MacLeod", 0, known=True),
    Road("Start", "MacDonald", 0),
    Road("Start", "Cameron", 0),
    Road("Start", "Chisholm", 0),
    Road("Start", "Ross", 0),
    Road("MacLeod", "McKinnon", 1),
    Road("MacLeod", "MacDonald", 1),
    Road("MacDonald", "MacDonell", 1),
    Road("MacDonald", "MacLean", 1),
    Road("Cameron", "MacMillan", 1),
    Road("Cameron", "MacDonell", 1),
    Road("Chisholm", "Grant", 1),
    Road("Chisholm", "Munro", 1),
    Road("Ross", "Munro", 1),
    Road("Ross", "Sutherland", 1),
    Road("Ross", "Gunn", 1),
    Road("Sutherland", "McKay", 1),
    Road("Sutherland", "Gunn", 1),
    Road("Gunn", "Sinclair", 1),
    Road("McKay", "Sinclair", 1),
    Road("MacMillan", "MacLachlan", 1, known=True),
    Road("MacLean", "MacLachlan", 1),
    Road("MacLean", "Douglas", 1),
    Road("McKinnon", "MacLean", 1),
    Road("MacMillan", "MacGregor", 1),
    Road("MacDonell", "MacPherson", 1),
    Road("Grant", "Mackintosh", 1),
    Road("Grant", "Brodie", 1),
    Road("Munro", "Brodie", 1),
    Road("MacPherson", "Mackintosh", 1),
    Road("MacGregor", "Oliphant", 1),
    Road("MacPherson", "Oliphant", 2),
    Road("MacLachlan", "Douglas", 1),
)

#: From each field, Start included, the neighbouring fields and what the road costs.
ROADS: Mapping[str, tuple[tuple[str, int], ...]] = {
    field: tuple(
        (road.end if road.start == field else road.start, road.cost)
        for road in CLAN_ROADS
        if field in (road.start, road.end)
    )
    for field in (START_FIELD, *CLANS)
}
