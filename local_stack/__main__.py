"""Command line of `docker/local-stack FOLDER`: run the scaled site until Ctrl+C."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from pathlib import Path
from threading import Event

from local_stack.process import START_TIMEOUT_S, NotReady
from local_stack.stack import DESCRIPTION, Shape, running_stack


def main() -> int:
    """Start or stop a stack."""
    arguments = _parser().parse_args()
    return _stop(arguments.folder) if arguments.stop else _run(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="docker/local-stack",
        description="Start all parts of the scaled site on local ports, in a folder."
        f" When all are ready, ports and process ids are in FOLDER/{DESCRIPTION}.",
    )
    parser.add_argument("folder", type=Path, help="folder for data and logs")
    parser.add_argument(
        "--stop", action="store_true", help="stop the stack that runs in this folder"
    )
    parser.add_argument(
        "--durable", action="store_true", help="flush data to disk as a real site does"
    )
    parser.add_argument(
        "--port", type=int, default=0, help="port of the proxy (default: any free one)"
    )
    for part, default in (
        ("web", 2),
        ("web-workers", 1),
        ("sockets", 2),
        ("workers", 1),
        ("bots", 1),
    ):
        parser.add_argument(
            f"--{part}", type=int, default=default, help=f"number of processes ({default})"
        )
    return parser


def _run(arguments: argparse.Namespace) -> int:
    counts = {name: getattr(arguments, name) for name in Shape.__dataclass_fields__}
    stop_requested = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop_requested.set())
    try:
        with running_stack(arguments.folder, Shape(**counts)) as stack:
            print(f"Glenmore: {stack.url} (stop with Ctrl+C)", flush=True)
            stop_requested.wait()
    except NotReady as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _stop(folder: Path) -> int:
    try:
        pid = json.loads((folder / DESCRIPTION).read_text("utf-8"))["pid"]
        os.kill(pid, signal.SIGTERM)
    except (FileNotFoundError, ProcessLookupError):
        print(f"no stack runs in {folder}", file=sys.stderr)
        return 1
    deadline = time.monotonic() + START_TIMEOUT_S
    while Path(f"/proc/{pid}").exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    return 0


sys.exit(main())
