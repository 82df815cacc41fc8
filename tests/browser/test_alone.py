"""The single process of a small site also runs clocks and notifications."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

TIMEOUT_S = 60


def heartbeats(folder: Path) -> list[str]:
    """Return when the site last recorded a heartbeat."""
    with closing(sqlite3.connect(folder / "glenmore.sqlite3")) as database:
        return [at for (at,) in database.execute("SELECT at FROM games_heartbeat")]


def test_a_worker_and_a_beat_run_inside_the_site(site: str, site_folder: Path) -> None:
    end = time.monotonic() + TIMEOUT_S
    while not (first := heartbeats(site_folder)):
        assert time.monotonic() < end, "the worker never came to life"
        time.sleep(0.5)
    while heartbeats(site_folder) == first:
        assert time.monotonic() < end, "the worker gave one sign of life and no more"
        time.sleep(0.5)
