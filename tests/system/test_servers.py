"""Do the servers of the tests serve, stop, and keep what they promised to keep?"""

from __future__ import annotations

import pytest
from redis import Redis as RedisClient

from local_stack.process import NotReady, Program, listens
from local_stack.servers import DATABASE, Postgres, Redis, running


def ask(postgres: Postgres, question: str) -> str:
    """What the database answers."""
    return postgres.run("psql", "--tuples-only", "--command", question, DATABASE).decode().strip()


def test_postgres_is_killed_started_anew_and_knows_what_it_confirmed() -> None:
    with running(Postgres, durable=True) as postgres:
        ask(postgres, "CREATE TABLE kept AS SELECT 7 AS number")
        postgres.program.kill()
        assert not listens(postgres.port)
        postgres.start()
        assert ask(postgres, "SELECT number FROM kept") == "7"
    assert not listens(postgres.port)


def test_redis_that_is_durable_knows_everything_after_a_restart() -> None:
    with running(Redis, durable=True) as redis:
        RedisClient.from_url(redis.url).set("kept", "7")
        redis.program.stop()
        redis.start()
        assert RedisClient.from_url(redis.url).get("kept") == b"7"
    assert not listens(redis.port)


def test_a_program_that_ends_says_why(tmp_path_factory: pytest.TempPathFactory) -> None:
    log = tmp_path_factory.mktemp("log") / "log"
    program = Program("sulk", ["sh", "-c", "echo no mood; exit 3"], log, ready=lambda: False)
    with pytest.raises(NotReady, match="sulk has ended: no mood"):
        program.start()
