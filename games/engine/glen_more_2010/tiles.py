"""The tile table of Glen More (2010): 67 tiles in four stacks, and the start villages."""

from __future__ import annotations

from typing import Any

from games.engine.common.production import (
    GainCoins,
    GainMovement,
    GainPoints,
    GainScotsmen,
    GainWhisky,
    Produce,
    ProduceAny,
)
from games.engine.common.trade import Trade, Way
from games.engine.core.effects import TILE_VALUES, Cost, Tile, tile_table

from .locations import (
    ActivateEverywhere,
    ActivateOneMore,
    CountChieftainsDouble,
    FillEmptyTiles,
    Location,
    ScorePerColour,
    ScorePerVillage,
)

START_VILLAGE = "start-village"
#: Points at a fair, by the number of different goods.
FAIR_POINTS = (0, 1, 3, 5, 8, 12)


#: What another program that plays the game reports of the tiles of a type, besides river and road:
#: rulebooks give such values for the type, not for each tile.
_REPORTED = {
    "village": ("cost",),
    "butcher": ("cost", "activate"),
    "fair": ("activate",),
    "tavern": ("activate",),
}
#: The stacks, by type, that are our reading of a line misprinted in the only list of stacks.
_MISPRINTED = {"village": ("1", "2", "3"), "cornfield": ("0", "1", "2", "3")}


def tile(name: str, title: str, stack: str, colour: str, kind: str, **printed: Any) -> Tile:  # noqa: ANN401
    """Return a row of the table; unless it names its sources, they are those of its type."""
    reported = ("river", *_REPORTED.get(kind, ())) if stack else ()
    unknown = ("stack",) if stack in _MISPRINTED.get(kind, ()) else ()
    known = tuple(value for value in TILE_VALUES if value not in (*reported, *unknown))
    sources = {"known": known, "reported": reported}
    return Tile(name, title, stack, colour, kind, **sources | printed)


def goods(**numbers: int) -> Cost:
    """Return a cost of fixed numbers of fixed kinds."""
    return Cost(goods=tuple(numbers.items()))


def produce(good: str) -> Produce:
    """Return the production of one cube of a kind."""
    return Produce((good,))


def exchange(cost: Cost, points: int) -> Trade:
    """Return a trade of one set of goods for points."""
    number = cost.number or sum(number for _, number in cost.goods)
    return Trade((Way(number, cost, GainPoints(points)),))


def butcher(animal: str) -> Trade:
    """Return a trade of one or two animals of a kind for two points each."""
    return Trade(tuple(Way(n, goods(**{animal: n}), GainPoints(2 * n)) for n in (1, 2)))


def fair(most: int) -> Trade:
    """Return a trade of up to `most` different goods."""
    return Trade(
        tuple(
            Way(n, Cost(number=n, different=True), GainPoints(FAIR_POINTS[n]))
            for n in range(1, most + 1)
        )
    )


MEMBER = GainScotsmen()
WHISKY = GainWhisky()
MOVE = GainMovement()
DISTIL = Trade((Way(1, goods(grain=1), WHISKY),))

