"""How many turns a second are confirmed through HTTP, beside a boardgame.io server's moves?

A turn is one request with all its choices, as a screen sends them that composed the turn: each is
checked against the rules, made for good and answered with the player's view. boardgame.io
keeps each move by itself and checks nothing; so moves are compared with moves, and the rate of
requests is told too.
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
TWICE = 2.0


class Rate(msgspec.Struct, frozen=True):
    """What a site made in a second."""

    turns: float
    moves: float


def main() -> None:
    """Measure both sites and the rival, then compare."""
    ours = {}
    for name, start in SITES.items():
        with start() as site:
            ours[name] = _measure(site)
    matches, moves = TABLES, TURNS * 5
    flat = _rival("flat files", boardgame_io.flat_files(matches, moves))
    postgres = _rival("PostgreSQL", boardgame_io.postgres(matches, moves))
    _compare("scaled, against boardgame.io on PostgreSQL", ours["scaled"], postgres, TWICE)
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


def _rival(name: str, found: boardgame_io.Moves) -> float:
    print(f"boardgame.io, {name}: {found.rate:,.0f} moves a second")
    print(f"  {spread(found.took)}")
    return found.rate


def _compare(what: str, ours: Rate, theirs: float, goal: float) -> None:
    ratio = ours.moves / theirs
    end = verdict(reached=ratio >= goal)
    print(f"{what}: {ratio:.2f} times as many moves, goal {goal:.1f}: {end}")
    print(f"  and {ours.turns / theirs:.2f} times as many requests, each a whole turn")
