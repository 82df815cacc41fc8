"""The local PostgreSQL and Redis serve, stop and keep their data."""

from __future__ import annotations

import pytest
from redis import Redis as RedisClient

from local_stack.process import NotReady, Program, listens
from local_stack.servers import DATABASE, Postgres, Redis, running


def query(postgres: Postgres, sql: str) -> str:
    """Return the result of a query."""
    return postgres.run("psql", "--tuples-only", "--command", sql, DATABASE).decode().strip()


def test_postgres_keeps_what_it_confirmed_when_it_is_killed() -> None:
    with running(Postgres, durable=True) as postgres:
        query(postgres, "CREATE TABLE kept AS SELECT 7 AS number")
        postgres.program.kill()
        assert not listens(postgres.port)
        postgres.start()
        assert query(postgres, "SELECT number FROM kept") == "7"
    assert not listens(postgres.port)


def test_a_durable_redis_keeps_its_data_across_a_restart() -> None:
    with running(Redis, durable=True) as redis:
        RedisClient.from_url(redis.url).set("kept", "7")
        redis.program.stop()
        redis.start()
        assert RedisClient.from_url(redis.url).get("kept") == b"7"
    assert not listens(redis.port)


def test_a_program_that_exits_at_once_is_reported_with_its_output(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    log = tmp_path_factory.mktemp("log") / "log"
    program = Program(
        "program", ["sh", "-c", "echo out of order; exit 3"], log, ready=lambda: False
    )
    with pytest.raises(NotReady, match="program exited: out of order"):
        program.start()
