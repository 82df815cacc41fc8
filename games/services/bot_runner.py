"""Who lets the bots play on a small machine? A thread of the site itself.

It is started when a table first changes. On a large site `BOT_RUNNER` is empty and workers
run `manage.py play_bots`; both call the same verb, which is safe to call twice.
"""

from __future__ import annotations

import queue
import threading
import time

from django.conf import settings
from django.db import close_old_connections, connection

from .bots import play_bot_turn_or_report, tables_with_bots

#: When to look at which table. The pause is the same for all, so they stand in their order.
_waiting: queue.Queue[tuple[float, str]] = queue.Queue()
_start = threading.Lock()


class _Runner:
    """The thread, once it is needed."""

    thread: threading.Thread | None = None


def wake(table_id: str) -> None:
    """Let the bots look at a table, soon."""
    _waiting.put((time.monotonic() + settings.BOT_PAUSE, table_id))
    with _start:
        if _Runner.thread is None or not _Runner.thread.is_alive():
            _Runner.thread = threading.Thread(target=_run, name="bots", daemon=True)
            _Runner.thread.start()


def settle() -> None:
    """Wait until no bot has anything to do."""
    _waiting.join()


def _run() -> None:
    for table_id in _left_behind():
        _waiting.put((0.0, table_id))  # what a process that stopped left behind
    while True:
        due, table_id = _waiting.get()
        try:
            time.sleep(max(0.0, due - time.monotonic()))
            _play(table_id)
        finally:
            _waiting.task_done()


def _left_behind() -> list[str]:
    try:
        return tables_with_bots()
    finally:
        connection.close()


def _play(table_id: str) -> None:
    """One turn of a bot; the commit of it wakes the next one."""
    close_old_connections()
    try:
        play_bot_turn_or_report(table_id=table_id)
    finally:
        connection.close()
