"""Run on PostgreSQL the tests that lock, count and filter most."""

from __future__ import annotations

import os
import subprocess
import sys

from django.conf import settings

from local_stack.servers import Postgres

#: Locks and uniqueness, JSON in rows, filters of lists, and the outbox.
TESTS = (
    "tests/games/test_draft_turn.py",
    "tests/games/test_races.py::test_one_of_two_players_gets_the_last_seat",
    "tests/games/test_lobby.py",
    "tests/notifications/test_messages.py",
    "tests/notifications/test_digests.py",
    "tests/notifications/test_own_log.py",
)


def test_the_tests_of_playing_lobby_and_outbox_pass_on_postgres(postgres: Postgres) -> None:
    environ = os.environ | {"DATABASE_URL": postgres.url}
    environ.pop("PYTEST_XDIST_WORKER", None)
    # The database goes with its server; threads of tests may still be connected to it.
    options = ("-q", "-p", "no:cacheprovider", "-n0", "--reuse-db")
    command = [sys.executable, "-m", "pytest", *options, *TESTS]
    run = subprocess.run(
        command, cwd=settings.BASE_DIR, env=environ, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-5000:]
