"""Playing many games on several cores, with a cache of the games already played."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec
from tqdm import tqdm

from .figures import GameFigures, Task, play


class Numbered(Protocol):
    """A task or its figures, identified by number of players and number."""

    @property
    def players(self) -> int:
        """The number of players."""
        ...

    @property
    def number(self) -> int:
        """The number among the games with as many players."""
        ...


AnyTask = TypeVar("AnyTask", bound=Numbered)
AnyFigures = TypeVar("AnyFigures", bound=Numbered)


def tasks_for(
    game: str,
    players: Sequence[int],
    games: int,
    seed: str,
    chronicles: tuple[int, ...] = (),
) -> list[Task]:
    """Return tasks that alternate between the numbers of players, so that any part covers all."""
    return [
        Task(game, players[each % len(players)], seed, each, chronicles) for each in range(games)
    ]


def figures_of(tasks: Sequence[Task], path: Path, processes: int) -> list[GameFigures]:
    """Return the figures of these games from the cache, playing those that are missing."""
    return load_or_play(tasks, path, processes, play, GameFigures)


def load_or_play(
    tasks: Sequence[AnyTask],
    path: Path,
    processes: int,
    player: Callable[[AnyTask], AnyFigures],
    kind: type[AnyFigures],
) -> list[AnyFigures]:
    """Return the figures of any games from the cache, playing those that are missing."""
    left = missing_tasks(tasks, read_figures(path, kind))
    playing = play_all(left, path, processes, player)
    for _ in tqdm(playing, total=len(left), desc=path.stem, unit="game", disable=None):
        pass
    wanted = {(task.players, task.number) for task in tasks}
    kept = [each for each in read_figures(path, kind) if (each.players, each.number) in wanted]
    return sorted(kept, key=lambda each: (each.players, each.number))


def read_figures(path: Path, kind: type[AnyFigures]) -> list[AnyFigures]:
    """Return the cached games; none if there is no cache."""
    if not path.is_file():
        return []
    lines = path.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=kind) for line in lines]


def missing_tasks(tasks: Sequence[AnyTask], played: Sequence[Numbered]) -> list[AnyTask]:
    """Return the tasks that have not been played."""
    done = {(each.players, each.number) for each in played}
    return [task for task in tasks if (task.players, task.number) not in done]


def play_all(
    tasks: Sequence[AnyTask],
    path: Path,
    processes: int,
    player: Callable[[AnyTask], AnyFigures],
) -> Iterator[AnyFigures]:
    """Play games, writing each to the cache as soon as it is over."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        for figures in _play_each(tasks, processes, player):
            file.write(msgspec.json.encode(figures) + b"\n")
            file.flush()
            yield figures


def _play_each(
    tasks: Sequence[AnyTask], processes: int, player: Callable[[AnyTask], AnyFigures]
) -> Iterator[AnyFigures]:
    if processes == 1:
        yield from map(player, tasks)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=fresh) as pool:
        yield from pool.map(player, tasks)
