"""How are many games played on several cores, and kept so that none is played twice?"""

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
    """A game to be played, or what came of it: known by its players and its number."""

    @property
    def players(self) -> int:
        """How many play."""
        ...

    @property
    def number(self) -> int:
        """Which of the games of so many players it is."""
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
    """So many games in all, the numbers of players in turns, so that a part tells of all."""
    return [
        Task(game, players[each % len(players)], seed, each, chronicles) for each in range(games)
    ]


def figures_of(tasks: Sequence[Task], path: Path, processes: int) -> list[GameFigures]:
    """The figures of the games asked for: those kept, and those that are played now."""
    return kept_or_played(tasks, path, processes, play, GameFigures)


def kept_or_played(
    tasks: Sequence[AnyTask],
    path: Path,
    processes: int,
    player: Callable[[AnyTask], AnyFigures],
    kind: type[AnyFigures],
) -> list[AnyFigures]:
    """The figures of any games: those kept, and those that are played now."""
    left = left_to_play(tasks, read_figures(path, kind))
    playing = play_all(left, path, processes, player)
    for _ in tqdm(playing, total=len(left), desc=path.stem, unit="game", disable=None):
        pass
    wanted = {(task.players, task.number) for task in tasks}
    kept = [each for each in read_figures(path, kind) if (each.players, each.number) in wanted]
    return sorted(kept, key=lambda each: (each.players, each.number))


def read_figures(path: Path, kind: type[AnyFigures]) -> list[AnyFigures]:
    """The games that were kept; none if nothing was."""
    if not path.is_file():
        return []
    lines = path.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=kind) for line in lines]


def left_to_play(tasks: Sequence[AnyTask], played: Sequence[Numbered]) -> list[AnyTask]:
    """The games that nobody has played yet."""
    done = {(each.players, each.number) for each in played}
    return [task for task in tasks if (task.players, task.number) not in done]


def play_all(
    tasks: Sequence[AnyTask],
    path: Path,
    processes: int,
    player: Callable[[AnyTask], AnyFigures],
) -> Iterator[AnyFigures]:
    """Play games, keeping each as soon as it is over."""
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
