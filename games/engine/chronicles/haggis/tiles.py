"""The tiles of Chronicle 5.

Names and their number are known, all other values are reconstructed.
"""

from __future__ import annotations

from games.engine.core.effects import Cost, tile_table
from games.engine.glen_more_2.tiles import goods, produce, tile, trade

from .tokens import GainToken

TOKEN = GainToken()
#: A sheep for a token.
COOK = trade(goods(sheep=1), GainToken(paid=True))

# fmt: off
_ROWS = (
    tile("drovers-inn", "Drover's Inn", "A", "trade", chronicle=5, cost=goods(wood=1),
         activate=COOK, known=("name",)),
    tile("shetland-sheep", "Shetland Sheep", "A", "animal", chronicle=5, once=(TOKEN,),
         activate=produce("sheep"), known=("name",)),
    tile("ye-olde-inn", "Ye Olde Inn", "B", "trade", chronicle=5, cost=goods(stone=1),
         once=(TOKEN,), activate=COOK, known=("name",)),
    tile("creek-inn", "Creek Inn", "B", "trade", chronicle=5, river=True, cost=goods(wood=1),
         activate=COOK, known=("name",)),
    tile("haggis-house", "Haggis House", "C", "trade", chronicle=5, cost=goods(stone=1),
         once=(TOKEN,), activate=COOK, known=("name",)),
    tile("beast-feast-inn", "Beast Feast Inn", "D", "trade", chronicle=5, cost=Cost(whisky=1),
         once=(TOKEN, TOKEN), activate=COOK, known=("name",)),
)
# fmt: on

TILES = tile_table(*_ROWS)
