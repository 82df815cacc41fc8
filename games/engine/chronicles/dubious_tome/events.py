"""The event of each landmark card.

The events of the Hammer of the Scots landmarks are in the `interplay` of the two Chronicles.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.core.effects import Cost
from games.engine.glen_more_2.landmarks import CASTLE_SCOTSMEN

from .borrowing import Borrow
from .event import Event
from .exchanges import CoinsForCards, Exchange, PointsAndExchange, SellMany, SendHome
from .land import ClearLand, Herd, RaiseMen, Rebuild
from .tables import WHISKY, OwnTable
from .turning import WILLIAM_WALLACE, TurnAnother
from .walks import CallHome

TWO_CATTLE = Cost(goods=(("cattle", 2),))
#: What Duart Castle exchanges for the friend of MacLean, and for how much; reconstructed.
FEAST = Cost(goods=(("sheep", 1), ("cattle", 1), ("barley", 1)))
FEAST_POINTS = 9

EVENTS: Mapping[str, Event] = {
    "old-man-of-storr": OwnTable("C6-EVT-Storr", CASTLE_SCOTSMEN, scotsmen=1),
    "wallace-monument": TurnAnother("C6-EVT-Wallace", WILLIAM_WALLACE, 4),
    "dunvegan-castle": Exchange("C6-EVT-Dunvegan", TWO_CATTLE, 7),
    "fort-george": ClearLand("C6-EVT-George", 2),
    "loch-lochy": Herd("C6-EVT-Lochy"),
    "donan-castle": Borrow("C6-EVT-Donan", 2),
    "castle-stalker": Rebuild("C6-EVT-Stalker"),
    "inverness": OwnTable("C6-EVT-Inverness", WHISKY),
    "loch-shiel": RaiseMen("C6-EVT-Shiel", 1, 2),
    "duart-castle": PointsAndExchange("C6-EVT-Duart", 3, FEAST, FEAST_POINTS),
    "loch-ness": CoinsForCards("C6-EVT-Ness"),
    "armadale-castle": SellMany("C6-EVT-Armadale", "stone", 3),
    "loch-morar": SendHome("C6-EVT-Morar", 2, 9),
    "castle-moil": CallHome("C6-EVT-Moil", 2),
    "castle-of-mey": ClearLand("C6-EVT-Mey", 2),
}