# fmt: off
_ROWS = (
    tile("quarry-1", "Quarry", "0", "yellow", "quarry", road=True, activate=produce("stone")),
    tile("forest-1", "Forest", "0", "yellow", "forest", river=True, activate=produce("wood")),
    tile("meadow-1", "Meadow", "0", "green", "meadow", river=True, activate=produce("sheep")),
    tile("village-1", "Village", "0", "grey", "village", road=True, once=(MEMBER,), activate=MOVE),
    tile("cornfield-1", "Cornfield", "0", "green", "cornfield", road=True,
         activate=produce("grain")),
    tile("pasture-1", "Pasture", "0", "green", "pasture", river=True, activate=produce("cattle")),
    tile("quarry-2", "Quarry", "0", "yellow", "quarry", river=True, activate=produce("stone")),
    tile("forest-2", "Forest", "0", "yellow", "forest", road=True, activate=produce("wood")),
    tile("loch-lochy", "Loch Lochy", "1", "blue", "loch", river=True,
         card=Location("G1-LOC-3", once=(ProduceAny(2, topic="lochy"),))),
    tile("butcher-1", "Butcher", "1", "brown", "butcher", activate=butcher("sheep")),
    tile("distillery-1", "Distillery", "1", "yellow", "distillery", cost=goods(stone=1),
         once=(WHISKY,), activate=DISTIL),
    tile("meadow-2", "Meadow", "1", "green", "meadow", activate=produce("sheep")),
    tile("fair-1", "Fair", "1", "brown", "fair", cost=goods(wood=1), activate=fair(3)),
    tile("village-2", "Village", "1", "grey", "village", river=True, cost=goods(stone=1),
         once=(MEMBER,), activate=MOVE),
    tile("distillery-2", "Distillery", "1", "yellow", "distillery", road=True, cost=goods(stone=1),
         once=(WHISKY,), activate=DISTIL),
    tile("village-3", "Village", "1", "grey", "village", cost=goods(stone=1), once=(MEMBER,),
         activate=MOVE),
    tile("fair-2", "Fair", "1", "brown", "fair", road=True, cost=goods(wood=1), activate=fair(3)),
    tile("cornfield-2", "Cornfield", "1", "green", "cornfield", road=True,
         activate=produce("grain")),
    tile("village-4", "Village", "1", "grey", "village", road=True, cost=goods(stone=1),
         once=(MEMBER,), activate=MOVE),
    tile("village-5", "Village", "1", "grey", "village", river=True, cost=goods(wood=1),
         once=(MEMBER,), activate=MOVE),
    tile("pasture-2", "Pasture", "1", "green", "pasture", activate=produce("cattle")),
    tile("cornfield-3", "Cornfield", "1", "green", "cornfield", activate=produce("grain")),
    tile("quarry-3", "Quarry", "1", "yellow", "quarry", activate=produce("stone")),
    tile("forest-3", "Forest", "1", "yellow", "forest", activate=produce("wood")),
    tile("quarry-4", "Quarry", "1", "yellow", "quarry", activate=produce("stone")),
    tile("castle-moil", "Castle Moil", "1", "grey", "castle", cost=goods(wood=1, stone=1, grain=1),
         once=(MEMBER,), activate=MOVE, card=Location("G1-LOC-9", once=(WHISKY,), bonnets=1)),
    tile("castle-stalker", "Castle Stalker", "1", "grey", "castle", river=True,
         cost=goods(wood=1, stone=1), once=(MEMBER,), activate=MOVE,
         card=Location("G1-LOC-8", once=(MEMBER,), bonnets=1)),
    tile("forest-4", "Forest", "1", "yellow", "forest", activate=produce("wood")),
    tile("village-6", "Village", "1", "grey", "village", cost=goods(wood=1), once=(MEMBER,),
         activate=MOVE),
    tile("armadale-castle", "Armadale Castle", "1", "grey", "castle", cost=goods(wood=1, stone=1),
         once=(MEMBER,), activate=MOVE,
         card=Location("G1-LOC-10", once=(GainCoins(3),), bonnets=1)),
    tile("butcher-2", "Butcher", "1", "brown", "butcher", activate=butcher("cattle")),
    tile("quarry-5", "Quarry", "2", "yellow", "quarry", activate=produce("stone")),
    tile("tavern-1", "Tavern", "2", "brown", "tavern", cost=Cost(whisky=1), activate=GainPoints(3)),
    tile("butcher-3", "Butcher", "2", "brown", "butcher", cost=goods(wood=1),
         activate=exchange(goods(sheep=1, cattle=1), 5)),
    tile("loch-morar", "Loch Morar", "2", "blue", "loch", river=True,
         card=ScorePerColour("G1-LOC-4", colour="green", points=2)),
    tile("distillery-3", "Distillery", "2", "yellow", "distillery", cost=goods(stone=1),
         once=(WHISKY,), activate=DISTIL),
    tile("loch-ness", "Loch Ness", "2", "blue", "loch", river=True, cost=Cost(scotsmen=1),
         card=ActivateOneMore("G1-LOC-5")),
    tile("castle-of-mey", "Castle of Mey", "2", "grey", "castle",
         cost=goods(wood=1, stone=1, cattle=1), once=(MEMBER,), activate=MOVE,
         card=CountChieftainsDouble("G1-LOC-13", bonnets=1)),
    tile("pasture-3", "Pasture", "2", "green", "pasture", road=True, activate=produce("cattle")),
    tile("forest-5", "Forest", "2", "yellow", "forest", road=True, activate=produce("wood")),
    tile("village-7", "Village", "2", "grey", "village", road=True, cost=goods(wood=1),
         once=(MEMBER,), activate=MOVE),
    tile("tavern-2", "Tavern", "2", "brown", "tavern", cost=Cost(whisky=1), activate=GainPoints(3)),
    tile("duart-castle", "Duart Castle", "2", "grey", "castle",
         cost=goods(wood=1, stone=1, sheep=1), once=(MEMBER,), activate=MOVE,
         card=ScorePerVillage("G1-LOC-11", points=3)),
    tile("village-8", "Village", "2", "grey", "village", river=True, cost=goods(stone=1),
         once=(MEMBER,), activate=MOVE),
    tile("village-9", "Village", "2", "grey", "village", cost=goods(wood=1), once=(MEMBER,),
         activate=MOVE),
    tile("cornfield-4", "Cornfield", "2", "green", "cornfield", activate=produce("grain")),
    tile("cornfield-5", "Cornfield", "2", "green", "cornfield", activate=produce("grain")),
    tile("iona-abbey", "Iona Abbey", "2", "yellow", "abbey", road=True,
         cost=goods(wood=1, stone=1, sheep=1), activate=ProduceAny(),
         card=ScorePerColour("G1-LOC-2", colour="yellow", points=2)),
    tile("fair-3", "Fair", "2", "brown", "fair", road=True, cost=goods(wood=1), activate=fair(4)),
    tile("meadow-3", "Meadow", "2", "green", "meadow", river=True, activate=produce("sheep")),
    tile("cawdor-castle", "Cawdor Castle", "3", "grey", "castle",
         cost=goods(wood=1, stone=1, cattle=1), once=(MEMBER,), activate=MOVE,
         card=Location("G1-LOC-14", bonnets=3)),
    tile("loch-shiel", "Loch Shiel", "3", "blue", "loch", river=True,
         card=Location("G1-LOC-6", once=(FillEmptyTiles(),))),
    tile("forest-6", "Forest", "3", "yellow", "forest", activate=produce("wood")),
    tile("cornfield-6", "Cornfield", "3", "green", "cornfield", activate=produce("grain")),
    tile("fair-4", "Fair", "3", "brown", "fair", road=True, cost=goods(wood=1), activate=fair(5)),
    tile("grocer-1", "Grocer", "3", "brown", "grocer", cost=goods(stone=1),
         activate=exchange(Cost(number=3), 8)),
    tile("meadow-4", "Meadow", "3", "green", "meadow", activate=produce("sheep")),
    tile("village-10", "Village", "3", "grey", "village", river=True, cost=goods(wood=1),
         once=(MEMBER,), activate=MOVE),
    tile("distillery-4", "Distillery", "3", "yellow", "distillery", road=True, cost=goods(stone=1),
         once=(WHISKY,), activate=DISTIL),
    tile("loch-oich", "Loch Oich", "3", "blue", "loch", river=True,
         cost=Cost(number=2, different=True),
         card=ActivateEverywhere("G1-LOC-7")),
    tile("village-11", "Village", "3", "grey", "village", road=True, cost=goods(stone=1),
         once=(MEMBER,), activate=MOVE),
    tile("village-12", "Village", "3", "grey", "village", cost=goods(stone=1), once=(MEMBER,),
         activate=MOVE),
    tile("tavern-3", "Tavern", "3", "brown", "tavern", cost=Cost(whisky=1), activate=GainPoints(4)),
    tile("donan-castle", "Donan Castle", "3", "grey", "castle", road=True,
         cost=goods(wood=1, stone=1, grain=1), once=(MEMBER,), activate=MOVE,
         card=Location("G1-LOC-12", once=(GainWhisky(2),), bonnets=1)),
    tile("pasture-4", "Pasture", "3", "green", "pasture", activate=produce("cattle")),
    tile("bridge-1", "Bridge", "3", "brown", "bridge", river=True,
         activate=exchange(goods(wood=1, stone=1), 7)),
    tile("quarry-6", "Quarry", "3", "yellow", "quarry", road=True, activate=produce("stone")),
)
# fmt: on

STACKS = ("0", "1", "2", "3")

_START = tile(
    START_VILLAGE, "Start Village", "", "grey", "village", river=True, road=True, activate=MOVE
)

TILES = tile_table(_START, *_ROWS)
