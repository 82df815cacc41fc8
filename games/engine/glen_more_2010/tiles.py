"""The tile table of Glen More (2010): 67 tiles in four stacks, and the start villages."""

from __future__ import annotations

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
from games.engine.core.effects import Cost, Tile, tile_table

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
    Tile("quarry-1", "Quarry", "0", "yellow", "quarry", road=True, activate=produce("stone")),
    Tile("forest-1", "Forest", "0", "yellow", "forest", river=True, activate=produce("wood")),
    Tile("meadow-1", "Meadow", "0", "green", "meadow", river=True, activate=produce("sheep")),
    Tile("village-1", "Village", "0", "grey", "village", road=True, once=(MEMBER,), activate=MOVE),
    Tile("cornfield-1", "Cornfield", "0", "green", "cornfield", road=True,
         activate=produce("grain")),
    Tile("pasture-1", "Pasture", "0", "green", "pasture", river=True, activate=produce("cattle")),
    Tile("quarry-2", "Quarry", "0", "yellow", "quarry", river=True, activate=produce("stone")),
    Tile("forest-2", "Forest", "0", "yellow", "forest", road=True, activate=produce("wood")),
    Tile("loch-lochy", "Loch Lochy", "1", "blue", "loch", river=True,
         card=Location("G1-LOC-3", once=(ProduceAny(2, topic="lochy"),))),
    Tile("butcher-1", "Butcher", "1", "brown", "butcher", activate=butcher("sheep")),
    Tile("distillery-1", "Distillery", "1", "yellow", "distillery", cost=goods(stone=1),
         once=(WHISKY,), activate=DISTIL),
    Tile("meadow-2", "Meadow", "1", "green", "meadow", activate=produce("sheep")),
    Tile("fair-1", "Fair", "1", "brown", "fair", cost=goods(wood=1), activate=fair(3)),
    Tile("village-2", "Village", "1", "grey", "village", river=True, cost=goods(stone=1),
         once=(MEMBER,), activate=MOVE),
    Tile("distillery-2", "Distillery", "1", "yellow", "distillery", road=True, cost=goods(stone=1),
         once=(WHISKY,), activate=DISTIL),
    Tile("village-3", "Village", "1", "grey", "village", cost=goods(stone=1), once=(MEMBER,),
         activate=MOVE),
    Tile("fair-2", "Fair", "1", "brown", "fair", road=True, cost=goods(wood=1), activate=fair(3)),
    Tile("cornfield-2", "Cornfield", "1", "green", "cornfield", road=True,
         activate=produce("grain")),
    Tile("village-4", "Village", "1", "grey", "village", road=True, cost=goods(stone=1),
         once=(MEMBER,), activate=MOVE),
    Tile("village-5", "Village", "1", "grey", "village", river=True, cost=goods(wood=1),
         once=(MEMBER,), activate=MOVE),
    Tile("pasture-2", "Pasture", "1", "green", "pasture", activate=produce("cattle")),
    Tile("cornfield-3", "Cornfield", "1", "green", "cornfield", activate=produce("grain")),
    Tile("quarry-3", "Quarry", "1", "yellow", "quarry", activate=produce("stone")),
    Tile("forest-3", "Forest", "1", "yellow", "forest", activate=produce("wood")),
    Tile("quarry-4", "Quarry", "1", "yellow", "quarry", activate=produce("stone")),
    Tile("castle-moil", "Castle Moil", "1", "grey", "castle", cost=goods(wood=1, stone=1, grain=1),
         once=(MEMBER,), activate=MOVE, card=Location("G1-LOC-9", once=(WHISKY,), bonnets=1)),
    Tile("castle-stalker", "Castle Stalker", "1", "grey", "castle", river=True,
         cost=goods(wood=1, stone=1), once=(MEMBER,), activate=MOVE,
         card=Location("G1-LOC-8", once=(MEMBER,), bonnets=1)),
    Tile("forest-4", "Forest", "1", "yellow", "forest", activate=produce("wood")),
    Tile("village-6", "Village", "1", "grey", "village", cost=goods(wood=1), once=(MEMBER,),
         activate=MOVE),
    Tile("armadale-castle", "Armadale Castle", "1", "grey", "castle", cost=goods(wood=1, stone=1),
         once=(MEMBER,), activate=MOVE,
         card=Location("G1-LOC-10", once=(GainCoins(3),), bonnets=1)),
    Tile("butcher-2", "Butcher", "1", "brown", "butcher", activate=butcher("cattle")),
    Tile("quarry-5", "Quarry", "2", "yellow", "quarry", activate=produce("stone")),
    Tile("tavern-1", "Tavern", "2", "brown", "tavern", cost=Cost(whisky=1), activate=GainPoints(3)),
    Tile("butcher-3", "Butcher", "2", "brown", "butcher", cost=goods(wood=1),
         activate=exchange(goods(sheep=1, cattle=1), 5)),
    Tile("loch-morar", "Loch Morar", "2", "blue", "loch", river=True,
         card=ScorePerColour("G1-LOC-4", colour="green", points=2)),
    Tile("distillery-3", "Distillery", "2", "yellow", "distillery", cost=goods(stone=1),
         once=(WHISKY,), activate=DISTIL),
    Tile("loch-ness", "Loch Ness", "2", "blue", "loch", river=True, cost=Cost(scotsmen=1),
         card=ActivateOneMore("G1-LOC-5")),
    Tile("castle-of-mey", "Castle of Mey", "2", "grey", "castle",
         cost=goods(wood=1, stone=1, cattle=1), once=(MEMBER,), activate=MOVE,
         card=CountChieftainsDouble("G1-LOC-13", bonnets=1)),
    Tile("pasture-3", "Pasture", "2", "green", "pasture", road=True, activate=produce("cattle")),
    Tile("forest-5", "Forest", "2", "yellow", "forest", road=True, activate=produce("wood")),
    Tile("village-7", "Village", "2", "grey", "village", road=True, cost=goods(wood=1),
         once=(MEMBER,), activate=MOVE),
    Tile("tavern-2", "Tavern", "2", "brown", "tavern", cost=Cost(whisky=1), activate=GainPoints(3)),
    Tile("duart-castle", "Duart Castle", "2", "grey", "castle",
         cost=goods(wood=1, stone=1, sheep=1), once=(MEMBER,), activate=MOVE,
         card=ScorePerVillage("G1-LOC-11", points=3)),
    Tile("village-8", "Village", "2", "grey", "village", river=True, cost=goods(stone=1),
         once=(MEMBER,), activate=MOVE),
    Tile("village-9", "Village", "2", "grey", "village", cost=goods(wood=1), once=(MEMBER,),
         activate=MOVE),
    Tile("cornfield-4", "Cornfield", "2", "green", "cornfield", activate=produce("grain")),
    Tile("cornfield-5", "Cornfield", "2", "green", "cornfield", activate=produce("grain")),
    Tile("iona-abbey", "Iona Abbey", "2", "yellow", "abbey", road=True,
         cost=goods(wood=1, stone=1, sheep=1), activate=ProduceAny(),
         card=ScorePerColour("G1-LOC-2", colour="yellow", points=2)),
    Tile("fair-3", "Fair", "2", "brown", "fair", road=True, cost=goods(wood=1), activate=fair(4)),
    Tile("meadow-3", "Meadow", "2", "green", "meadow", river=True, activate=produce("sheep")),
    Tile("cawdor-castle", "Cawdor Castle", "3", "grey", "castle",
         cost=goods(wood=1, stone=1, cattle=1), once=(MEMBER,), activate=MOVE,
         card=Location("G1-LOC-14", bonnets=3)),
    Tile("loch-shiel", "Loch Shiel", "3", "blue", "loch", river=True,
         card=Location("G1-LOC-6", once=(FillEmptyTiles(),))),
    Tile("forest-6", "Forest", "3", "yellow", "forest", activate=produce("wood")),
    Tile("cornfield-6", "Cornfield", "3", "green", "cornfield", activate=produce("grain")),
    Tile("fair-4", "Fair", "3", "brown", "fair", road=True, cost=goods(wood=1), activate=fair(5)),
    Tile("grocer-1", "Grocer", "3", "brown", "grocer", cost=goods(stone=1),
         activate=exchange(Cost(number=3), 8)),
    Tile("meadow-4", "Meadow", "3", "green", "meadow", activate=produce("sheep")),
    Tile("village-10", "Village", "3", "grey", "village", river=True, cost=goods(wood=1),
         once=(MEMBER,), activate=MOVE),
    Tile("distillery-4", "Distillery", "3", "yellow", "distillery", road=True, cost=goods(stone=1),
         once=(WHISKY,), activate=DISTIL),
    Tile("loch-oich", "Loch Oich", "3", "blue", "loch", river=True,
         cost=Cost(number=2, different=True),
         card=ActivateEverywhere("G1-LOC-7")),
    Tile("village-11", "Village", "3", "grey", "village", road=True, cost=goods(stone=1),
         once=(MEMBER,), activate=MOVE),
    Tile("village-12", "Village", "3", "grey", "village", cost=goods(stone=1), once=(MEMBER,),
         activate=MOVE),
    Tile("tavern-3", "Tavern", "3", "brown", "tavern", cost=Cost(whisky=1), activate=GainPoints(4)),
    Tile("donan-castle", "Donan Castle", "3", "grey", "castle", road=True,
         cost=goods(wood=1, stone=1, grain=1), once=(MEMBER,), activate=MOVE,
         card=Location("G1-LOC-12", once=(GainWhisky(2),), bonnets=1)),
    Tile("pasture-4", "Pasture", "3", "green", "pasture", activate=produce("cattle")),
    Tile("bridge-1", "Bridge", "3", "brown", "bridge", river=True,
         activate=exchange(goods(wood=1, stone=1), 7)),
    Tile("quarry-6", "Quarry", "3", "yellow", "quarry", road=True, activate=produce("stone")),
)
# fmt: on

STACKS = ("0", "1", "2", "3")

_START = Tile(
    START_VILLAGE, "Start Village", "", "grey", "village", river=True, road=True, activate=MOVE
)

TILES = tile_table(_START, *_ROWS)
