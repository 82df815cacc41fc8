"""Glen More II with some tiles changed, for rules about icons that only Chronicle tiles have."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.core.effects import Cost, Effect, Tile, tile_table
from games.engine.glen_more_2.edition import GlenMore2
from games.engine.glen_more_2.tiles import TILES


class ReprintedEdition(GlenMore2):
    """Glen More II with some tiles replaced."""

    def __init__(self, *printed: Tile) -> None:
        self.tiles = tile_table(*TILES.newest.values(), *printed)  # type: ignore[misc]
        super().__init__()


def reprinted(
    *names: str,
    chronicle: int = 0,
    protected: bool = False,
    cost: str = "",
    activate: Effect | None = None,
) -> GlenMore2:
    """Return an edition with icons, a cost of a coin or another activation on some tiles."""
    printed = []
    for name in names:
        tile = replace(TILES.newest[name], chronicle=chronicle, landing=not protected)
        if cost == "coin":
            tile = replace(tile, cost=Cost(coins=1))
        if activate:
            tile = replace(tile, activate=activate)
        printed.append(tile)
    return ReprintedEdition(*printed)
