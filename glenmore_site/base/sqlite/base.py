"""SQLite backend in which the threads of a process write one after the other.

SQLite lets a waiting writer poll with growing delays, so that some wait for seconds while others
overtake them. Within a process a lock wakes the next writer at once. Writers of other processes
still wait as SQLite does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from threading import Lock
from typing import Any

from django.db import OperationalError
from django.db.backends.sqlite3 import base

#: Write lock of each database file in this process.
_WRITE_LOCKS: defaultdict[str, Lock] = defaultdict(Lock)
DEFAULT_TIMEOUT_S = 5.0
WRITE_STATEMENTS = ("INSERT", "UPDATE", "DELETE", "REPLACE")


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection that acquires the write lock for each transaction or single write."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - Django's own
        super().__init__(*args, **kwargs)
        self._holds_lock = False
        self.execute_wrappers.append(self._execute_locked)

    def _start_transaction_under_autocommit(self) -> None:
        self._acquire_lock()
        try:
            super()._start_transaction_under_autocommit()  # type: ignore[misc]  # not in the stubs
        except BaseException:
            self._release_lock()
            raise

    def _commit(self) -> None:
        super()._commit()  # type: ignore[misc]  # not in the stubs
        self._release_lock()

    def _rollback(self) -> None:
        try:
            super()._rollback()  # type: ignore[misc]  # not in the stubs
        finally:
            self._release_lock()

    def _close(self) -> None:
        try:
            super()._close()  # type: ignore[misc]  # not in the stubs
        finally:
            self._release_lock()

    def _execute_locked(self, execute: Callable[..., Any], sql: str, *arguments: Any) -> Any:  # noqa: ANN401
        """Execute a statement, with the write lock if it writes outside a transaction."""
        if self._holds_lock or not sql.startswith(WRITE_STATEMENTS):
            return execute(sql, *arguments)
        self._acquire_lock()
        try:
            return execute(sql, *arguments)
        finally:
            self._release_lock()

    def _acquire_lock(self) -> None:
        timeout_s = self.settings_dict["OPTIONS"].get("timeout", DEFAULT_TIMEOUT_S)
        if not self._lock.acquire(timeout=timeout_s):
            raise OperationalError("database is locked")
        self._holds_lock = True

    def _release_lock(self) -> None:
        if self._holds_lock:
            self._holds_lock = False
            self._lock.release()

    @property
    def _lock(self) -> Lock:
        return _WRITE_LOCKS[str(self.settings_dict["NAME"])]
