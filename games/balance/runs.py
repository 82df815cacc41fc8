"""How are many games played on several cores, and kept so that none is played twice?"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
from tqdm import tqdm

from .figures import GameFigures, Task, play


def tasks_for(
    game: str,
    players: Sequence[int],
    games: int,
    seed: str,
    chronicles: tuple[int, ...] = (),
) -> list[Task]:
    """So many games in all, the numbers of players in turns, so that a part tells of all."""
    return [
        Task(game, players[each % len(players)], seed, each, chronicles) for each in range(games)
    ]


def figures_of(tasks: Sequence[Task], path: Path, processes: int) -> list[GameFigures]:
    """The figures of the games asked for: those kept, and those that are played now."""
    left = left_to_play(tasks, read_figures(path))
    playing = play_all(left, path, processes)
    for _ in tqdm(playing, total=len(left), desc=path.stem, unit="game", disable=None):
        pass
    wanted = {(task.players, task.number) for task in tasks}
    kept = [each for each in read_figures(path) if (each.players, each.number) in wanted]
    return sorted(kept, key=lambda each: (each.players, each.number))


def read_figures(path: Path) -> list[GameFigures]:
    """The games that were kept; none if nothing was."""
    if not path.is_file():
        return []
    lines = path.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=GameFigures) for line in lines]


def left_to_play(tasks: Sequence[Task], played: Sequence[GameFigures]) -> list[Task]:
    """The games that nobody has played yet."""
    done = {(each.players, each.number) for each in played}
    return [task for task in tasks if (task.players, task.number) not in done]


def play_all(tasks: Sequence[Task], path: Path, processes: int) -> Iterator[GameFigures]:
    """Play games, keeping each as soon as it is over."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        for figures in _play_each(tasks, processes):
            file.write(msgspec.json.encode(figures) + b"\n")
            file.flush()
            yield figures


def _play_each(tasks: Sequence[Task], processes: int) -> Iterator[GameFigures]:
    if processes == 1:
        yield from map(play, tasks)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=fresh) as pool:
        yield from pool.map(play, tasks)
