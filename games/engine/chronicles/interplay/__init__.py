"""The rules that apply only when certain Chronicles are played together.

Only this package may import several Chronicles. Most pairs need nothing here, because each
reacts to the events of the other. An interplay takes part if all its Chronicles do.
"""

from games.engine.core.chronicle import Interplay

from .hammer_of_the_scots_and_dubious_tome import HAMMER_OF_THE_SCOTS_AND_DUBIOUS_TOME
from .penny_mobs_and_boat_race import PENNY_MOBS_AND_BOAT_RACE
from .penny_mobs_and_dubious_tome import PENNY_MOBS_AND_DUBIOUS_TOME
from .penny_mobs_and_great_glen import PENNY_MOBS_AND_GREAT_GLEN
from .penny_mobs_and_haggis import PENNY_MOBS_AND_HAGGIS
from .penny_mobs_and_hammer_of_the_scots import PENNY_MOBS_AND_HAMMER_OF_THE_SCOTS
from .penny_mobs_and_highlander import PENNY_MOBS_AND_HIGHLANDER
from .penny_mobs_and_single_cask import PENNY_MOBS_AND_SINGLE_CASK

#: All interplays, in the order in which their hooks are called, after all Chronicles.
ALL_INTERPLAYS: tuple[Interplay, ...] = (
    PENNY_MOBS_AND_BOAT_RACE,
    PENNY_MOBS_AND_HIGHLANDER,
    PENNY_MOBS_AND_SINGLE_CASK,
    PENNY_MOBS_AND_HAMMER_OF_THE_SCOTS,
    PENNY_MOBS_AND_HAGGIS,
    PENNY_MOBS_AND_DUBIOUS_TOME,
    PENNY_MOBS_AND_GREAT_GLEN,
    HAMMER_OF_THE_SCOTS_AND_DUBIOUS_TOME,
)

__all__ = ["ALL_INTERPLAYS"]
