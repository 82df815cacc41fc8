"""What is counted and timed while people play? Prometheus reads it at /metrics.

No label tells of a player or a table.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

#: Seconds; a turn should take some hundredths of one.
STEPS = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)

TURN_SECONDS = Histogram(
    "glenmore_turn_seconds",
    "Time from a player's request at his turn to the answer",
    ["verb"],
    buckets=STEPS,
)
REFUSED_MOVES = Counter("glenmore_refused_moves", "Requests of players that were refused", ["rule"])
OPEN_SOCKETS = Gauge(
    "glenmore_open_sockets", "Sockets that are open", ["kind"], multiprocess_mode="livesum"
)
BOT_SECONDS = Histogram(
    "glenmore_bot_seconds",
    "Time that a bot took to think and to play",
    ["bot"],
    buckets=STEPS,
)
