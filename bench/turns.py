"""Measure confirmed turns per second through HTTP, beside a boardgame.io server.

A turn is one request with all its choices: each is checked against the rules, stored and answered
with the player's view. boardgame.io stores each move by itself and checks nothing, so moves are
compared with moves, and the rate of requests is printed too.
"""

from __future__ import annotations

import time

import msgspec

from bench import boardgame_io
from bench.figures import spread, verdict
from bench.sending import scripts, send_all
from bench.sites import SITES, Site

TABLES, TURNS, THREADS = 48, 10, 12
WARM_UP = 6
POSTGRES_GOAL = 2.0


class Rate(msgspec.Struct, frozen=True):
    """Turns and moves per second."""

    turns: float
    moves: float


def main() -> None:
    """Measure both sites and boardgame.io, then compare."""
    ours = {}
    for name, start in SITES.items():
        with start() as site:
            ours[name] = _measure(site)
    matches, moves = TABLES, TURNS * 5
    flat = _boardgame_io("flat files", boardgame_io.flat_files(matches, moves))
    postgres = _boardgame_io("PostgreSQL", boardgame_io.postgres(matches, moves))
    _compare("scaled, against boardgame.io on PostgreSQL", ours["scaled"], postgres, POSTGRES_GOAL)
    _compare("scaled, against boardgame.io on flat files", ours["scaled"], flat, 1.0)
    _compare("embedded, against boardgame.io on flat files", ours["embedded"], flat, 1.0)


def _measure(site: Site) -> Rate:
    warm = scripts(site.environ, WARM_UP, 2)
    send_all(site.url, warm.tables, threads=THREADS)
    script = scripts(site.environ, TABLES, TURNS)
    start = time.perf_counter()
    sent = send_all(site.url, script.tables, threads=THREADS)
    elapsed = time.perf_counter() - start
    turns, moves = len(sent.seconds) / elapsed, sent.choices / elapsed
    share = script.engine / (site.workers / turns)
    print(f"{site.name}: {turns:,.0f} turns a second, {moves:,.0f} moves a second")
    print(f"  {spread(sent.seconds)}, {THREADS} at once; {share:.0%} of it in the engine")
    return Rate(turns, moves)


def _boardgame_io(name: str, found: boardgame_io.Moves) -> float:
    print(f"boardgame.io, {name}: {found.rate:,.0f} moves a second")
    print(f"  {spread(found.took)}")
    return found.rate


def _compare(what: str, ours: Rate, theirs: float, goal: float) -> None:
    ratio = ours.moves / theirs
    end = verdict(reached=ratio >= goal)
    print(f"{what}: {ratio:.2f} times as many moves, goal {goal:.1f}: {end}")
    print(f"  and {ours.turns / theirs:.2f} times as many requests, each a whole turn")
