"""Which Chronicles are there?

Each is a listener in a package of its own: none imports another, and nothing outside names one.
"""

from .boat_race import BOAT_RACE
from .chronicle import Chronicle
from .great_glen import GREAT_GLEN
from .haggis import HAGGIS
from .highlander import HIGHLANDER
from .penny_mobs import PENNY_MOBS
from .single_cask import SINGLE_CASK

#: All Chronicles, in the order in which they speak.
ALL_CHRONICLES: tuple[Chronicle, ...] = (
    BOAT_RACE,
    HIGHLANDER,
    SINGLE_CASK,
    HAGGIS,
    GREAT_GLEN,
    PENNY_MOBS,
)

__all__ = ["ALL_CHRONICLES", "Chronicle"]
