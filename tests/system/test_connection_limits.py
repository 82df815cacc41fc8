"""Clients that send too much, too slowly or too often do not stop the embedded site."""

from __future__ import annotations

import os
import socket
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.system.embedded_site import manage, served

Address = tuple[str, int]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """The address of a site with short time limits."""
    folder = tmp_path_factory.mktemp("site")
    environ = os.environ | {"GLENMORE_VAR": str(folder)}
    manage(environ, "migrate")
    with served(environ, "tests.system.short_limits:application") as url:
        yield "127.0.0.1", urlsplit(url).port or 0


def connect(site: Address, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(site, timeout=20, source_address=(source, 0))


def answer(connection: socket.socket) -> bytes:
    """All that comes until the site closes the connection."""
    received = b""
    try:
        while data := connection.recv(65536):
            received += data
    except ConnectionResetError:
        pass
    return received


def test_a_body_announced_as_too_large_is_refused_before_it_is_sent(site: Address) -> None:
    with closing(connect(site)) as client:
        client.sendall(b"POST /api/v1/me/ HTTP/1.1\r\nHost: localhost\r\n")
        client.sendall(b"Content-Length: 10000000\r\n\r\n")
        assert answer(client).startswith(b"HTTP/1.1 413 ")


def test_a_body_without_length_is_cut_off(site: Address) -> None:
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    with closing(connect(site)) as client:
        client.sendall(b"POST /api/v1/me/ HTTP/1.1\r\nHost: localhost\r\n")
        client.sendall(b"Transfer-Encoding: chunked\r\n\r\n")
        sent = 0
        try:
            while sent < 1000:
                client.sendall(chunk)
                sent += 1
        except OSError:
            pass
        assert sent < 1000


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n",
    ],
    ids=["line", "headers", "body"],
)
def test_a_request_that_trickles_in_is_ended(site: Address, beginning: bytes) -> None:
    started = time.monotonic()
    with closing(connect(site)) as client:
        client.settimeout(0.2)
        client.sendall(beginning)
        ended = False
        while not ended and time.monotonic() - started < 15:
            try:
                client.sendall(b"x")
                ended = client.recv(1000) == b""
            except TimeoutError:
                continue
            except OSError:
                ended = True
    assert ended


def test_half_open_connections_of_one_address_do_not_keep_others_out(
    site: Address, tmp_path: Path
) -> None:
    flood = [connect(site, "127.0.0.2") for _ in range(1000)]
    try:
        with urllib.request.urlopen(f"http://localhost:{site[1]}/health/live", timeout=5) as live:
            assert live.status == 200
    finally:
        for connection in flood:
            connection.close()
    with closing(connect(site, "127.0.0.2")) as client:
        client.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b" 200 OK" in answer(client)
