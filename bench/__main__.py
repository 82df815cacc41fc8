"""Run the benchmarks, or those that are named: `python -m bench turns delivery`."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable

from bench import delivery, engine, length, pages, turns
from games.engine import EDITIONS

PARTS: dict[str, Callable[[], None]] = {
    "engine": lambda: engine.main(EDITIONS),
    "pages": pages.main,
    "turns": turns.main,
    "delivery": delivery.main,
    "length": length.main,
}

if __name__ == "__main__":
    parser = ArgumentParser(description="Measure engine, pages and site, beside others.")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}; else all")
    wanted = parser.parse_args().parts
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    for name in wanted or PARTS:
        print(f"== {name}")
        PARTS[name]()
