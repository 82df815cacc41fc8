"""The event of each landmark card.

The events of the Hammer of the Scots landmarks are in the `interplay` of the two Chronicles.
"""

from __future__ import annotations

from games.engine.core.effects import Cost
from games.engine.glen_more_2.landmarks import CASTLE_SCOTSMEN

from .borrowing import Borrow
from .event import EventSide, event_table
from .exchanges import CoinsForCards, Exchange, PointsAndExchange, SellMany, SendHome
from .land import ClearLand, Herd, RaiseMen, Rebuild
from .tables import WHISKY, OwnTable
from .turning import WILLIAM_WALLACE, TurnAnother
from .walks import CallHome

TWO_CATTLE = Cost(goods=(("cattle", 2),))
#: What Duart Castle exchanges for the friend of MacLean; reconstructed, as are its points.
FEAST = Cost(goods=(("sheep", 1), ("cattle", 1), ("barley", 1)))
#: The points for a lead by the tables of two events; reconstructed.
OWN_TABLE = (0, 2, 3, 5, 8, 12)

EVENTS = event_table(
    EventSide("old-man-of-storr", OwnTable("C6-EVT-Storr", CASTLE_SCOTSMEN, OWN_TABLE, scotsmen=1)),
    EventSide("wallace-monument", TurnAnother("C6-EVT-Wallace", WILLIAM_WALLACE, 4)),
    EventSide("dunvegan-castle", Exchange("C6-EVT-Dunvegan", TWO_CATTLE, 7)),
    EventSide("fort-george", ClearLand("C6-EVT-George", 2)),
    EventSide("loch-lochy", Herd("C6-EVT-Lochy")),
    EventSide("donan-castle", Borrow("C6-EVT-Donan", 2)),
    EventSide("castle-stalker", Rebuild("C6-EVT-Stalker")),
    EventSide("inverness", OwnTable("C6-EVT-Inverness", WHISKY, OWN_TABLE)),
    EventSide("loch-shiel", RaiseMen("C6-EVT-Shiel", 1, 2)),
    EventSide("duart-castle", PointsAndExchange("C6-EVT-Duart", 3, FEAST, 9)),
    EventSide("loch-ness", CoinsForCards("C6-EVT-Ness")),
    EventSide("armadale-castle", SellMany("C6-EVT-Armadale", "stone", 3)),
    EventSide("loch-morar", SendHome("C6-EVT-Morar", 2, 9)),
    EventSide("castle-moil", CallHome("C6-EVT-Moil", 2)),
    EventSide("castle-of-mey", ClearLand("C6-EVT-Mey", 2)),
)


def own_table(rules: int, comparison: str) -> tuple[int, ...]:
    """Return the points for leads in a comparison by the table that an event gives."""
    events = (side.event for side in EVENTS.under(rules).values())
    own = (each for each in events if isinstance(each, OwnTable))
    return next(each.table for each in own if each.comparison == comparison)
