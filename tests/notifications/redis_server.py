"""Redis and database for the tests of workers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection

from local_stack.servers import Redis, running


@contextmanager
def redis_server() -> Iterator[str]:
    """Run a Redis and yield its address."""
    with running(Redis) as server:
        yield server.url


def database_url() -> str:
    """Return the URL of the test's database, for another process."""
    told = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{told['NAME']}"
    login = f"{told['USER']}:{told['PASSWORD']}"
    return f"postgres://{login}@{told['HOST']}:{told['PORT']}/{told['NAME']}"
