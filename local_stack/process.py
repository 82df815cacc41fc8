"""How is a program started on this machine, watched until it is ready, and stopped by its id?"""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

#: Seconds; a machine that is busy with other things is slow, not broken.
PATIENCE = 180
#: Below what Linux, and any other system, gives to connections that go out.
PORTS = range(10_240, 32_768)


class NotReady(Exception):
    """A program did not start, or ended before it was ready."""


def free_port() -> int:
    """A port of this machine that nobody listens at.

    Not one of those from which the system takes the ends of connections that go out: between
    this answer and the start of the program one of them might have it.
    """
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def listens(port: int) -> bool:
    """Whether somebody listens at this port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@dataclass
class Program:
    """A program that runs until it is stopped; what it says goes into a file."""

    name: str
    command: Sequence[str]
    log: Path
    ready: Callable[[], bool]
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)
    cwd: Path | None = None
    user: str | None = None
    stop_signal: signal.Signals = signal.SIGTERM
    _child: subprocess.Popen[bytes] | None = None
    _log_start: int = 0

    @property
    def pid(self) -> int:
        """The id of the running process."""
        if self._child is None:
            raise NotReady(f"{self.name} has not been started")
        return self._child.pid

    @property
    def running(self) -> bool:
        """Whether it has been started and has not ended."""
        return self._child is not None and self._child.poll() is None

    def start(self) -> None:
        """Start it and wait until it is ready."""
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start it, in a session of its own: an interrupt at the keyboard is not for it."""
        with self.log.open("ab") as log:
            self._log_start = log.tell()
            self._child = subprocess.Popen(
                self.command,
                env=self.environ,
                cwd=self.cwd,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=self.user,
                group=self.user,
                extra_groups=[] if self.user else None,
            )

    def wait_until_ready(self) -> None:
        """Return when it is ready; raise if it has ended or takes too long."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if not self.running:
                raise NotReady(f"{self.name} has ended: {self.said()[-2000:].strip()}")
            if self.ready():
                return
            time.sleep(0.05)
        raise NotReady(
            f"{self.name} was not ready in {PATIENCE} seconds: {self.said()[-2000:].strip()}"
        )

    def said(self) -> str:
        """What it has said since it was last started."""
        with self.log.open("rb") as log:
            log.seek(self._log_start)
            return log.read().decode("utf-8", errors="replace")

    def stop(self) -> None:
        """Ask it to end; kill it with all its children if it does not."""
        self.ask_to_end()
        self._bury(timeout=20)

    def ask_to_end(self) -> None:
        """Ask it to end, and do not wait."""
        if self.running:
            os.kill(self.pid, self.stop_signal)

    def kill(self) -> None:
        """End it at once, with all its children, as a crash of the machine would."""
        if self.running:
            os.killpg(self.pid, signal.SIGKILL)
        self._bury(timeout=20)

    def _bury(self, timeout: float) -> None:
        if self._child is None:
            return
        try:
            self._child.wait(timeout)
        except subprocess.TimeoutExpired:
            os.killpg(self.pid, signal.SIGKILL)
            self._child.wait()
