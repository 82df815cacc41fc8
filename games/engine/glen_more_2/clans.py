"""The 22 clans with their effects, and the roads between their fields.

The clans and their effects are known, and so are the roads marked as known; all other roads
are reconstructed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from games.engine.common.production import GainCoins, GainMovement
from games.engine.core.catalogue import Table
from games.engine.core.choices import Cell, Seat
from games.engine.core.effects import Effect, effects_in_words, effects_signs
from games.engine.core.facts import Reason
from games.engine.core.naming import as_key
from games.engine.core.printed import Sign, Signs
from i18n import translate

from .building import BuildDiscarded
from .facts import PersonTaken
from .optional_effects import ActivateTypes, PutGoods, RecruitAnywhere
from .removal import RemoveTiles
from .territory import territory_of, tiles_of

if TYPE_CHECKING:
    from games.engine.core.game import Game

START_FIELD = "Start"
DOUGLAS = "Douglas"
MACGREGOR = "MacGregor"
MACKINTOSH = "Mackintosh"
MACLACHLAN = "MacLachlan"
SINCLAIR = "Sinclair"
DAVID_HUME = "david-hume"


def villages(game: Game, seat: Seat) -> int:
    """Return how many villages a territory has."""
    return sum(tile.type == "village" for tile in tiles_of(game, seat))


def manned_tiles(game: Game, seat: Seat) -> int:
    """Return on how many tiles Scotsmen stand."""
    return len(territory_of(game, seat).scotsmen)


def overbuild_tiles(game: Game, seat: Seat) -> int:
    """Return how many overbuild tiles a territory has, covered ones included."""
    territory = territory_of(game, seat)
    below = [name for names in territory.covered.values() for name in names]
    return sum(game.tiles[name].overbuild for name in (*territory.tiles.values(), *below))


def river_tiles(game: Game, seat: Seat) -> int:
    """Return how many river tiles a territory has."""
    return sum(tile.river for tile in tiles_of(game, seat))


def coins(game: Game, seat: Seat) -> int:
    """Return how many coins a seat has."""
    return territory_of(game, seat).coins


COUNTS: Mapping[str, Callable[[Game, Seat], int]] = {
    "villages": villages,
    "tiles with Scotsmen": manned_tiles,
    "overbuild tiles": overbuild_tiles,
    "river tiles": river_tiles,
    "coins": coins,
}


class ScoreClan(Effect, frozen=True, tag="score-clan"):
    """Score points for a clan."""

    clan: str
    points: int

    def words(self) -> str:
        """Describe the gain."""
        return translate("effect-points", number=self.points)

    def signs(self) -> Signs:
        """Draw the gain."""
        return (Sign("points", self.points),)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Score them."""
        reason = Reason("clan-of", (self.clan,))
        game.score(seat, reason, self.points, f"G2-CLN-{self.clan}")


class ScoreCount(Effect, frozen=True, tag="score-count"):
    """Score 5 points if a count reaches `few`, 8 if it reaches `many`."""

    clan: str
    count: str
    few: int
    many: int

    def words(self) -> str:
        """Describe the gain."""
        return translate(f"effect-{as_key(self.count)}", few=self.few, many=self.many)

    def signs(self) -> Signs:
        """Draw the gain."""
        return (Sign(self.count), Sign("points", 8))

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Count and score."""
        number = COUNTS[self.count](game, seat)
        if number >= self.few:
            ScoreClan(self.clan, 8 if number >= self.many else 5).apply(game, seat, cell)


class TakeHume(Effect, frozen=True, tag="take-hume"):
    """Gain the person David Hume (G2-CLN-McKay)."""

    words_key: ClassVar[str] = "effect-hume"

    def signs(self) -> Signs:
        """Draw the gain."""
        return (Sign("person", 2),)

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Set David Hume aside; he brings no clan marker."""
        territory = territory_of(game, seat)
        territory.persons = (*territory.persons, DAVID_HUME)
        game.emit(PersonTaken(seat, DAVID_HUME))


class Clan(NamedTuple):
    """A clan and its effects when its field is claimed; without any it has a lasting ability."""

    name: str
    effects: tuple[Effect, ...] = ()


CLANS = Table(
    (
        Clan("Brodie", (ScoreCount("Brodie", "villages", 3, 4),)),
        Clan("Cameron", (GainMovement(3), ActivateTypes(("trade",)))),
        Clan("Chisholm", (PutGoods(("barley",)), RecruitAnywhere())),
        Clan(DOUGLAS, (ScoreClan(DOUGLAS, 3),)),
        Clan("Grant", (ScoreCount("Grant", "tiles with Scotsmen", 5, 6),)),
        Clan("Gunn", (PutGoods(("sheep", "cattle")),)),
        Clan("MacDonald", (PutGoods(("stone", "wood")),)),
        Clan("MacDonell", (ActivateTypes(("material", "whisky")),)),
        Clan(MACGREGOR),
        Clan(MACKINTOSH),
        Clan(MACLACHLAN),
        Clan("MacLean", (ActivateTypes(("animal", "whisky")),)),
        Clan("MacLeod", (GainCoins(3),)),
        Clan("MacMillan", (RemoveTiles(1),)),
        Clan("MacPherson", (ScoreCount("MacPherson", "overbuild tiles", 2, 3),)),
        Clan("McKay", (TakeHume(),)),
        Clan("McKinnon", (GainCoins(2), RecruitAnywhere())),
        Clan("Munro", (BuildDiscarded(),)),
        Clan("Oliphant", (ScoreCount("Oliphant", "coins", 9, 12),)),
        Clan("Ross", (RecruitAnywhere(2),)),
        Clan(SINCLAIR),
        Clan("Sutherland", (ScoreCount("Sutherland", "river tiles", 4, 6),)),
    ),
    key=lambda clan: clan.name,
)


#: The clans without an effect at once, and how their lasting effect is drawn.
LASTING: Mapping[str, Signs] = {
    MACGREGOR: (Sign("whisky"), Sign("points", 3)),
    MACKINTOSH: (Sign("castle"), Sign("scotsman")),
    MACLACHLAN: (Sign("movement"), Sign("points", 1)),
    SINCLAIR: (Sign("coin"), Sign("any")),
}


def clan_in_words(clan: Clan) -> str:
    """Describe what a clan brings."""
    if clan.name in LASTING:
        return translate(f"effect-{as_key(clan.name)}")
    return effects_in_words(clan.effects)


def clan_signs(clan: Clan) -> Signs:
    """Draw what a clan brings."""
    return LASTING[clan.name] if clan.name in LASTING else effects_signs(clan.effects)


class Road(NamedTuple):
    """A road of the clan board: its two ends, and its cost in coins."""

    start: str
    end: str
    cost: int
    known: bool = False

    @property
    def ends(self) -> tuple[str, str]:
        """The fields that it joins."""
        return self.start, self.end


# fmt: off
_ROADS = (
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
# fmt: on
CLAN_ROADS = Table(_ROADS, key=lambda road: road.ends)


@cache
def neighbouring_fields(rules: int) -> Mapping[str, tuple[tuple[str, int], ...]]:
    """Return for each field, Start included, the neighbouring fields and the cost of the road."""
    roads = CLAN_ROADS.under(rules).values()
    return {
        field: tuple(
            (road.end if road.start == field else road.start, road.cost)
            for road in roads
            if field in road.ends
        )
        for field in (START_FIELD, *CLANS.under(rules))
    }
