"""Run every benchmark and print its ratios."""

from __future__ import annotations

from argparse import ArgumentParser

from bench import engine
from games.engine import EDITIONS

if __name__ == "__main__":
    parser = ArgumentParser(description="Measure the engine against python-chess.")
    parser.add_argument("--game", choices=EDITIONS, help="only this game")
    wanted = parser.parse_args().game
    engine.main([wanted] if wanted else EDITIONS)
