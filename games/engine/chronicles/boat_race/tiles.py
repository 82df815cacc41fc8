"""The tiles of the boat race."""

from __future__ import annotations

from games.engine.common.production import GainMovement
from games.engine.core.effects import Tile, tile_table
from games.engine.glen_more_2.tiles import goods, tile

RACE_START = "race-start"
BOATYARD = GainMovement(2)

# fmt: off
_ROWS = (
    Tile(RACE_START, "Race Start", "B", "black", "special", landing=False, chronicle=1,
         known=("name", "stack")),
    tile("boatyard-1", "Boatyard of Inver", "B", "trade", river=True, cost=goods(wood=1),
         activate=BOATYARD, chronicle=1, known=("activate",)),
    tile("boatyard-2", "Boatyard of Corpach", "C", "trade", river=True, cost=goods(wood=1),
         activate=BOATYARD, chronicle=1, known=("activate",)),
)
# fmt: on

TILES = tile_table(*_ROWS)
