"""Measure how many moves per second a boardgame.io server stores, as a yardstick.

With its own flat files, and with the published package bgio-postgres. Each move is one message,
stored and confirmed before the next; the game has hardly any rules.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from local_stack.process import Program, free_port
from local_stack.servers import Postgres, find_program, running

HERE = Path(__file__).parent


class Moves(msgspec.Struct, frozen=True):
    """The duration of all moves together, and of each."""

    seconds: float
    took: list[float]

    @property
    def rate(self) -> float:
        """Return moves per second."""
        return len(self.took) / self.seconds


def flat_files(matches: int, moves: int) -> Moves:
    """Measure flat-file storage."""
    with TemporaryDirectory(prefix="glenmore-boardgame-io-") as folder:
        return _measure("flat", folder, matches, moves)


def postgres(matches: int, moves: int) -> Moves:
    """Measure PostgreSQL, configured like ours."""
    with running(Postgres, durable=True) as server:
        return _measure("postgres", server.url, matches, moves)


def _measure(kind: str, place: str, matches: int, moves: int) -> Moves:
    with _served(kind, place) as port:
        command = [find_program("node"), str(HERE / "load.cjs"), *map(str, (port, matches, moves))]
        result = subprocess.run(command, check=True, capture_output=True, timeout=600)  # noqa: S603 - ours
    return msgspec.convert(json.loads(result.stdout.splitlines()[-1]), Moves)


@contextmanager
def _served(kind: str, place: str) -> Iterator[int]:
    with TemporaryDirectory(prefix="glenmore-boardgame-io-log-") as folder:
        port, log = free_port(), Path(folder) / "log"
        command = [find_program("node"), str(HERE / "server.cjs"), str(port), kind, place]
        server = Program("boardgame.io", command, log, lambda: "serving" in log.read_text())
        server.start()
        try:
            yield port
        finally:
            server.stop()
