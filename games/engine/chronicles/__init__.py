"""The eight Chronicles.

Each is a listener in its own package. None imports another, and no other package names one.
Rules for combinations of Chronicles are in `interplay`, the only package that may import several.
"""

from games.engine.core.chronicle import Chronicle, Interplay

from .boat_race import BOAT_RACE
from .dubious_tome import DUBIOUS_TOME
from .great_glen import GREAT_GLEN
from .haggis import HAGGIS
from .hammer_of_the_scots import HAMMER_OF_THE_SCOTS
from .highlander import HIGHLANDER
from .interplay import ALL_INTERPLAYS
from .penny_mobs import PENNY_MOBS
from .single_cask import SINGLE_CASK

#: All Chronicles, in the order in which their hooks are called.
ALL_CHRONICLES: tuple[Chronicle, ...] = (
    BOAT_RACE,
    HIGHLANDER,
    SINGLE_CASK,
    HAMMER_OF_THE_SCOTS,
    HAGGIS,
    DUBIOUS_TOME,
    GREAT_GLEN,
    PENNY_MOBS,
)

__all__ = ["ALL_CHRONICLES", "ALL_INTERPLAYS", "Chronicle", "Interplay"]
