"""The tiles of Chronicle 4.

Names, stacks, one-time effects, two activations and one cost are known; all other values are
reconstructed.
"""

from __future__ import annotations

from games.engine.common.production import GainPoints
from games.engine.common.trade import Trade, Way
from games.engine.core.effects import Cost, tile_table
from games.engine.glen_more_2.landmarks import Landmark
from games.engine.glen_more_2.tiles import MOVE, SCOTSMAN, tile

from .token import TakeEngland

ENGLAND = TakeEngland()
#: A whisky for 4 VP.
PRAY = Trade((Way(1, Cost(whisky=1), GainPoints(4)),))

# fmt: off
_ROWS = (
    tile("loch-lomond", "Loch Lomond", "A", "loch", chronicle=4, river=True,
         card=Landmark("C4-LMK-Lomond", once=(ENGLAND,)), known=("name", "stack", "card")),
    tile("glenfinnan-church", "Glenfinnan Church", "B", "trade", chronicle=4,
         cost=Cost(goods=(("wood", 1), ("stone", 1))), activate=PRAY,
         card=Landmark("C4-LMK-Church", once=(ENGLAND,)),
         known=("name", "stack", "activate", "card")),
    tile("glenfinnan-monument", "Glenfinnan Monument", "C", "trade", chronicle=4,
         cost=Cost(scotsmen=1), activate=GainPoints(3, "points"),
         card=Landmark("C4-LMK-Monument", once=(ENGLAND,)),
         known=("name", "stack", "cost", "activate", "card")),
    tile("wades-military-roads", "General Wade's Military Roads", "D", "village", chronicle=4,
         cost=Cost(goods=(("stone", 1),), coins=1), once=(SCOTSMAN,), activate=MOVE,
         card=Landmark("C4-LMK-Wade", once=(ENGLAND,)),
         known=("name", "stack", "once", "card")),
)
# fmt: on

TILES = tile_table(*_ROWS)
