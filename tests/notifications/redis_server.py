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
    settings = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{settings['NAME']}"
    login = f"{settings['USER']}:{settings['PASSWORD']}"
    return f"postgres://{login}@{settings['HOST']}:{settings['PORT']}/{settings['NAME']}"
