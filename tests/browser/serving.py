"""How is the real site served, and the real browser opened, for tests and for pictures?"""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent.parent
# Without these Chromium looks for its maker's hosts at every start.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
# Seconds; a machine that is busy with other things is slow, not broken.
PATIENCE = 90


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a site that daphne serves, and that writes into this folder."""
    # All guests of all tests come from one address.
    environ = os.environ | {"GLENMORE_VAR": str(folder), "GLENMORE_GUEST_LIMIT": "1000"}
    _manage("migrate", environ)
    _manage("collectstatic", environ)
    port = _free_port()
    command = [
        sys.executable,
        "-m",
        "daphne",
        "--port",
        str(port),
        "glenmore_site.alone:application",
    ]
    server = subprocess.Popen(command, cwd=ROOT, env=environ)
    try:
        _wait_for(port, server)
        yield f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait(timeout=10)


@contextmanager
def opened_chromium() -> Iterator[Browser]:
    """Chromium, without its sandbox where it runs as root and could not have one."""
    names = (os.environ.get("CHROMIUM", "chromium"), "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium found: run tests/system/ensure-chromium"
    arguments = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else QUIET
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=arguments)
        yield chromium
        chromium.close()


def _manage(task: str, environ: dict[str, str]) -> None:
    command = [sys.executable, "manage.py", task, "--no-input", "--verbosity", "0"]
    subprocess.run(command, cwd=ROOT, env=environ, check=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError("the site did not start")
