"""Which Chronicles are there?

Each is a listener in a package of its own: none imports another, and nothing outside names one.
What exists only where two of them meet is in `interplay`, which alone may name both.
"""

from .boat_race import BOAT_RACE
from .chronicle import Chronicle, Meeting
from .great_glen import GREAT_GLEN
from .haggis import HAGGIS
from .hammer import HAMMER
from .highlander import HIGHLANDER
from .interplay import ALL_MEETINGS
from .penny_mobs import PENNY_MOBS
from .single_cask import SINGLE_CASK
from .tome import TOME

#: All Chronicles, in the order in which they speak.
ALL_CHRONICLES: tuple[Chronicle, ...] = (
    BOAT_RACE,
    HIGHLANDER,
    SINGLE_CASK,
    HAMMER,
    HAGGIS,
    TOME,
    GREAT_GLEN,
    PENNY_MOBS,
)

__all__ = ["ALL_CHRONICLES", "ALL_MEETINGS", "Chronicle", "Meeting"]
