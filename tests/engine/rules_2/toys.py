"""Which tiles does a test need that the base game has not?

Icons are on tiles of the Chronicles alone. A toy is Glen More II with one tile printed anew.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.effects import Cost, Effect, Tile
from games.engine.second.edition import GlenMore2
from games.engine.second.tiles import TILES


class Toy(GlenMore2):
    """Glen More II with some tiles printed anew."""

    def __init__(self, *printed: Tile) -> None:
        self.tiles = {**TILES, **{tile.id: tile for tile in printed}}  # type: ignore[misc]
        super().__init__()


def toy(
    *names: str,
    chronicle: int = 0,
    protected: bool = False,
    cost: str = "",
    activate: Effect | None = None,
) -> GlenMore2:
    """Print icons, a coin as the cost, or another activation on tiles."""
    printed = []
    for name in names:
        tile = replace(TILES[name], chronicle=chronicle, landing=not protected)
        if cost == "coin":
            tile = replace(tile, cost=Cost(coins=1))
        if activate:
            tile = replace(tile, activate=activate)
        printed.append(tile)
    return Toy(*printed)
