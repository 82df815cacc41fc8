"""Which tiles does the boat race bring?"""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.common.producing import GainMovement
from games.engine.effects import Tile
from games.engine.second.tiles import goods, tile

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

TILES: Mapping[str, Tile] = {each.id: each for each in _ROWS}
