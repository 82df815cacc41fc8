"""Does the one process of a small site also let time pass? Its worker and its beat live in it."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

PATIENCE = 60


def signs_of_life(folder: Path) -> list[str]:
    """When the site last said that it lives."""
    with closing(sqlite3.connect(folder / "glenmore.sqlite3")) as database:
        return [at for (at,) in database.execute("SELECT at FROM games_heartbeat")]


def test_a_worker_and_a_beat_live_in_the_site(site: str, site_folder: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not (first := signs_of_life(site_folder)):
        assert time.monotonic() < end, "the worker never came to life"
        time.sleep(0.5)
    while signs_of_life(site_folder) == first:
        assert time.monotonic() < end, "the worker gave one sign of life and no more"
        time.sleep(0.5)
