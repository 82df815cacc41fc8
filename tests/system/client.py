"""A client of a running site with cookies and sockets, as a browser has them."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Self

from aiohttp import ClientSession, ClientTimeout, ClientWebSocketResponse, WSMsgType

Json = dict[str, Any]
#: Generous, because a busy machine is slow, not broken.
TIMEOUT_S = 60


class Visitor:
    """A guest who can send each request to the process on a given port."""

    def __init__(self, site: int) -> None:
        self.site = site
        self._session = ClientSession(timeout=ClientTimeout(TIMEOUT_S))

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
        """Return the cookies."""
        return {cookie.key: cookie.value for cookie in self._session.cookie_jar}

    async def get(self, path: str, port: int = 0) -> Json:
        """GET from the API."""
        async with self._session.get(self._address(path, port)) as response:
            assert response.status == 200, await response.text()
            return dict(await response.json())

    async def post(self, path: str, body: Json | None = None, port: int = 0) -> Json:
        """POST to the API."""
        headers = {"X-CSRFToken": self.cookies.get("csrftoken", "")}
        address = self._address(path, port)
        async with self._session.post(address, json=body or {}, headers=headers) as response:
            assert response.status < 300, await response.text()
            return dict(await response.json())

    async def take_turn(self, table: str, port: int = 0) -> None:
        """Play the first legal choice until it is another seat's turn."""
        payload = await self.get(f"/tables/{table}/", port)
        while payload["view"]["choices"]:
            turn = {"seat": payload["seat"], "expected": payload["number"]}
            choices = [each for each in payload["view"]["choices"] if each[0] != "sell"]
            body = turn | {"choices": [(choices or payload["view"]["choices"])[0]]}
            payload = await self.post(f"/tables/{table}/choices/", body, port)

    async def listen(self, table: str, port: int, after: int | None = None) -> TableSocket:
        """Open a socket at a table."""
        query = "" if after is None else f"?after={after}"
        address = f"ws://localhost:{port}/ws/tables/{table}/{query}"
        # As behind the proxy, the process sees the host and port of the site.
        socket = await self._session.ws_connect(
            address,
            origin=f"http://localhost:{self.site}",
            headers={"Host": f"localhost:{self.site}"},
        )
        return TableSocket(socket)

    def _address(self, path: str, port: int) -> str:
        return f"http://localhost:{port or self.site}/api/v1{path}"


class TableSocket:
    """An open socket: the numbers of all events received, and the latest table."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self.numbers: list[int] = []
        self.table: Json = {}

    async def receive(self) -> None:
        """Receive the next message."""
        message = await asyncio.wait_for(self._socket.receive(), TIMEOUT_S)
        assert message.type == WSMsgType.TEXT, message
        received = message.json()
        if received["kind"] in ("events", "table"):
            self.numbers += [event["number"] for event in received["events"]]
            self.table = received["table"]

    async def receive_until(self, number: int) -> None:
        """Receive until the table has reached this event."""
        while not self.table or self.table["event"] < number:
            await self.receive()

    async def wait_closed(self) -> None:
        """Receive until the server closes the socket."""
        while not self._socket.closed:
            await asyncio.wait_for(self._socket.receive(), TIMEOUT_S)

    async def close(self) -> None:
        """Close the socket."""
        await self._socket.close()
