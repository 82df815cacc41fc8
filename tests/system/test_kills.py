"""No confirmed turn is lost when a part of the site is killed, restarted or out of space.

Turns are sent all the while, as the app sends them: what was not answered is sent again with the
same key. Afterwards every turn must be there once, in order, and lead to the snapshot.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock, Thread
from typing import Any

import pytest
from aiohttp import ClientSession

from bench.sending import RETRY_TIMEOUT_S, Script, Sent, scripts, send_all
from local_stack.servers import DATABASE
from local_stack.stack import Shape, Stack, running_stack
from tests.own_loop import run_apart
from tests.system.stored_moves import check_moves, select_turns

pytestmark = [pytest.mark.xdist_group("kills"), pytest.mark.slow]

TABLES, TURNS = 10, 20
SHAPE = Shape(web=2, sockets=1, workers=0, bots=0, durable=True)


@pytest.fixture(scope="module")
def stack() -> Iterator[Stack]:
    """Run the scaled site on durable servers."""
    with TemporaryDirectory(prefix="glenmore-stack-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL's user has to come through
        with running_stack(Path(folder) / "stack", SHAPE) as started:
            yield started


#: The action, given the requests sent so far.
Action = Callable[[Sent], None]


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait up to a minute for a condition."""
    deadline = time.monotonic() + 60
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.1)


class Disruption:
    """An action carried out after some turns, while others are being sent."""

    def __init__(self, after: int, action: Action) -> None:
        self.after, self.action = after, action
        self._lock = Lock()
        self._striking: Thread | None = None

    def watch(self, sent: Sent) -> None:
        """Run it in a thread, without waiting for it."""
        with self._lock:
            if self._striking is None and len(sent.seconds) >= self.after:
                self._striking = Thread(target=self.action, args=(sent,))
                self._striking.start()

    def wait(self) -> None:
        """Wait until it is done."""
        assert self._striking is not None
        self._striking.join()


def play_through(stack: Stack, action: Action, turns: int) -> tuple[list[Script], Sent]:
    """Play at some tables while the action happens in the middle."""
    tables = scripts(stack.environ, TABLES, turns).tables
    disruption = Disruption(TABLES * turns // 3, action)
    sent = send_all(stack.url, tables, threads=4, then=disruption.watch)
    disruption.wait()
    assert len(sent.seconds) == TABLES * turns
    return tables, sent


def check_errors(sent: Sent) -> None:
    """Check that failures were problem documents, errors of the proxy or no answer."""
    for status, answer in sent.refusals:
        assert status in (0, 502, 503, 504), answer
        if status == 503 and answer.startswith("{"):
            assert json.loads(answer)["code"] == "unavailable"


def workers_of(pid: int) -> list[int]:
    """Return the child processes of a process."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def kill_web_processes(stack: Stack) -> None:
    """Kill all web processes in the middle of their work."""
    for name in ("web-1", "web-2"):
        for pid in workers_of(stack.parts[name].pid):
            os.kill(pid, signal.SIGKILL)


def test_web_processes_are_killed_in_the_middle_of_200_confirms(stack: Stack) -> None:
    tables, sent = play_through(stack, lambda _: kill_web_processes(stack), TURNS)
    check_moves(stack.url, tables)
    assert "games checked" in stack.manage("check_games")
    check_errors(sent)


def test_redis_is_restarted(stack: Stack) -> None:
    def restart(_: Sent) -> None:
        stack.redis.program.kill()
        stack.redis.start()

    tables, sent = play_through(stack, restart, 6)
    check_moves(stack.url, tables)
    assert "games checked" in stack.manage("check_games")
    check_errors(sent)


def test_a_socket_learns_what_happened_while_redis_was_away(stack: Stack) -> None:
    (table,) = scripts(stack.environ, 1, 3).tables
    address = stack.url.replace("http", "ws", 1) + f"/ws/tables/{table.id}/"

    async def listen() -> None:
        async with (
            ClientSession() as session,
            session.ws_connect(address, origin=stack.url) as socket,
        ):
            assert (await socket.receive_json(timeout=RETRY_TIMEOUT_S))["kind"] == "table"
            await asyncio.to_thread(stack.redis.program.kill)
            await asyncio.to_thread(stack.redis.start)
            await asyncio.to_thread(send_all, stack.url, [table], threads=1)
            await socket.send_str("ping")  # as the app does now and then
            message: dict[str, Any] = {}
            while message.get("table", {}).get("moves") != sum(
                each.choices for each in table.requests
            ):
                message = await socket.receive_json(timeout=RETRY_TIMEOUT_S)
            assert [event["kind"] for event in message["events"]][-1:] == ["moves"]

    run_apart(listen)


def test_postgres_is_restarted(stack: Stack) -> None:
    def restart(sent: Sent) -> None:
        stack.postgres.program.kill()
        wait_until(lambda: bool(sent.refusals))  # a short absence has no effect
        stack.postgres.start()

    tables, sent = play_through(stack, restart, 6)
    check_moves(stack.url, tables)
    assert "games checked" in stack.manage("check_games")
    check_errors(sent)
    assert sent.refusals


def test_the_database_is_destroyed_and_restored_from_a_dump(stack: Stack) -> None:
    tables = scripts(stack.environ, 4, 6).tables
    send_all(stack.url, select_turns(tables, slice(3)), threads=4)
    dump = stack.folder / "glenmore.dump"
    stack.postgres.run("pg_dump", "--format", "custom", "--file", str(dump), DATABASE)
    send_all(stack.url, select_turns(tables, slice(3, 5)), threads=4)  # these are lost
    stack.postgres.run("dropdb", "--force", DATABASE)
    stack.postgres.run("createdb", DATABASE)
    restore = ("--clean", "--if-exists", "--dbname", DATABASE)
    stack.postgres.run("pg_restore", *restore, str(dump))
    check_moves(stack.url, select_turns(tables, slice(3)))
    sent = send_all(stack.url, select_turns(tables, slice(3, None)), threads=4)
    check_moves(stack.url, tables)
    check_errors(sent)
    assert "games checked" in stack.manage("check_games")
