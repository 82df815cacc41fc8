"""How is the whole scaled site tried out? `docker/local-stack FOLDER`, and Ctrl+C to end it."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from pathlib import Path
from threading import Event

from local_stack.process import PATIENCE, NotReady
from local_stack.stack import DESCRIPTION, Shape, running_stack


def main() -> int:
    """Start or stop a stack."""
    asked = _parser().parse_args()
    return _stop(asked.folder) if asked.stop else _run(asked)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="docker/local-stack",
        description="Start all parts of the scaled site on local ports, in a folder."
        f" When all are ready, ports and process ids are in FOLDER/{DESCRIPTION}.",
    )
    parser.add_argument("folder", type=Path, help="where data and logs go")
    parser.add_argument("--stop", action="store_true", help="stop the one that runs in the folder")
    parser.add_argument("--durable", action="store_true", help="keep data as a real site does")
    parser.add_argument("--port", type=int, default=0, help="where the proxy listens (any free)")
    for part, usual in (
        ("web", 2),
        ("web-workers", 1),
        ("sockets", 2),
        ("workers", 1),
        ("bots", 1),
    ):
        parser.add_argument(f"--{part}", type=int, default=usual, help=f"how many ({usual})")
    return parser


def _run(asked: argparse.Namespace) -> int:
    counts = {name: getattr(asked, name) for name in Shape.__dataclass_fields__}
    asked_to_end = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: asked_to_end.set())
    try:
        with running_stack(asked.folder, Shape(**counts)) as stack:
            print(f"Glenmore: {stack.url} (stop with Ctrl+C)", flush=True)
            asked_to_end.wait()
    except NotReady as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _stop(folder: Path) -> int:
    try:
        pid = json.loads((folder / DESCRIPTION).read_text("utf-8"))["pid"]
        os.kill(pid, signal.SIGTERM)
    except (FileNotFoundError, ProcessLookupError):
        print(f"nothing runs in {folder}", file=sys.stderr)
        return 1
    deadline = time.monotonic() + PATIENCE
    while Path(f"/proc/{pid}").exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    return 0


sys.exit(main())
