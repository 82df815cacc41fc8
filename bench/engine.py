"""Compare the engine's decisions per second with python-chess.

Both list all legal moves, choose one at random and play it, in random games that end by their
rules. Rounds alternate, so that other load affects both. Detecting the end of a game takes
python-chess much of its time, so the ratio without that check is printed too.
"""

from __future__ import annotations

import copy
import random
import statistics
import time
from collections.abc import Callable, Iterable
from functools import partial

import chess

from games.engine import Game, Setup, new_game, new_seed

ROUNDS = 41
DECISIONS = 1_000
CLONES = 500
DEEPCOPIES = 50
GOAL = 2.0

Run = Callable[[random.Random], int]


def main(games: Iterable[str]) -> None:
    """Print rates and ratios for some games."""
    for name in games:
        _compare(
            "list options, choose, play, in random games of 4",
            {name: partial(_play_decisions, name), "python-chess": _play_plies},
            f"goal: at least {GOAL}",
        )
        _compare(
            "the same against python-chess without detecting the end of a game",
            {name: partial(_play_decisions, name), "python-chess": _play_bare_plies},
            "no goal",
        )
        _compare(
            "copies of a mid-game position",
            {name: partial(_clone, name), "python-chess": _copy_board},
            f"copy.deepcopy of the same state: {_deepcopy_rate(name):,.0f} a second",
        )


def _compare(what: str, runs: dict[str, Run], remark: str) -> None:
    """Print the rates of two runs and the ratio of the first to the second."""
    rates = _rates(runs)
    print(f"{what}, per second (medians of {ROUNDS} rounds)")
    for name, found in rates.items():
        print(f"  {name:<16} {statistics.median(found):>10,.0f}")
    ours, theirs = rates.values()
    ratio = statistics.median(mine / yours for mine, yours in zip(ours, theirs, strict=True))
    print(f"  ratio {ratio:.2f} ({remark})")


def _rates(runs: dict[str, Run]) -> dict[str, list[float]]:
    """Return the rates of each run, after one warm-up round."""
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(ROUNDS + 1):
        for name, run in runs.items():
            rng = random.Random(number)  # noqa: S311 - a benchmark needs no secrecy
            start = time.perf_counter()
            done = run(rng)
            if number:
                rates[name].append(done / (time.perf_counter() - start))
    return rates


def _new_game(name: str, rng: random.Random) -> Game:
    setup = Setup(game=name, players=4)
    return new_game(setup, new_seed(rng.getrandbits(64)))


def _play_decisions(name: str, rng: random.Random) -> int:
    game = _new_game(name, rng)
    for _ in range(DECISIONS):
        if game.over:
            game = _new_game(name, rng)
        seat = game.to_act[0]
        game.apply(seat, rng.choice(game.options(seat)))
    return DECISIONS


def _play_plies(rng: random.Random) -> int:
    board = chess.Board()
    for _ in range(DECISIONS):
        if board.is_game_over():
            board = chess.Board()
        board.push(rng.choice(list(board.legal_moves)))
    return DECISIONS


def _play_bare_plies(rng: random.Random) -> int:
    board = chess.Board()
    for _ in range(DECISIONS):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(rng.choice(moves))
    return DECISIONS


def _midgame(name: str, rng: random.Random) -> Game:
    game = _new_game(name, rng)
    for _ in range(80):
        seat = game.to_act[0]
        game.apply(seat, rng.choice(game.options(seat)))
    return game


def _clone(name: str, rng: random.Random) -> int:
    game = _midgame(name, rng)
    for _ in range(CLONES):
        game.clone()
    return CLONES


def _copy_board(rng: random.Random) -> int:
    board = chess.Board()
    for _ in range(30):
        board.push(rng.choice(list(board.legal_moves)))
    for _ in range(CLONES):
        board.copy(stack=False)
    return CLONES


def _deepcopy_rate(name: str) -> float:
    state = _midgame(name, random.Random(1)).state  # noqa: S311 - a benchmark needs no secrecy
    start = time.perf_counter()
    for _ in range(DEEPCOPIES):
        copy.deepcopy(state)
    return DEEPCOPIES / (time.perf_counter() - start)
