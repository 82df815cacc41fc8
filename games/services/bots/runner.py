"""Let bots play in a thread of the site itself, for small installations.

The thread starts when a table first changes. On a large site `BOT_RUNNER` is empty and workers run
`manage.py play_bots` instead; both call the same function, which is safe to call twice.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections import deque

from django.conf import settings
from django.db import close_old_connections, connection

from .fair_queue import FairQueue, WaitingTable
from .turns import play_bot_turn_or_log, tables_with_bots, waiting_tables

logger = logging.getLogger(__name__)

#: When to check which table. The delay is the same for all, so entries are in order of time.
_waiting: queue.Queue[tuple[float, str]] = queue.Queue()
_start = threading.Lock()


class _Runner:
    """The thread, once it has been started."""

    thread: threading.Thread | None = None


def wake(table_id: str) -> None:
    """Check a table for bot turns after the usual pause."""
    _waiting.put((time.monotonic() + settings.BOT_PAUSE, table_id))
    with _start:
        if _Runner.thread is None or not _Runner.thread.is_alive():
            _Runner.thread = threading.Thread(target=_run, name="bots", daemon=True)
            _Runner.thread.start()


def wait_until_idle() -> None:
    """Wait until no bot has a turn left."""
    _waiting.join()


def _run() -> None:
    for table_id in _unfinished_tables():
        _waiting.put((0.0, table_id))  # turns that a stopped process left
    pending, fair = deque[tuple[float, str]](), FairQueue()
    while True:
        _receive(pending, block=not pending and not fair)
        if not fair:
            time.sleep(max(0.0, pending[0][0] - time.monotonic()))
            _receive(pending, block=False)
        _move_due_tables(pending, fair)
        try:
            _play(fair.pop())
        finally:
            _waiting.task_done()


def _receive(pending: deque[tuple[float, str]], *, block: bool) -> None:
    """Take what was woken since; wait for it if there is nothing else to do."""
    try:
        while True:
            pending.append(_waiting.get(block=block))
            block = False
    except queue.Empty:
        pass


def _move_due_tables(pending: deque[tuple[float, str]], fair: FairQueue) -> None:
    """Put the tables whose pause is over in fair order; one that waits already counts once."""
    now, due = time.monotonic(), list[str]()
    while pending and pending[0][0] <= now:
        due.append(pending.popleft()[1])
    if not due:
        return
    found = {table.id: table for table in _waiting_tables(due)}
    for table_id in due:
        if not fair.add(found.get(table_id, WaitingTable(table_id, "", None, has_person=False))):
            _waiting.task_done()


def _waiting_tables(table_ids: list[str]) -> list[WaitingTable]:
    try:
        return waiting_tables(table_ids)
    except Exception:
        # Whatever fails, the thread that plays for all tables must go on.
        logger.exception("bots cannot read the tables")
        return []
    finally:
        connection.close()


def _unfinished_tables() -> list[str]:
    try:
        return tables_with_bots()
    finally:
        connection.close()


def _play(table_id: str) -> None:
    """Play one turn of a bot; its commit wakes the next one."""
    close_old_connections()
    try:
        play_bot_turn_or_log(table_id=table_id)
    finally:
        connection.close()
