"""Start the sites that are measured: embedded (one process) and scaled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from local_stack.process import Program, free_port, listens
from local_stack.stack import Shape, running_stack

ROOT = Path(__file__).parent.parent
#: As many processes as two cores can use.
SHAPE = Shape(web=2, web_workers=1, sockets=2, workers=1, bots=1, durable=True)


class Site(msgspec.Struct, frozen=True):
    """A running site."""

    name: str
    url: str
    environ: Mapping[str, str]
    #: How many requests it handles at the same time.
    workers: int


@contextmanager
def embedded(more: Mapping[str, str] | None = None) -> Iterator[Site]:
    """One process, as `make run` starts it, with more settings."""
    with _folder() as folder:
        environ = os.environ | {"GLENMORE_VAR": str(folder), "GLENMORE_GUEST_LIMIT": "1000"}
        environ |= more or {}
        for task in ("migrate", "collectstatic"):
            command = [sys.executable, "manage.py", task, "--no-input", "--verbosity", "0"]
            subprocess.run(command, cwd=ROOT, env=environ, check=True)  # noqa: S603 - our own
        port = free_port()
        options = ["--port", str(port), "--verbosity", "0", "glenmore_site.standalone:application"]
        command = [sys.executable, "-m", "daphne", *options]
        site = Program("daphne", command, folder / "log", lambda: listens(port), environ, ROOT)
        site.start()
        try:
            yield Site("embedded", f"http://localhost:{port}", environ, workers=1)
        finally:
            site.stop()


@contextmanager
def scaled() -> Iterator[Site]:
    """PostgreSQL, Redis, gunicorn, daphne, Celery and a proxy, each in separate processes."""
    with _folder() as folder, running_stack(folder / "stack", SHAPE) as stack:
        yield Site("scaled", stack.url, stack.environ, workers=SHAPE.web * SHAPE.web_workers)


SITES = {"embedded": embedded, "scaled": scaled}


@contextmanager
def _folder() -> Iterator[Path]:
    with TemporaryDirectory(prefix="glenmore-bench-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL's user needs access
        yield Path(folder)
