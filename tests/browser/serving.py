"""How is the real site served, and the real browser opened, for tests and for pictures?"""

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
# Without these Chromium looks for its maker's hosts at every start.
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
    """The address of a site that daphne serves, and that writes into this folder."""
    # All guests of all tests come from one address.
    environ = os.environ | {"GLENMORE_VAR": str(folder), "GLENMORE_GUEST_LIMIT": "1000"}
    _manage("migrate", environ)
    _manage("collectstatic", environ)
    with embedded_site.served(environ) as url:
        yield url


@contextmanager
def opened_chromium() -> Iterator[Browser]:
    """Chromium, for as long as it is needed."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=arguments())
        yield chromium
        chromium.close()


def chromium_path() -> str:
    """Where Chromium is."""
    names = (os.environ.get("CHROMIUM", "chromium"), "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium found: run tests/system/ensure-chromium"
    return path


def arguments() -> list[str]:
    """How it is started: without its sandbox where it runs as root and could not have one."""
    return [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else QUIET


def _manage(task: str, environ: dict[str, str]) -> None:
    command = [sys.executable, "manage.py", task, "--no-input", "--verbosity", "0"]
    subprocess.run(command, cwd=ROOT, env=environ, check=True)
