"""Run all benchmarks, or the named ones: `python -m bench turns delivery`."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable

from bench import bots, delivery, engine, flood, length, pages, turns
from games.engine import EDITIONS

PARTS: dict[str, Callable[[], None]] = {
    "engine": lambda: engine.main(EDITIONS),
    "pages": pages.main,
    "turns": turns.main,
    "delivery": delivery.main,
    "length": length.main,
    "flood": flood.main,
    "bots": bots.main,
}

if __name__ == "__main__":
    parser = ArgumentParser(description="Measure engine, pages and site beside yardsticks.")
    parser.add_argument(
        "parts", nargs="*", metavar="part", help=f"one of {', '.join(PARTS)} (default: all)"
    )
    selected = parser.parse_args().parts
    if unknown := set(selected) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    for name in selected or PARTS:
        print(f"== {name}")
        PARTS[name]()
