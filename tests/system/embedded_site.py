"""Serve the embedded site for a test: one process, one folder."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from local_stack.process import Program, free_port, listens

ROOT = Path(__file__).parents[2]
ALONE = "glenmore_site.standalone:application"


@contextmanager
def served(environ: dict[str, str], application: str = ALONE) -> Iterator[str]:
    """Serve the site and yield its address; its output goes to a log in its folder."""
    port, log = free_port(), Path(environ["GLENMORE_VAR"]) / "log"
    command = [sys.executable, "-m", "daphne", "--port", str(port), "--verbosity", "0", application]
    site = Program("daphne", command, log, lambda: listens(port), environ, ROOT)
    site.start()
    try:
        yield f"http://localhost:{port}"
    finally:
        site.stop()


def manage(environ: dict[str, str], *task: str) -> str:
    """Return the output of a command."""
    command = [sys.executable, "manage.py", *task]
    done = subprocess.run(
        command, cwd=ROOT, env=environ, check=True, capture_output=True, text=True
    )
    return done.stdout
