"""Start a program, wait until it is ready, and stop it by its process id."""

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

#: Generous, because a busy machine is slow, not broken.
START_TIMEOUT_S = 180
#: Below the ephemeral ports that systems use for outgoing connections.
PORTS = range(10_240, 32_768)


class NotReady(Exception):
    """A program did not start, or exited before it was ready."""


def free_port() -> int:
    """Return a free local port.

    Ephemeral ports are avoided: an outgoing connection might take one before the program starts.
    """
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def listens(port: int) -> bool:
    """Return whether a server listens on this port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@dataclass
class Program:
    """A program that runs until it is stopped; its output goes to a log file."""

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
        """Return the id of the running process."""
        if self._child is None:
            raise NotReady(f"{self.name} has not been started")
        return self._child.pid

    @property
    def running(self) -> bool:
        """Return whether it was started and has not exited."""
        return self._child is not None and self._child.poll() is None

    def start(self) -> None:
        """Start it and wait until it is ready."""
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start it in its own session, so that Ctrl+C does not reach it."""
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
        """Return when it is ready; raise if it exits or takes too long."""
        deadline = time.monotonic() + START_TIMEOUT_S
        while time.monotonic() < deadline:
            if not self.running:
                raise NotReady(f"{self.name} exited: {self.output()[-2000:].strip()}")
            if self.ready():
                return
            time.sleep(0.05)
        last = self.output()[-2000:].strip()
        raise NotReady(f"{self.name} was not ready in {START_TIMEOUT_S} seconds: {last}")

    def output(self) -> str:
        """Return its output since it was last started."""
        with self.log.open("rb") as log:
            log.seek(self._log_start)
            return log.read().decode("utf-8", errors="replace")

    def stop(self) -> None:
        """Terminate it; kill it and its children if it does not exit."""
        self.terminate()
        self._reap(timeout_s=20)

    def terminate(self) -> None:
        """Send the stop signal without waiting."""
        if self.running:
            os.kill(self.pid, self.stop_signal)

    def kill(self) -> None:
        """Kill it and its children at once, as a crash of the machine would."""
        if self.running:
            os.killpg(self.pid, signal.SIGKILL)
        self._reap(timeout_s=20)

    def _reap(self, timeout_s: float) -> None:
        if self._child is None:
            return
        try:
            self._child.wait(timeout_s)
        except subprocess.TimeoutExpired:
            os.killpg(self.pid, signal.SIGKILL)
            self._child.wait()
