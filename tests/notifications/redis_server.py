"""Where do the tests of workers get their Redis and their database from?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection

from local_stack.servers import Redis, running


@contextmanager
def redis_server() -> Iterator[str]:
    """The address of a Redis, for as long as it is needed."""
    with running(Redis) as server:
        yield server.url


def database_url() -> str:
    """The test's database, for another process."""
    told = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{told['NAME']}"
    login = f"{told['USER']}:{told['PASSWORD']}"
    return f"postgres://{login}@{told['HOST']}:{told['PORT']}/{told['NAME']}"
