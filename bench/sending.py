"""How are turns sent, and what comes back? Over HTTP, by some threads at once.

Whoever gets no answer, or is told that the site cannot do it now, sends the same request again with
the same key, as the app does.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

ROOT = Path(__file__).parent.parent
#: How long a request is sent again before it is given up, in seconds.
PATIENCE = 60


class Request(msgspec.Struct, frozen=True):
    """A turn as it is sent."""

    token: str
    body: str
    choices: int


class Course(msgspec.Struct, frozen=True):
    """A table, and the turns to be played there."""

    id: str
    requests: list[Request]


class Scripts(msgspec.Struct, frozen=True):
    """All tables, and the seconds that the engine alone needs for a turn."""

    tables: list[Course]
    engine: float


class Sent(msgspec.Struct):
    """What became of all requests: how long each took, and what was answered before it was done."""

    seconds: list[float] = msgspec.field(default_factory=list)
    choices: int = 0
    refusals: list[tuple[int, str]] = msgspec.field(default_factory=list)


def scripts(environ: Mapping[str, str], *numbers: int) -> Scripts:
    """Open tables where the site with these settings finds them."""
    command = [sys.executable, "-m", "bench.tables", *map(str, numbers)]
    settings = {"DJANGO_SETTINGS_MODULE": "glenmore_site.settings"}
    told = subprocess.run(  # noqa: S603 - our own program
        command,
        cwd=ROOT,
        env={**os.environ, **environ, **settings},
        check=False,
        capture_output=True,
    )
    if told.returncode:
        raise RuntimeError(told.stderr.decode()[-2000:])
    return msgspec.json.decode(told.stdout, type=Scripts)


def send_all(
    url: str,
    tables: Iterable[Course],
    *,
    threads: int,
    then: Callable[[Sent], None] = lambda _: None,
) -> Sent:
    """Play all turns at all tables; `then` is called with what is known so far, when it grows."""
    sent = Sent()
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda table: Sender(url, sent, then).play(table), tables))
    return sent


class Sender:
    """Who plays at a table."""

    def __init__(self, url: str, sent: Sent, then: Callable[[Sent], None]) -> None:
        self.address = urlsplit(url)
        self.sent, self.then = sent, then
        self.connection = self._connection()

    def play(self, table: Course) -> None:
        """Send the turns of a table, each when the one before is made."""
        for request in table.requests:
            start = time.perf_counter()
            self._insist(f"/api/v1/tables/{table.id}/choices/", request)
            self.sent.seconds.append(time.perf_counter() - start)
            self.sent.choices += request.choices
            self.then(self.sent)
        self.connection.close()

    def _insist(self, path: str, request: Request) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            status, answer = self._send(path, request)
            if status == 200:
                return
            self.sent.refusals.append((status, answer))
            self.then(self.sent)
            if status and status < 500:
                break
            time.sleep(0.1)
        raise RuntimeError(f"not played: {self.sent.refusals[-1]}")

    def _send(self, path: str, request: Request) -> tuple[int, str]:
        """The answer; 0 where there was none."""
        headers = {
            "Authorization": f"Bearer {request.token}",
            "Content-Type": "application/json",
            "Idempotency-Key": sha256(request.body.encode()).hexdigest(),
        }
        try:
            self.connection.request("POST", path, request.body, headers)
            answer = self.connection.getresponse()
            text = answer.read().decode()
        except (OSError, HTTPException) as error:
            self.connection.close()
            self.connection = self._connection()
            return 0, repr(error)
        else:
            return answer.status, text if answer.status != 200 else ""

    def _connection(self) -> HTTPConnection:
        return HTTPConnection(self.address.hostname or "", self.address.port, timeout=30)


def read(url: str, path: str, token: str) -> Any:  # noqa: ANN401 - JSON
    """What the API answers."""
    address = urlsplit(url)
    connection = HTTPConnection(address.hostname or "", address.port, timeout=30)
    connection.request("GET", f"/api/v1{path}", headers={"Authorization": f"Bearer {token}"})
    answer = json.loads(connection.getresponse().read())
    connection.close()
    return answer
