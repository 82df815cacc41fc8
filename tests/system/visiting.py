"""How does somebody play at the real site, with a real browser's cookies and sockets?"""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Self

from aiohttp import ClientSession, ClientTimeout, ClientWebSocketResponse, WSMsgType

Json = dict[str, Any]
#: Seconds; a machine that is busy with other things is slow, not broken.
PATIENCE = 60


class Visitor:
    """A guest of the site: whatever he does, he names the port of the process that is to do it."""

    def __init__(self, site: int) -> None:
        self.site = site
        self._session = ClientSession(timeout=ClientTimeout(PATIENCE))

    async def __aenter__(self) -> Self:
        await self.post("/players/guest/")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self._session.close()

    @property
    def cookies(self) -> dict[str, str]:
        """What his browser keeps."""
        return {cookie.key: cookie.value for cookie in self._session.cookie_jar}

    async def get(self, path: str, port: int = 0) -> Json:
        """Read something."""
        async with self._session.get(self._address(path, port)) as answer:
            assert answer.status == 200, await answer.text()
            return dict(await answer.json())

    async def post(self, path: str, body: Json | None = None, port: int = 0) -> Json:
        """Do something."""
        headers = {"X-CSRFToken": self.cookies.get("csrftoken", "")}
        address = self._address(path, port)
        async with self._session.post(address, json=body or {}, headers=headers) as answer:
            assert answer.status < 300, await answer.text()
            return dict(await answer.json())

    async def take_turn(self, table: str, port: int = 0) -> None:
        """Choose the first of everything until it is somebody else's turn."""
        seen = await self.get(f"/tables/{table}/", port)
        while seen["view"]["choices"]:
            moment = {"seat": seen["seat"], "expected": seen["number"]}
            choices = [each for each in seen["view"]["choices"] if each[0] != "sell"]
            asked = moment | {"choices": [(choices or seen["view"]["choices"])[0]]}
            seen = await self.post(f"/tables/{table}/choices/", asked, port)

    async def listen(self, table: str, port: int, after: int | None = None) -> Ear:
        """Open a socket at a table."""
        behind = "" if after is None else f"?after={after}"
        address = f"ws://localhost:{port}/ws/tables/{table}/{behind}"
        socket = await self._session.ws_connect(address, origin=f"http://localhost:{self.site}")
        return Ear(socket)

    def _address(self, path: str, port: int) -> str:
        return f"http://localhost:{port or self.site}/api/v1{path}"


class Ear:
    """An open socket: the numbers of all events it heard of, and the table as it was told last."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self.numbers: list[int] = []
        self.table: Json = {}

    async def hear(self) -> None:
        """The next message."""
        message = await asyncio.wait_for(self._socket.receive(), PATIENCE)
        assert message.type == WSMsgType.TEXT, message
        told = message.json()
        if told["kind"] in ("events", "table"):
            self.numbers += [event["number"] for event in told["events"]]
            self.table = told["table"]

    async def hear_until(self, number: int) -> None:
        """Listen until the table is as it was after this event, or later."""
        while not self.table or self.table["event"] < number:
            await self.hear()

    async def hear_the_end(self) -> None:
        """Listen until the other side is gone."""
        while not self._socket.closed:
            await asyncio.wait_for(self._socket.receive(), PATIENCE)

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()
