"""How do the writers of one process share SQLite? One after the other.

A writer who has to wait looks again now and then, by SQLite's own ways, and sleeps ever longer
in between; so some wait for seconds while others pass by. Within a process a lock wakes the next
one as soon as it is his turn. Other processes still wait as SQLite lets them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from threading import Lock
from typing import Any

from django.db import OperationalError
from django.db.backends.sqlite3 import base

#: Who may write, in the databases that this process knows.
_TURNS: defaultdict[str, Lock] = defaultdict(Lock)
PATIENCE = 5.0
WRITING = ("INSERT", "UPDATE", "DELETE", "REPLACE")


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection that waits for its turn before it begins a transaction, or writes without."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - Django's own
        super().__init__(*args, **kwargs)
        self._has_turn = False
        self.execute_wrappers.append(self._in_turn)

    def _start_transaction_under_autocommit(self) -> None:
        self._take_turn()
        try:
            super()._start_transaction_under_autocommit()  # type: ignore[misc]  # not in the stubs
        except BaseException:
            self._pass_turn()
            raise

    def _commit(self) -> None:
        super()._commit()  # type: ignore[misc]  # not in the stubs
        self._pass_turn()

    def _rollback(self) -> None:
        try:
            super()._rollback()  # type: ignore[misc]  # not in the stubs
        finally:
            self._pass_turn()

    def _close(self) -> None:
        try:
            super()._close()  # type: ignore[misc]  # not in the stubs
        finally:
            self._pass_turn()

    def _in_turn(self, execute: Callable[..., Any], sql: str, *about: Any) -> Any:  # noqa: ANN401
        """A statement that writes by itself, without a transaction around it."""
        if self._has_turn or not sql.startswith(WRITING):
            return execute(sql, *about)
        self._take_turn()
        try:
            return execute(sql, *about)
        finally:
            self._pass_turn()

    def _take_turn(self) -> None:
        patience = self.settings_dict["OPTIONS"].get("timeout", PATIENCE)
        if not self._turn.acquire(timeout=patience):
            raise OperationalError("database is locked")
        self._has_turn = True

    def _pass_turn(self) -> None:
        if self._has_turn:
            self._has_turn = False
            self._turn.release()

    @property
    def _turn(self) -> Lock:
        return _TURNS[str(self.settings_dict["NAME"])]
