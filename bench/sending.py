"""Send turns over HTTP from several threads.

A request without an answer, or with a 5xx, is repeated with the same idempotency key, as the app
does.
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
#: How long a request is retried.
RETRY_TIMEOUT_S = 60


class Request(msgspec.Struct, frozen=True):
    """The request of one turn."""

    token: str
    body: str
    choices: int


class Script(msgspec.Struct, frozen=True):
    """A table and the turns to play there."""

    id: str
    requests: list[Request]


class Scripts(msgspec.Struct, frozen=True):
    """All tables, and the seconds that the engine alone takes for a turn."""

    tables: list[Script]
    engine: float


class Sent(msgspec.Struct):
    """The duration of each request, and the answers before it succeeded."""

    seconds: list[float] = msgspec.field(default_factory=list)
    choices: int = 0
    refusals: list[tuple[int, str]] = msgspec.field(default_factory=list)


def scripts(environ: Mapping[str, str], *numbers: int) -> Scripts:
    """Open tables on the site with these settings."""
    command = [sys.executable, "-m", "bench.tables", *map(str, numbers)]
    settings = {"DJANGO_SETTINGS_MODULE": "glenmore_site.settings"}
    result = subprocess.run(  # noqa: S603 - our own program
        command,
        cwd=ROOT,
        env={**os.environ, **environ, **settings},
        check=False,
        capture_output=True,
    )
    if result.returncode:
        raise RuntimeError(result.stderr.decode()[-2000:])
    return msgspec.json.decode(result.stdout, type=Scripts)


def send_all(
    url: str,
    tables: Iterable[Script],
    *,
    threads: int,
    then: Callable[[Sent], None] = lambda _: None,
) -> Sent:
    """Play all turns at all tables; `then` is called with the results so far."""
    sent = Sent()
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda table: Sender(url, sent, then).play(table), tables))
    return sent


class Sender:
    """Plays the turns of a table."""

    def __init__(self, url: str, sent: Sent, then: Callable[[Sent], None]) -> None:
        self.address = urlsplit(url)
        self.sent, self.then = sent, then
        self.connection = self._connection()

    def play(self, table: Script) -> None:
        """Send the turns of a table one after the other."""
        for request in table.requests:
            start = time.perf_counter()
            self._send_until_done(f"/api/v1/tables/{table.id}/choices/", request)
            self.sent.seconds.append(time.perf_counter() - start)
            self.sent.choices += request.choices
            self.then(self.sent)
        self.connection.close()

    def _send_until_done(self, path: str, request: Request) -> None:
        deadline = time.monotonic() + RETRY_TIMEOUT_S
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
        """Return status and body; status 0 without an answer."""
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
    """GET from the API."""
    address = urlsplit(url)
    connection = HTTPConnection(address.hostname or "", address.port, timeout=30)
    connection.request("GET", f"/api/v1{path}", headers={"Authorization": f"Bearer {token}"})
    answer = json.loads(connection.getresponse().read())
    connection.close()
    return answer
