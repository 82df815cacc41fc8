"""Measure how long a turn takes to reach 500 open sockets.

Either all 500 watch one table, or 100 tables have five sockets each: three players and two
spectators. The time runs from sending the request to the event at each socket.
"""

from __future__ import annotations

import asyncio
import time

import aiohttp

from bench.figures import percentile, spread, verdict
from bench.sending import Script, scripts
from bench.sites import SITES, Site

SOCKETS, TABLES, TURNS = 500, 100, 10
GOAL_MS = 150


def main() -> None:
    """Measure both cases on both sites."""
    for start in SITES.values():
        with start() as site:
            _report(site, "one table", tables=1, each=SOCKETS, turns=TURNS)
            _report(site, f"{TABLES} tables", tables=TABLES, each=SOCKETS // TABLES, turns=3)


def _report(site: Site, where: str, *, tables: int, each: int, turns: int) -> None:
    scripted = scripts(site.environ, tables, turns).tables
    found = asyncio.run(_measure(site, scripted, each))
    print(f"{site.name}, {tables * each} sockets at {where}: {spread(found)}")
    print(f"  goal p99 under {GOAL_MS} ms: {verdict(reached=percentile(found, 0.99) < GOAL_MS)}")


async def _measure(site: Site, tables: list[Script], each: int) -> list[float]:
    """Return the seconds from each turn to each socket of its table."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as session:
        audiences = [await _audience(session, site, table, each) for table in tables]
        found = []
        for table, audience in zip(tables, audiences, strict=True):
            for number in range(len(table.requests)):
                found += await _turn(session, site, table, number, audience)
        for socket in (socket for audience in audiences for socket in audience):
            await socket.close()
    return found


async def _audience(
    session: aiohttp.ClientSession, site: Site, table: Script, each: int
) -> list[aiohttp.ClientWebSocketResponse]:
    """Open the sockets of a table: its players, if there are few sockets, and spectators."""
    tokens = {request.token for request in table.requests} if each < SOCKETS else set()
    viewers = [{"Authorization": f"Bearer {token}"} for token in tokens]
    viewers += [{} for _ in range(each - len(viewers))]
    address = f"{site.url}/ws/tables/{table.id}/".replace("http", "ws", 1)
    sockets = [
        await session.ws_connect(address, headers=headers, origin=site.url) for headers in viewers
    ]
    for socket in sockets:
        await socket.receive(timeout=60)  # the current table
    return sockets


async def _turn(
    session: aiohttp.ClientSession,
    site: Site,
    table: Script,
    number: int,
    audience: list[aiohttp.ClientWebSocketResponse],
) -> list[float]:
    """Send a turn and wait until every socket has received it."""
    request = table.requests[number]
    headers = {"Authorization": f"Bearer {request.token}", "Content-Type": "application/json"}
    address = f"{site.url}/api/v1/tables/{table.id}/choices/"
    receiving = [asyncio.create_task(_received_at(socket)) for socket in audience]
    await asyncio.sleep(0)
    start = time.perf_counter()
    async with session.post(address, data=request.body, headers=headers) as response:
        response.raise_for_status()
    return [time_s - start for time_s in await asyncio.gather(*receiving)]


async def _received_at(socket: aiohttp.ClientWebSocketResponse) -> float:
    """Return the time at which the socket receives an event."""
    while True:
        message = await socket.receive(timeout=60)
        received = time.perf_counter()
        if str(message.data).startswith('{"kind": "events"'):
            return received
