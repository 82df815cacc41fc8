"""The tiles of Chronicle 3.

Names and types of the distilleries, the stacks of the two new ones and the sale tiles are known,
all other values are reconstructed.
"""

from __future__ import annotations

from games.engine.core.effects import Tile, tile_table
from games.engine.glen_more_2.tiles import WHISKY, goods, tile

from .distilling import AGE, DISTIL, DISTIL_AND_AGE, Age, SingleMalt

DISTIL_OR_AGE = SingleMalt((DISTIL, AGE))
DISTIL_OR_BOTH = SingleMalt((DISTIL, DISTIL_AND_AGE))
#: The distilleries of the base game that single-malt versions replace.
REPLACED = ("pulteney", "glen-mhor", "glenlochy", "edradour", "millburn")
SALES = tuple(f"single-cask-sale-{stack}" for stack in "bcd")


def _distillery(name: str, title: str, stack: str, **printed: object) -> Tile:
    return tile(name, title, stack, "whisky", cost=goods(stone=1), once=(WHISKY,), chronicle=3,
                **printed)  # fmt: skip


# fmt: off
_ROWS = (
    _distillery("pulteney-single-malt", "Pulteney", "A", activate=DISTIL_OR_AGE,
                known=("name", "type")),
    _distillery("glen-mhor-single-malt", "Glen Mhor", "B", activate=DISTIL_OR_BOTH,
                known=("name", "type")),
    _distillery("glenlochy-single-malt", "Glenlochy", "B", river=True, activate=DISTIL_OR_AGE,
                known=("name", "type")),
    _distillery("edradour-single-malt", "Edradour", "C", activate=DISTIL_OR_BOTH,
                known=("name", "type")),
    _distillery("millburn-single-malt", "Millburn", "D", activate=DISTIL_OR_AGE,
                known=("name", "type")),
    _distillery("ben-wyvis", "Ben Wyvis", "B", activate=Age(2), known=("name", "stack", "type")),
    _distillery("glen-albyn", "Glen Albyn", "C", river=True, activate=DISTIL_OR_BOTH,
                known=("name", "stack", "type")),
    *(Tile(name, "Single Cask Sale", name[-1].upper(), "black", "special", landing=False,
           chronicle=3, known=("name", "stack")) for name in SALES),
)
# fmt: on

TILES = tile_table(*_ROWS)
