"""Open WebSockets in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

from channels.routing import URLRouter
from channels.testing import WebsocketCommunicator
from django.contrib.auth.models import AnonymousUser

from accounts.models import Player
from games.routing import websocket_urlpatterns
from tests.games.client import Json
from tests.own_loop import run_apart


class Socket:
    """A WebSocket of a player, or of a visitor who is not logged in."""

    def __init__(self, path: str, player: Player | None = None) -> None:
        self._wire = WebsocketCommunicator(URLRouter(websocket_urlpatterns), path)
        self._wire.scope["user"] = player or AnonymousUser()

    async def open(self) -> Json:
        """Connect and return the first message."""
        connected, _ = await self._wire.connect(timeout=5)
        assert connected
        return await self.receive()

    async def receive(self) -> Json:
        """Return the next message."""
        return cast("Json", await self._wire.receive_json_from(timeout=10))

    async def receive_event(self, number: int) -> Json:
        """Return the first message with the event of this number or a later one."""
        while True:
            message = await self.receive()
            if message["events"] and message["events"][-1]["number"] >= number:
                return message

    async def send(self, message: object) -> None:
        """Send a message."""
        await self._wire.send_json_to(message)

    async def close_code(self) -> int:
        """Return the code with which the server closed the socket; no message may precede it."""
        message = await self._wire.receive_output(timeout=5)
        assert message["type"] == "websocket.close"
        return int(message["code"])

    async def final_close_code(self) -> int:
        """Return the code with which the server closed the socket, skipping messages."""
        while True:
            message = await self._wire.receive_output(timeout=5)
            if message["type"] == "websocket.close":
                return int(message["code"])

    async def is_silent(self) -> bool:
        """Return whether no message arrives."""
        return bool(await self._wire.receive_nothing(timeout=0.3))

    async def close(self) -> None:
        """Disconnect."""
        await self._wire.disconnect()


def run_async(test: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test, then cancel its remaining tasks."""

    async def whole() -> None:
        await test()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    run_apart(whole)
