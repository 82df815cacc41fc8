"""Bound what one client can make daphne hold: bodies, slow requests and connections.

A proxy does this in front of a large site; the embedded site is reached directly. Headers are
bounded by Twisted itself (16 kB).
"""

from __future__ import annotations

import resource
from typing import Any

from daphne import http_protocol
from django.conf import settings

MAX_BODY_BYTES = 1_000_000
#: For sending a request completely, however slowly its bytes arrive.
REQUEST_TIMEOUT_S = 30.0
#: For a connection on which nothing arrives.
IDLE_TIMEOUT_S = 30.0
MAX_CONNECTIONS_PER_ADDRESS = 200
TOO_LARGE = b"HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class LimitedRequest(http_protocol.WebRequest):  # type: ignore[misc]
    """A request whose body is bounded and has to arrive in time."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Twisted's
        super().__init__(*args, **options)
        self.channel.has_asked = True
        self._received, self._refused = 0, False
        self._timer = _call_later(REQUEST_TIMEOUT_S, self._abort)

    def gotLength(self, length: int | None) -> None:  # noqa: N802 - Twisted's
        """Refuse a body that is announced as too large, before it is sent."""
        self._refused = length is not None and length > MAX_BODY_BYTES
        super().gotLength(0 if self._refused else length)
        if self._refused:
            self._refuse()

    def handleContentChunk(self, data: bytes) -> None:  # noqa: N802 - Twisted's
        """Refuse a body without an announced length as soon as it is too large."""
        self._received += len(data)
        if self._refused:
            return
        if self._received > MAX_BODY_BYTES:
            self._refused = True
            self._refuse()
            return
        super().handleContentChunk(data)

    def process(self) -> object:
        """Carry out a request that has arrived completely."""
        self._stop_timer()
        return None if self._refused else super().process()

    def connectionLost(self, reason: object) -> None:  # noqa: N802 - Twisted's
        """Forget the request."""
        self._stop_timer()
        super().connectionLost(reason)

    def _stop_timer(self) -> None:
        if self._timer.active():
            self._timer.cancel()

    def _refuse(self) -> None:
        self.channel.transport.write(TOO_LARGE)
        self.channel.loseConnection()

    def _abort(self) -> None:
        self.channel.forceAbortClient()


class ConnectionCounter:
    """Counts the open connections of each address."""

    def __init__(self) -> None:
        self._channels: dict[str, list[Any]] = {}

    def admits(self, host: str) -> bool:
        """Whether an address may open another connection."""
        channels = self._channels.get(host, [])
        if len(channels) < MAX_CONNECTIONS_PER_ADDRESS:
            return True
        channels[:] = [each for each in channels if getattr(each.transport, "connected", False)]
        return len(channels) < MAX_CONNECTIONS_PER_ADDRESS

    def add(self, host: str, channel: object) -> None:
        """Count a connection until it is closed."""
        self._channels.setdefault(host, []).append(channel)
        if len(self._channels) > MAX_CONNECTIONS_PER_ADDRESS:
            self._channels = {name: found for name, found in self._channels.items() if _open(found)}


def _open(channels: list[Any]) -> bool:
    return any(getattr(each.transport, "connected", False) for each in channels)


class LimitedFactory(http_protocol.HTTPFactory):  # type: ignore[misc]
    """Opens connections within the limits."""

    def __init__(self, server: object) -> None:
        super().__init__(server)
        self.timeOut = IDLE_TIMEOUT_S
        self._counter = ConnectionCounter()

    def buildProtocol(self, addr: Any) -> Any:  # noqa: ANN401, N802 - Twisted's
        """Return the protocol of a new connection; None closes it at once."""
        host = str(getattr(addr, "host", ""))
        # Behind a proxy all connections come from one address.
        if not settings.PROXIES and not self._counter.admits(host):
            return None
        protocol = super().buildProtocol(addr)
        protocol.requestFactory = LimitedRequest
        channel = protocol._channel  # noqa: SLF001 - Twisted has no other way to it
        self._counter.add(host, channel)
        _call_later(REQUEST_TIMEOUT_S, _close_if_silent, channel)
        return protocol


def _close_if_silent(channel: Any) -> None:  # noqa: ANN401 - Twisted's
    """Close a connection that has not sent the first line of a request."""
    if not getattr(channel, "has_asked", False) and _open([channel]):
        channel.forceAbortClient()


def install() -> None:
    """Let daphne use the limits, and let this process open as many files as it may."""
    from daphne import server  # noqa: PLC0415 - it picks Twisted's event loop when imported

    server.HTTPFactory = LimitedFactory
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _call_later(seconds: float, call: Any, *args: object) -> Any:  # noqa: ANN401 - Twisted's
    from twisted.internet import reactor  # noqa: PLC0415 - installs an event loop when imported

    loop: Any = reactor
    return loop.callLater(seconds, call, *args)
