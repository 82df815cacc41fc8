"""Compare a turn at a table with 1,000 moves to one with 10; the length must not matter."""

from __future__ import annotations

import statistics

from bench.figures import spread, verdict
from bench.sending import Sent, scripts, send_all
from bench.sites import Site, embedded

TABLES, TURNS, ROUNDS = 4, 8, 3
SHORT, LONG = 10, 1_000
MAX_RATIO = 1.25


def main() -> None:
    """Play turns at short and long tables in alternating rounds."""
    with embedded() as site:
        _play(site, SHORT)
        rounds = [(_play(site, SHORT), _play(site, LONG)) for _ in range(ROUNDS)]
    for number, found in zip((SHORT, LONG), zip(*rounds, strict=True), strict=True):
        seconds = [each for sent in found for each in sent.seconds]
        print(f"turns at tables with {number:,} moves: {spread(seconds)}")
    ratio = statistics.median(_median(long) / _median(short) for short, long in rounds)
    goal = verdict(reached=ratio <= MAX_RATIO)
    print(f"the long ones take {ratio:.2f} times as long, goal at most {MAX_RATIO}: {goal}")


def _play(site: Site, moves: int) -> Sent:
    return send_all(site.url, scripts(site.environ, TABLES, TURNS, moves).tables, threads=1)


def _median(sent: Sent) -> float:
    return statistics.median(sent.seconds)
