"""How many moves a second does a boardgame.io server make and keep, in the same run?

With its own flat files, and with the published package bgio-postgres. Each move is one message to
the server, kept and confirmed before the next; the game has no rules to speak of.
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
from local_stack.servers import Postgres, found, running

HERE = Path(__file__).parent


class Moves(msgspec.Struct, frozen=True):
    """How long all moves took together, and each."""

    seconds: float
    took: list[float]

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.took) / self.seconds


def flat_files(matches: int, moves: int) -> Moves:
    """With its flat-file storage."""
    with TemporaryDirectory(prefix="glenmore-rival-") as folder:
        return _measure("flat", folder, matches, moves)


def postgres(matches: int, moves: int) -> Moves:
    """With PostgreSQL, set up like ours."""
    with running(Postgres, durable=True) as server:
        return _measure("postgres", server.url, matches, moves)


def _measure(kind: str, place: str, matches: int, moves: int) -> Moves:
    with _served(kind, place) as port:
        command = [found("node"), str(HERE / "load.cjs"), *map(str, (port, matches, moves))]
        told = subprocess.run(command, check=True, capture_output=True, timeout=600)  # noqa: S603 - ours
    return msgspec.convert(json.loads(told.stdout.splitlines()[-1]), Moves)


@contextmanager
def _served(kind: str, place: str) -> Iterator[int]:
    with TemporaryDirectory(prefix="glenmore-rival-log-") as folder:
        port, log = free_port(), Path(folder) / "log"
        command = [found("node"), str(HERE / "server.cjs"), str(port), kind, place]
        server = Program("boardgame.io", command, log, lambda: "serving" in log.read_text())
        server.start()
        try:
            yield port
        finally:
            server.stop()
