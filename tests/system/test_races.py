"""Of two requests for one decision exactly one wins, on both databases."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from local_stack.process import Program, free_port, listens
from local_stack.servers import Postgres
from tests.system.embedded_site import ROOT, manage

RACES = 1_000
#: Several, so that the two requests of a race are served by two processes.
PROCESSES = 3


@pytest.fixture(params=["sqlite", "postgres"])
def environ(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """Return the settings of a site with an empty database of either kind."""
    if request.param == "sqlite":
        return os.environ | {"GLENMORE_VAR": str(tmp_path)}
    postgres: Postgres = request.getfixturevalue("postgres")
    postgres.run("createdb", "races")
    url = postgres.url.rpartition("/")[0] + "/races"
    return os.environ | {"GLENMORE_VAR": str(tmp_path), "DATABASE_URL": url}


@pytest.fixture
def site(environ: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """Serve the site with several processes; return its address."""
    manage(environ, "migrate")
    port = free_port()
    options = ["--bind", f"127.0.0.1:{port}", "--workers", str(PROCESSES)]
    command = [
        *(sys.executable, "-m", "gunicorn", "--config", "python:glenmore_site.gunicorn"),
        *options,
    ]
    web = Program("web", command, tmp_path / "log", lambda: listens(port), environ, ROOT)
    web.start()
    yield f"http://localhost:{port}"
    web.stop()


def test_of_1000_pairs_of_requests_exactly_one_wins_each(
    environ: dict[str, str], site: str
) -> None:
    settings = {"DJANGO_SETTINGS_MODULE": "glenmore_site.settings"}
    command = [sys.executable, "-m", "tests.system.races", site, str(RACES)]
    raced = subprocess.run(
        command, cwd=ROOT, env=environ | settings, capture_output=True, text=True, check=False
    )
    assert raced.returncode == 0, raced.stderr[-2000:]
    output = json.loads(raced.stdout.splitlines()[-1])
    assert output["problems"] == []
    results = output["results"]
    assert sum(results.values()) == RACES
    assert set(results) <= {"stale won", "not-now won"}  # the winner may end the game
