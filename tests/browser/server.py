"""Serve the real site and start the real browser, for tests and screenshots."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.system import embedded_site

ROOT = Path(__file__).parent.parent.parent
# Without these Chromium contacts its vendor at every start.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a site with daphne in this folder and yield its address."""
    # All guests of all tests share one address.
    environ = os.environ | {
        "GLENMORE_VAR": str(folder),
        "GLENMORE_GUEST_LIMIT": "1000",
        "GLENMORE_PUSH_ORIGINS": "http://localhost:*",
    }
    _manage("migrate", environ)
    _manage("collectstatic", environ)
    with embedded_site.served(environ) as url:
        yield url


@contextmanager
def opened_chromium() -> Iterator[Browser]:
    """Start Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=arguments())
        yield chromium
        chromium.close()


def chromium_path() -> str:
    """Return the path of Chromium."""
    names = (os.environ.get("CHROMIUM", "chromium"), "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium found: run tests/system/ensure-chromium"
    return path


def arguments() -> list[str]:
    """Return Chromium's flags; as root it runs without its sandbox."""
    return [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else QUIET


def _manage(task: str, environ: dict[str, str]) -> None:
    command = [sys.executable, "manage.py", task, "--no-input", "--verbosity", "0"]
    subprocess.run(command, cwd=ROOT, env=environ, check=True)
