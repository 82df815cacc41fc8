"""How is engine work stopped that does not come to an end?

A table must never hang, nor hold a thread of the site for ever. While somebody's request, socket
or bot is served, a watchdog looks at its thread now and then; one that it finds inside the engine
every time, and that has worked there for too long, gets an exception there. What counts is the
thread's own work: on a machine that is busy with others nobody's turn is stopped. Nothing is
harmed: the engine knows no database, the game it was working on is thrown away, and the
transaction around it is rolled back.
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

from words import say

logger = logging.getLogger(__name__)

#: Seconds of work in the engine without a pause; a choice takes some thousandths of one.
LIMIT = 10.0
#: Seconds between two looks.
INTERVAL = 0.25
ENGINE = "games.engine"


class TookTooLong(Exception):
    """The engine was stopped. Nothing has changed."""

    status = HTTPStatus.SERVICE_UNAVAILABLE
    code = "took-too-long"
    rule: str | None = None
    field: str | None = None

    @property
    def message(self) -> str:
        """What is said to who asked."""
        return say("refused-took-too-long")


class _Watch:
    """A thread that serves somebody, and since when by its own clock it was seen in the engine."""

    def __init__(self, serving: str, seconds: float) -> None:
        self.serving, self.seconds = serving, seconds
        self.thread = threading.get_ident()
        self.clock = _clock_of(self.thread)
        self.since: float | None = None

    def look(self, frame: FrameType | None) -> bool:
        """Note whether the thread is in the engine; tell whether it has been there too long."""
        if not _in_engine(frame):
            self.since = None
            return False
        now = time.clock_gettime(self.clock)
        self.since = now if self.since is None else self.since
        return now - self.since >= self.seconds


class _Watchdog:
    """One thread, which sleeps while nobody is served."""

    def __init__(self) -> None:
        self.watches: set[_Watch] = set()
        self.changed = threading.Condition()
        self.thread: threading.Thread | None = None

    def add(self, watch: _Watch) -> None:
        with self.changed:
            self.watches.add(watch)
            if self.thread is None or not self.thread.is_alive():  # not so after a fork
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
                self.look_at_all()
            time.sleep(INTERVAL)

    def look_at_all(self) -> None:
        frames = sys._current_frames()  # noqa: SLF001 - the only way
        for watch in list(self.watches):
            if watch.look(frames.get(watch.thread)):
                self.watches.discard(watch)
                _stop(watch.thread)
                logger.error("the engine was stopped after %s s: %s", watch.seconds, watch.serving)


_WATCHDOG = _Watchdog()


@contextmanager
def time_limit(serving: str, seconds: float | None = None) -> Iterator[None]:
    """Raise TookTooLong in what is done within, if the engine keeps it for too long."""
    watch = _Watch(serving, LIMIT if seconds is None else seconds)
    _WATCHDOG.add(watch)
    try:
        yield
    finally:
        _WATCHDOG.remove(watch)


def _clock_of(thread: int) -> int:
    """The clock of a thread's work; where the system has none, that of the wall."""
    if hasattr(time, "pthread_getcpuclockid"):
        return time.pthread_getcpuclockid(thread)
    return time.CLOCK_MONOTONIC


def _in_engine(frame: FrameType | None) -> bool:
    while frame is not None:
        if str(frame.f_globals.get("__name__", "")).startswith(ENGINE):
            return True
        frame = frame.f_back
    return False


def _stop(thread: int) -> None:
    """Raise the exception in another thread, at the next thing it does."""
    raising = ctypes.pythonapi.PyThreadState_SetAsyncExc
    raising(ctypes.c_ulong(thread), ctypes.py_object(TookTooLong))
