"""The tile table of Glen More II: Chronicles.

No source lists the individual tiles. `known` names the values that the rulebooks give,
`reported` those that a public play report names; all other values are reconstructed to fit what
is known and to play well. If you own the game, correct it by adding a row here:
CONTRIBUTING.md tells how.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.engine.common.production import (
    GainCoins,
    GainMovement,
    GainPoints,
    GainWhisky,
    Produce,
    ProduceAny,
)
from games.engine.common.trade import Trade, Way
from games.engine.core.catalogue import Gone, Since
from games.engine.core.effects import FREE, Cost, Effect, Tile, tile_table

from .changes import PERSONS_ARE_FREE, since
from .clan_board import GainMarker
from .clans import DAVID_HUME
from .landmarks import (
    ActivateOneMoreTile,
    ActivateWholeTerritory,
    CountCastleDouble,
    CountCoinsDouble,
    Landmark,
)
from .optional_effects import RecruitHere
from .removal import RemoveTiles

STARTING_VILLAGE = "starting-village"
CASTLE = "home-castle"
THE_END = "the-end"
STACKS = ("S", "A", "B", "C", "D")
ANIMALS = ("sheep", "cattle")
#: The colour of a tile, by its type.
COLOURS = {
    "village": "grey",
    "castle": "grey",
    "animal": "green",
    "field": "green",
    "material": "yellow",
    "whisky": "yellow",
    "trade": "brown",
    "loch": "blue",
    "person": "purple",
    "end": "black",
}


def tile(name: str, title: str, stack: str, kind: str, **printed: Any) -> Tile:  # noqa: ANN401
    """Return a row of the table."""
    return Tile(name, title, stack, COLOURS[kind], kind, **printed)


def goods(**numbers: int) -> Cost:
    """Return a cost of fixed numbers of fixed kinds."""
    return Cost(goods=tuple(numbers.items()))


def produce(*kinds: str) -> Produce:
    """Return the production of cubes of fixed kinds."""
    return Produce(kinds)


def trade(cost: Cost, gain: Effect) -> Trade:
    """Return a trade of one set of goods."""
    number = cost.number or sum(number for _, number in cost.goods)
    return Trade((Way(number, cost, gain),))


SCOTSMAN = RecruitHere()
WHISKY = GainWhisky()
BARLEY = ProduceAny(1, ("barley",), optional=True, topic="inverness")
TWO_GOODS = ProduceAny(2, optional=True, topic="lochy")
JOKER = ProduceAny(1, optional=True, topic="one-time")
MARKER = GainMarker()
MOVE = GainMovement()
DISTIL = trade(goods(barley=1), WHISKY)
FAIR = Trade(
    tuple(
        Way(n, Cost(number=n, different=True), GainPoints(points)) for n, points in ((2, 4), (4, 8))
    )
)
BUTCHER = Trade(
    tuple(
        Way(n, Cost(number=n, among=ANIMALS), GainPoints(points))
        for n, points in ((1, 2), (2, 5), (3, 8))
    )
)

# fmt: off
_ROWS: tuple[Tile | Since[Tile] | Since[Gone], ...] = (
    tile(STARTING_VILLAGE, "Starting Village", "", "village", river=True, activate=MOVE,
         known=("name", "type", "river", "activate")),
    tile(CASTLE, "Home Castle", "", "castle", river=True, activate=MOVE,
         known=("name", "type", "river", "activate")),
    tile(DAVID_HUME, "David Hume", "", "person", placed=False, known=("name", "type")),
    tile("halkirk", "Halkirk", "S", "village", river=True, once=(SCOTSMAN,), activate=MOVE,
         known=("name", "type", "river", "once", "activate",)),
    tile("inshriach", "Inshriach", "S", "material", activate=produce("wood"),
         known=("name", "activate",)),
    tile("lochridge", "Lochridge", "S", "animal", activate=produce("sheep"),
         known=("name", "river",)),
    tile("ballachulish", "Ballachulish", "S", "material", activate=produce("stone")),
    tile("black-isle", "Black Isle", "S", "field", river=True, activate=produce("barley")),
    tile("loch-lochy", "Loch Lochy", "A", "loch", river=True,
         card=Landmark("G2-LMK-Lochy", once=(TWO_GOODS,)),
         known=("name", "stack", "card",)),
    tile("donan-castle", "Donan Castle", "A", "castle", cost=goods(wood=1, stone=1), activate=MOVE,
         card=Landmark("G2-LMK-Donan", once=(MARKER,)), known=("name", "stack", "card",)),
    tile("castle-stalker", "Castle Stalker", "A", "castle", river=True,
         cost=goods(wood=1, stone=1), once=(SCOTSMAN,), activate=MOVE,
         card=Landmark("G2-LMK-Stalker", once=(GainCoins(3),)), known=("name", "stack", "card",)),
    tile("robert-the-bruce", "Robert the Bruce", "A", "person", placed=False,
         cost=goods(stone=1), known=("name", "type")),
    tile("william-wallace", "William Wallace", "A", "person", placed=False,
         cost=goods(sheep=1), known=("name",)),
    tile("pulteney", "Pulteney", "A", "whisky", cost=goods(stone=1), once=(WHISKY,),
         activate=DISTIL, known=("name", "type")),
    tile("aviemore", "Aviemore", "A", "village", cost=goods(stone=1), once=(SCOTSMAN,),
         activate=MOVE),
    tile("beauly", "Beauly", "A", "village", river=True, once=(SCOTSMAN,),
         activate=MOVE),
    tile("glen-affric", "Glen Affric", "A", "material", river=True, activate=produce("wood")),
    tile("easdale", "Easdale", "A", "material", activate=produce("stone")),
    tile("strathspey", "Strathspey", "A", "animal", river=True, activate=produce("cattle")),
    tile("lochaber", "Lochaber", "A", "animal", activate=produce("sheep")),
    tile("moray", "Moray", "A", "field", activate=produce("barley")),
    tile("dingwall-butcher", "Dingwall Butcher", "A", "trade", cost=goods(wood=1),
         activate=BUTCHER),
    tile("inverness", "Inverness", "B", "village", river=True, overbuild=True,
         cost=goods(wood=1, stone=1), once=(SCOTSMAN,), activate=MOVE,
         card=Landmark("G2-LMK-Inverness", once=(BARLEY, WHISKY)),
         known=("name", "stack", "type", "river", "overbuild", "once", "activate", "card",)),
    tile("loch-shiel", "Loch Shiel", "B", "loch", river=True, cost=Cost(coins=1),
         card=Landmark("G2-LMK-Shiel", once=(SCOTSMAN, WHISKY)), known=("name", "stack", "card",)),
    tile("duart-castle", "Duart Castle", "B", "castle", cost=goods(wood=1, stone=1, sheep=1),
         activate=MOVE, card=Landmark("G2-LMK-Duart", once=(MARKER, GainCoins(1))),
         known=("name", "stack", "card",)),
    tile("mary-stuart", "Mary Stuart", "B", "person", placed=False,
         cost=goods(barley=1), reported=("name",)),
    tile("john-knox", "John Knox", "B", "person", placed=False),
    tile("bonnie-prince-charlie", "Bonnie Prince Charlie", "B", "person", placed=False,
         cost=goods(sheep=1)),
    tile("glen-mhor", "Glen Mhor", "B", "whisky", cost=goods(stone=1), once=(WHISKY,),
         activate=DISTIL, known=("name", "type")),
    tile("glenlochy", "Glenlochy", "B", "whisky", river=True, cost=goods(stone=1), once=(WHISKY,),
         activate=DISTIL, known=("name", "type")),
    tile("nairn", "Nairn", "B", "village", cost=goods(wood=1), once=(SCOTSMAN,), activate=MOVE),
    tile("kingussie", "Kingussie", "B", "village", cost=goods(stone=1),
         once=(GainCoins(1), SCOTSMAN,), activate=MOVE),
    tile("badenoch", "Badenoch", "B", "animal", activate=produce("sheep")),
    tile("great-glen-pasture", "Great Glen Pasture", "B", "animal", river=True,
         activate=produce("cattle")),
    tile("rothiemurchus-fold", "Rothiemurchus Fold", "B", "animal", overbuild=True,
         cost=goods(wood=1), activate=produce("sheep", "cattle")),
    tile("rannoch", "Rannoch", "B", "material", activate=produce("wood")),
    tile("caledonian-works", "Caledonian Works", "B", "material", overbuild=True,
         cost=Cost(coins=1), activate=produce("wood", "stone")),
    tile("elgin", "Elgin", "B", "trade", cost=goods(wood=1), activate=FAIR, reported=("name",)),
    tile("black-park", "Black Park", "B", "field", river=True, activate=produce("barley")),
    tile("loch-ness", "Loch Ness", "C", "loch", river=True, cost=Cost(scotsmen=1),
         card=ActivateOneMoreTile("G2-LMK-Ness"), known=("name", "stack", "cost", "card",)),
    tile("armadale-castle", "Armadale Castle", "C", "castle", cost=goods(wood=1, stone=1),
         once=(SCOTSMAN,), activate=MOVE, card=CountCoinsDouble("G2-LMK-Armadale"),
         known=("name", "stack", "card",)),
    tile("rob-roy", "Rob Roy MacGregor", "C", "person", placed=False, cost=goods(cattle=1)),
    tile("flora-macdonald", "Flora MacDonald", "C", "person", placed=False, cost=goods(barley=1)),
    tile("james-watt", "James Watt", "C", "person", placed=False, cost=goods(stone=1)),
    tile("edradour", "Edradour", "C", "whisky", cost=goods(stone=1), once=(WHISKY,),
         activate=DISTIL, known=("name", "type")),
    tile("fort-augustus", "Fort Augustus", "C", "village", river=True, cost=goods(stone=1),
         once=(GainCoins(2), SCOTSMAN), activate=MOVE),
    tile("grantown", "Grantown", "C", "village", overbuild=True, cost=goods(wood=1),
         once=(GainPoints(2, "one-time"), SCOTSMAN,), activate=MOVE),
    tile("glen-nevis", "Glen Nevis", "C", "animal", river=True, activate=produce("sheep")),
    tile("highland-drove", "Highland Drove", "C", "animal", overbuild=True, cost=Cost(coins=1),
         activate=produce("sheep", "cattle")),
    tile("caledonian-pines", "Caledonian Pines", "C", "material", overbuild=True,
         cost=Cost(coins=1), activate=produce("wood", "wood")),
    tile("ardverikie-estate", "Ardverikie Estate", "C", "material", cost=Cost(coins=2),
         once=(JOKER,), activate=ProduceAny()),
    tile("kenmore-fair", "Kenmore Fair", "C", "trade", cost=goods(wood=1), activate=FAIR,
         reported=("name",)),
    tile("tain-grocer", "Tain Grocer", "C", "trade", cost=goods(stone=1),
         activate=trade(Cost(number=3), GainPoints(7))),
    tile("clan-hall", "Clan Hall", "C", "trade", cost=goods(wood=1, stone=1),
         once=(MARKER,), activate=trade(Cost(number=1), MARKER)),
    tile("clachaig-inn", "Clachaig Inn", "C", "trade", cost=Cost(whisky=1),
         activate=GainPoints(3, "points")),
    tile("tarbat", "Tarbat", "C", "field", activate=produce("barley")),
    tile(THE_END, "The End", "D", "end", landing=False, known=("name", "stack",)),
    tile("loch-morar", "Loch Morar", "D", "loch", river=True,
         card=Landmark("G2-LMK-Morar", once=(RemoveTiles(2),)), known=("name", "stack", "card",)),
    tile("castle-moil", "Castle Moil", "D", "castle", cost=goods(wood=1, stone=1, barley=1),
         once=(SCOTSMAN,), activate=MOVE, card=CountCastleDouble("G2-LMK-Moil"),
         known=("name", "stack", "card",)),
    tile("castle-of-mey", "Castle of Mey", "D", "castle", cost=goods(wood=1, stone=1, cattle=1),
         activate=MOVE, card=ActivateWholeTerritory("G2-LMK-Mey"),
         known=("name", "stack", "card",)),
    tile("robert-burns", "Robert Burns", "D", "person", placed=False, cost=goods(barley=1)),
    tile("walter-scott", "Sir Walter Scott", "D", "person", placed=False, cost=Cost(coins=1)),
    tile("conan-doyle", "Arthur Conan Doyle", "D", "person", placed=False,
         cost=Cost(coins=1), reported=("name",)),
    tile("millburn", "Millburn", "D", "whisky", cost=goods(stone=1), once=(WHISKY,),
         activate=DISTIL, known=("name", "type")),
    tile("pitlochry", "Pitlochry", "D", "village", cost=goods(wood=1, barley=1),
         once=(WHISKY, SCOTSMAN,), activate=MOVE),
    tile("fort-william", "Fort William", "D", "village", river=True, cost=goods(stone=1),
         once=(GainPoints(3, "one-time"), SCOTSMAN), activate=MOVE),
    tile("cawdor-castle", "Cawdor Castle", "D", "castle", overbuild=True,
         cost=goods(stone=1), once=(RecruitHere(2),), activate=MOVE),
    tile("drumochter-inn", "Drumochter Inn", "D", "trade", cost=Cost(whisky=1),
         activate=GainPoints(4, "points")),
    tile("carrbridge", "Carrbridge", "D", "trade", river=True,
         activate=trade(goods(wood=1, stone=1), GainPoints(7))),
    tile("perth-exchange", "Perth Exchange", "D", "trade", overbuild=True, cost=goods(wood=1),
         activate=trade(goods(wood=1, stone=1, barley=1), GainPoints(9))),
    tile("inverness-butcher", "Inverness Butcher", "D", "trade", cost=goods(wood=1),
         activate=BUTCHER),
    tile("glen-coe", "Glen Coe", "D", "animal", activate=produce("cattle")),
    tile("ballater", "Ballater", "D", "material", activate=produce("stone")),
)
# fmt: on

#: Persons cost something under rules 1 only (G2-PER-3).
_FREE_PERSONS = (
    since(PERSONS_ARE_FREE, replace(row, cost=FREE))
    for row in _ROWS
    if isinstance(row, Tile) and row.type == "person" and row.cost != FREE
)

TILES = tile_table(*_ROWS, *_FREE_PERSONS)
