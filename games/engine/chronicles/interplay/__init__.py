"""What is added where two Chronicles meet?

Here alone may two Chronicles be named together. Most pairs need nothing: what one does at the hooks
the other hears of. Each meeting is a listener that takes part if all its Chronicles do.
"""

from games.engine.chronicles.chronicle import Meeting

from .england_and_tome import ENGLAND_AND_TOME
from .mobs_and_casks import MOBS_AND_CASKS
from .mobs_and_england import MOBS_AND_ENGLAND
from .mobs_and_glen import MOBS_AND_GLEN
from .mobs_and_haggis import MOBS_AND_HAGGIS
from .mobs_and_mountain import MOBS_AND_MOUNTAIN
from .mobs_and_race import MOBS_AND_RACE
from .mobs_and_tome import MOBS_AND_TOME

#: All meetings, in the order in which they speak, after all Chronicles.
ALL_MEETINGS: tuple[Meeting, ...] = (
    MOBS_AND_RACE,
    MOBS_AND_MOUNTAIN,
    MOBS_AND_CASKS,
    MOBS_AND_ENGLAND,
    MOBS_AND_HAGGIS,
    MOBS_AND_TOME,
    MOBS_AND_GLEN,
    ENGLAND_AND_TOME,
)

__all__ = ["ALL_MEETINGS"]
