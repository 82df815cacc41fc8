"""Prometheus metrics of play, read at /metrics.

No label identifies a player or a table.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

#: A turn should take some hundredths of a second.
BUCKETS_S = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)

TURN_SECONDS = Histogram(
    "glenmore_turn_seconds",
    "Time from a player's request to the response",
    ["verb"],
    buckets=BUCKETS_S,
)
REFUSED_MOVES = Counter("glenmore_refused_moves", "Requests of players that were refused", ["rule"])
OPEN_SOCKETS = Gauge("glenmore_open_sockets", "Open sockets", ["kind"], multiprocess_mode="livesum")
BOT_SECONDS = Histogram(
    "glenmore_bot_seconds",
    "Time that a bot took to choose and to play",
    ["bot"],
    buckets=BUCKETS_S,
)
