"""The site calls push services on public addresses only, and keeps nothing of their responses."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
import time_machine
from pytest_django import Settings

from notifications.models import Delivery, Subscription
from notifications.push_endpoint import InvalidEndpoint, public_addresses, push_session
from tests.games.client import Client
from tests.games.conftest import MakeClient
from tests.games.tables import begin
from tests.notifications.messages import choose, deliver_all, states
from tests.notifications.push_service import Browser, PushService

Travel = time_machine.Traveller
SECRET = "internal-secret-4711"


@contextmanager
def answering(status: int, headers: dict[str, str]) -> Iterator[tuple[str, list[str]]]:
    """Answer every request with a body that nobody may see; list the paths that were called."""
    paths: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            paths.append(self.path)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(SECRET)))
            self.end_headers()
            self.wfile.write(SECRET.encode())

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}", paths
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def begin_with_endpoint(make_client: MakeClient, endpoint: str, **keys: str) -> Client:
    """A table whose active player has a device that is stored with this endpoint."""
    _, (first, _) = begin(make_client)
    stored = Browser(PushService()).subscription | {"endpoint": endpoint} | keys
    Subscription.objects.create(player=first.player, **stored)
    choose(first, turn="push")
    return first


@pytest.mark.django_db
@pytest.mark.parametrize("status", [400, 403, 503])
def test_the_body_of_a_push_services_response_is_neither_shown_nor_stored(
    make_client: MakeClient, travel: Travel, settings: Settings, status: int
) -> None:
    settings.PUSH_TRUSTED_ORIGINS = ["http://localhost:*"]
    with answering(status, {}) as (origin, paths):
        first = begin_with_endpoint(make_client, f"{origin}/phone")
        for _ in range(90):
            travel.shift(timedelta(minutes=1))
            deliver_all()
    assert paths
    assert SECRET not in str(Delivery.objects.values())
    assert SECRET not in str(states(first, "turn"))


@pytest.mark.django_db
def test_a_redirect_is_not_followed(
    make_client: MakeClient, travel: Travel, settings: Settings
) -> None:
    settings.PUSH_TRUSTED_ORIGINS = ["http://localhost:*"]
    with (
        answering(200, {}) as (inside, called),
        answering(307, {"Location": f"{inside}/admin"}) as (origin, _),
    ):
        first = begin_with_endpoint(make_client, f"{origin}/phone")
        travel.shift(timedelta(minutes=5))
        deliver_all()
    assert called == []
    assert states(first, "turn") == [("failed", "the push service rejected it")]


@pytest.mark.django_db
@pytest.mark.parametrize(
    "endpoint",
    [
        "https://localhost\\@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1/x",
        "not a url",
        "",
    ],
)
def test_a_stored_endpoint_that_is_malformed_removes_its_device_and_crashes_nothing(
    make_client: MakeClient, travel: Travel, endpoint: str
) -> None:
    first = begin_with_endpoint(make_client, endpoint)
    travel.shift(timedelta(minutes=5))
    deliver_all()
    assert Subscription.objects.count() == 0
    assert states(first, "turn") == [("failed", "this device no longer gets push notifications")]


@pytest.mark.django_db
def test_a_stored_key_that_is_malformed_removes_its_device_and_crashes_nothing(
    make_client: MakeClient, travel: Travel
) -> None:
    begin_with_endpoint(make_client, "https://fcm.googleapis.com/x", auth="A", p256dh="!")
    travel.shift(timedelta(minutes=5))
    deliver_all()
    assert Subscription.objects.count() == 0


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "::1", "fe80::1",
     "fc00::1", "::ffff:127.0.0.1", "224.0.0.1"],
)  # fmt: skip
def test_a_push_service_whose_name_resolves_to_a_private_address_is_not_called(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    resolved = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443)),
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)),
    ]
    connected: list[object] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: resolved)
    monkeypatch.setattr(socket.socket, "connect", lambda _, to: connected.append(to))
    with pytest.raises(InvalidEndpoint):
        public_addresses("fcm.googleapis.com", 443)
    with pytest.raises(OSError, match="non-public"):
        push_session().post("https://fcm.googleapis.com/x", data=b"", timeout=1)
    assert connected == []


def test_a_push_service_is_called_at_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resolved = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))]
    connected: list[object] = []

    def refuse(_: socket.socket, to: object) -> None:
        connected.append(to)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: resolved)
    monkeypatch.setattr(socket.socket, "connect", refuse)
    with pytest.raises(OSError, match="establish a new connection"):
        push_session().post("https://fcm.googleapis.com/x", data=b"", timeout=1)
    assert connected == [("8.8.8.8", 443)]


def test_the_session_refuses_every_other_host() -> None:
    with pytest.raises(InvalidEndpoint):
        push_session().post("https://example.org/x", data=b"", timeout=1)
