"""Stop engine work that takes too long.

A table must never hang or block a thread of the site. While a request, socket or bot is served, a
watchdog checks its thread at intervals. If the thread is inside the engine at every check and has
spent too much CPU time there, an exception is raised in it. CPU time counts, so a busy machine
stops no turn. This is safe: the engine uses no database, the game is discarded, and the transaction
around it is rolled back.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from types import FrameType

from i18n import translate

logger = logging.getLogger(__name__)

#: CPU time in the engine without a break; a choice takes some milliseconds.
MAX_ENGINE_S = 10.0
CHECK_INTERVAL_S = 0.25
ENGINE_PACKAGE = "games.engine"


class TookTooLong(Exception):
    """The engine was stopped. Nothing has changed."""

    status = HTTPStatus.SERVICE_UNAVAILABLE
    code = "took-too-long"
    rule: str | None = None
    field: str | None = None

    @property
    def message(self) -> str:
        """The message to the user."""
        return translate("refused-took-too-long")


class _Watch:
    """A watched thread, and since when by its CPU clock it has been inside the engine."""

    def __init__(self, serving: str, seconds: float) -> None:
        self.serving, self.seconds = serving, seconds
        self.thread = threading.get_ident()
        self.clock = _clock_of(self.thread)
        self.since: float | None = None

    def check(self, frame: FrameType | None) -> bool:
        """Return whether the thread has been inside the engine for too long."""
        if not _in_engine(frame):
            self.since = None
            return False
        now = time.clock_gettime(self.clock)
        self.since = now if self.since is None else self.since
        return now - self.since >= self.seconds


class _Watchdog:
    """One thread that waits while nothing is watched."""

    def __init__(self) -> None:
        self.watches: set[_Watch] = set()
        self.changed = threading.Condition()
        self.thread: threading.Thread | None = None

    def add(self, watch: _Watch) -> None:
        with self.changed:
            self.watches.add(watch)
            if self.thread is None or not self.thread.is_alive():  # a fork does not copy threads
                self.thread = threading.Thread(target=self.run, name="watchdog", daemon=True)
                self.thread.start()
            self.changed.notify()

    def remove(self, watch: _Watch) -> None:
        with self.changed:
            self.watches.discard(watch)

    def run(self) -> None:
        while True:
            with self.changed:
                self.changed.wait_for(lambda: self.watches)
                self.check_all()
            time.sleep(CHECK_INTERVAL_S)

    def check_all(self) -> None:
        frames = sys._current_frames()  # noqa: SLF001 - the only way
        for watch in list(self.watches):
            if watch.check(frames.get(watch.thread)):
                self.watches.discard(watch)
                _stop(watch.thread)
                logger.error("the engine was stopped after %s s: %s", watch.seconds, watch.serving)


_WATCHDOG = _Watchdog()


@contextmanager
def time_limit(serving: str, seconds: float | None = None) -> Iterator[None]:
    """Raise TookTooLong inside the block if the engine takes too long."""
    watch = _Watch(serving, MAX_ENGINE_S if seconds is None else seconds)
    _WATCHDOG.add(watch)
    try:
        yield
    finally:
        _WATCHDOG.remove(watch)


def _clock_of(thread: int) -> int:
    """The CPU clock of a thread, or the monotonic clock where the system has none."""
    if hasattr(time, "pthread_getcpuclockid"):
        return time.pthread_getcpuclockid(thread)
    return time.CLOCK_MONOTONIC


def _in_engine(frame: FrameType | None) -> bool:
    while frame is not None:
        if str(frame.f_globals.get("__name__", "")).startswith(ENGINE_PACKAGE):
            return True
        frame = frame.f_back
    return False


def _stop(thread: int) -> None:
    """Raise TookTooLong in another thread."""
    raising = ctypes.pythonapi.PyThreadState_SetAsyncExc
    raising(ctypes.c_ulong(thread), ctypes.py_object(TookTooLong))
