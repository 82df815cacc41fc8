"""Writers of one process queue fairly, and a turn to write is never held for ever.

Each thread has its own connection to a database file, as on the site.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from django.db import OperationalError
from django.db.utils import ConnectionHandler

from glenmore_site.base import environment
from glenmore_site.base.sqlite.base import DatabaseWrapper

#: Without it no database may be opened.
pytestmark = pytest.mark.django_db
WRITERS, TIMES = 8, 25


class Sums:
    """A database with one number in it."""

    def __init__(self, path: Path, **options: object) -> None:
        settings = environment.database("NO_SUCH_VARIABLE", path)
        self.settings = settings | {"OPTIONS": settings["OPTIONS"] | options}
        with self.connected() as connection:
            connection.cursor().execute("CREATE TABLE sums (total)")
            connection.cursor().execute("INSERT INTO sums VALUES (0)")

    @contextmanager
    def connected(self) -> Iterator[DatabaseWrapper]:
        """Open a connection for this thread."""
        connection = ConnectionHandler({"default": self.settings})["default"]
        assert isinstance(connection, DatabaseWrapper)
        try:
            yield connection
        finally:
            connection.close()

    def add(self, times: int = 1) -> None:
        """Read and write, each time in its own transaction."""
        with self.connected() as connection:
            for _ in range(times):
                with written(connection):
                    cursor = connection.cursor()
                    total = cursor.execute("SELECT total FROM sums").fetchone()[0]
                    cursor.execute("UPDATE sums SET total = %s", [total + 1])

    @property
    def total(self) -> int:
        """Return the number."""
        with self.connected() as connection:
            return int(connection.cursor().execute("SELECT total FROM sums").fetchone()[0])


@contextmanager
def written(connection: DatabaseWrapper) -> Iterator[None]:
    """Run a transaction as `atomic` does, on a connection that Django does not know."""
    connection.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    try:
        yield
    except BaseException:
        connection.rollback()
        raise
    else:
        connection.commit()
    finally:
        connection.set_autocommit(True)


@pytest.fixture
def sums(tmp_path: Path) -> Sums:
    return Sums(tmp_path / "sums.sqlite3")


def test_concurrent_writes_are_neither_refused_nor_lost(sums: Sums) -> None:
    with ThreadPoolExecutor(WRITERS) as pool:
        list(pool.map(sums.add, [TIMES] * WRITERS))
    assert sums.total == WRITERS * TIMES


def test_writes_outside_transactions_queue_too(sums: Sums) -> None:
    holding, done = Event(), Event()

    def hold() -> None:
        with sums.connected() as connection, written(connection):
            connection.cursor().execute("UPDATE sums SET total = 1")
            holding.set()
            done.wait(20)

    def write() -> None:
        with sums.connected() as connection:
            connection.cursor().execute("UPDATE sums SET total = total * 10")

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(hold)
        holding.wait(20)
        second = pool.submit(write)
        assert not second.done()
        done.set()
        first.result()
        second.result()
    assert sums.total == 10


def test_a_transaction_that_fails_passes_its_turn_on(sums: Sums) -> None:
    with (
        sums.connected() as connection,
        pytest.raises(OperationalError, match="no such table"),
        written(connection),
    ):
        connection.cursor().execute("UPDATE numbers SET total = 7")
    sums.add()
    assert sums.total == 1


def test_a_connection_that_is_closed_in_a_transaction_passes_its_turn_on(sums: Sums) -> None:
    with sums.connected() as connection:
        connection.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
        connection.cursor().execute("UPDATE sums SET total = 7")
    sums.add()
    assert sums.total == 1


def test_waiting_too_long_fails_with_database_is_locked(tmp_path: Path) -> None:
    sums = Sums(tmp_path / "sums.sqlite3", timeout=0.2)
    holding, done = Event(), Event()

    def hold() -> None:
        with sums.connected() as connection, written(connection):
            holding.set()
            done.wait(20)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(hold)
        holding.wait(20)
        with pytest.raises(OperationalError, match="locked"):
            sums.add()
        done.set()
    sums.add()
    assert sums.total == 1


def test_a_turn_is_passed_on_where_another_process_holds_the_database(tmp_path: Path) -> None:
    sums = Sums(tmp_path / "sums.sqlite3", timeout=0.2)
    other = ConnectionHandler({"default": sums.settings | {"ENGINE": "django.db.backends.sqlite3"}})
    stranger = other["default"]
    stranger.cursor().execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError, match="locked"):
        sums.add()
    stranger.cursor().execute("COMMIT")
    stranger.close()
    sums.add()
    assert sums.total == 1


def test_the_site_writes_through_the_queue(tmp_path: Path) -> None:
    assert (
        environment.database("NO_SUCH_VARIABLE", tmp_path)["ENGINE"] == "glenmore_site.base.sqlite"
    )
