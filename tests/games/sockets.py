"""How do the tests listen at a socket?"""

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
    """A socket of a player, or of somebody who has not logged in."""

    def __init__(self, path: str, player: Player | None = None) -> None:
        self._wire = WebsocketCommunicator(URLRouter(websocket_urlpatterns), path)
        self._wire.scope["user"] = player or AnonymousUser()

    async def open(self) -> Json:
        """Open it and hear the first message."""
        connected, _ = await self._wire.connect(timeout=5)
        assert connected
        return await self.hear()

    async def hear(self) -> Json:
        """The next message."""
        return cast("Json", await self._wire.receive_json_from(timeout=10))

    async def hear_event(self, number: int) -> Json:
        """The first message that tells of an event."""
        while True:
            message = await self.hear()
            if message["events"] and message["events"][-1]["number"] >= number:
                return message

    async def say(self, message: object) -> None:
        """Say something."""
        await self._wire.send_json_to(message)

    async def closed_with(self) -> int:
        """The code by which the server closed it."""
        message = await self._wire.receive_output(timeout=5)
        assert message["type"] == "websocket.close"
        return int(message["code"])

    async def last_code(self) -> int:
        """The code by which the server closed it, whatever it said before."""
        while True:
            message = await self._wire.receive_output(timeout=5)
            if message["type"] == "websocket.close":
                return int(message["code"])

    async def silent(self) -> bool:
        """Whether nothing comes."""
        return bool(await self._wire.receive_nothing(timeout=0.3))

    async def close(self) -> None:
        """Hang up."""
        await self._wire.disconnect()


def in_loop(test: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test; what it leaves behind is cancelled."""

    async def whole() -> None:
        await test()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    run_apart(whole)
