"""The tiles of Chronicle 6.

Names, stacks and what the four landmark cards give at once are known, all other values are
reconstructed.
"""

from __future__ import annotations

from games.engine.common.production import ProduceAny
from games.engine.core.effects import tile_table
from games.engine.glen_more_2.landmarks import ActivateWholeTerritory, Landmark
from games.engine.glen_more_2.tiles import MOVE, SCOTSMAN, goods, produce, tile

from .turning import TurnCard
from .walks import LeaveCastle

EVENT = TurnCard()
TWO_STONE = ProduceAny(2, ("stone",), optional=True, topic="storr")
TWO_SHEEP = ProduceAny(2, ("sheep",), optional=True, topic="dunvegan")

# fmt: off
_ROWS = (
    tile("gathering-a", "Gathering A", "A", "village", activate=EVENT, chronicle=6,
         known=("name", "stack")),
    tile("gathering-b", "Gathering B", "B", "village", cost=goods(wood=1), activate=EVENT,
         chronicle=6, known=("name", "stack")),
    tile("gathering-c", "Gathering C", "C", "village", cost=goods(stone=1), activate=EVENT,
         chronicle=6, known=("name", "stack")),
    tile("gathering-d", "Gathering D", "D", "village", river=True, activate=EVENT, chronicle=6,
         known=("name", "stack")),
    tile("old-man-of-storr", "Old Man of Storr", "A", "material", cost=goods(wood=1),
         activate=produce("stone"), card=Landmark("C6-LMK-Storr", once=(TWO_STONE,)), chronicle=6,
         known=("name", "stack", "card")),
    tile("wallace-monument", "Wallace Monument", "B", "castle", cost=goods(wood=1, stone=1),
         activate=MOVE, card=ActivateWholeTerritory("C6-LMK-Wallace"), chronicle=6,
         known=("name", "stack", "card")),
    tile("dunvegan-castle", "Dunvegan Castle", "C", "castle", cost=goods(wood=1, stone=1),
         once=(SCOTSMAN,), activate=MOVE, card=Landmark("C6-LMK-Dunvegan", once=(TWO_SHEEP,)),
         chronicle=6, known=("name", "stack", "card")),
    tile("fort-george", "Fort George", "D", "castle", river=True, cost=goods(wood=1, stone=1),
         activate=MOVE, card=Landmark("C6-LMK-George", once=(LeaveCastle(),)), chronicle=6,
         known=("name", "stack", "card")),
)
# fmt: on

TILES = tile_table(*_ROWS)
