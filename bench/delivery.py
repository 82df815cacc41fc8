"""How long after a turn is sent do 500 open sockets have it?

Two ways: all 500 watch one table, or 100 tables have five each, its three players and two who
watch. The time runs from the request being sent, before anything is made for good, to the event at
each socket.
"""

from __future__ import annotations

import asyncio
import time

import aiohttp

from bench.figures import percentile, spread, verdict
from bench.sending import Course, scripts
from bench.sites import SITES, Site

CROWD, TABLES, TURNS = 500, 100, 10
GOAL = 150


def main() -> None:
    """Measure both ways on both sites."""
    for start in SITES.values():
        with start() as site:
            _tell(site, "one table", tables=1, each=CROWD, turns=TURNS)
            _tell(site, f"{TABLES} tables", tables=TABLES, each=CROWD // TABLES, turns=3)


def _tell(site: Site, where: str, *, tables: int, each: int, turns: int) -> None:
    courses = scripts(site.environ, tables, turns).tables
    found = asyncio.run(_measure(site, courses, each))
    print(f"{site.name}, {tables * each} sockets at {where}: {spread(found)}")
    print(f"  goal p99 under {GOAL} ms: {verdict(reached=percentile(found, 0.99) < GOAL)}")


async def _measure(site: Site, tables: list[Course], each: int) -> list[float]:
    """The seconds from each turn to each socket of its table."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as session:
        crowds = [await _crowd(session, site, table, each) for table in tables]
        found = []
        for table, crowd in zip(tables, crowds, strict=True):
            for number in range(len(table.requests)):
                found += await _turn(session, site, table, number, crowd)
        for socket in (socket for crowd in crowds for socket in crowd):
            await socket.close()
    return found


async def _crowd(
    session: aiohttp.ClientSession, site: Site, table: Course, each: int
) -> list[aiohttp.ClientWebSocketResponse]:
    """Those who look at a table: its players where few do, and others."""
    tokens = {request.token for request in table.requests} if each < CROWD else set()
    viewers = [{"Authorization": f"Bearer {token}"} for token in tokens]
    viewers += [{} for _ in range(each - len(viewers))]
    address = f"{site.url}/ws/tables/{table.id}/".replace("http", "ws", 1)
    sockets = [
        await session.ws_connect(address, headers=headers, origin=site.url) for headers in viewers
    ]
    for socket in sockets:
        await socket.receive(timeout=60)  # the table as it is
    return sockets


async def _turn(
    session: aiohttp.ClientSession,
    site: Site,
    table: Course,
    number: int,
    crowd: list[aiohttp.ClientWebSocketResponse],
) -> list[float]:
    """Send a turn and wait until all have heard of it."""
    request = table.requests[number]
    headers = {"Authorization": f"Bearer {request.token}", "Content-Type": "application/json"}
    address = f"{site.url}/api/v1/tables/{table.id}/choices/"
    hearing = [asyncio.create_task(_heard(socket)) for socket in crowd]
    await asyncio.sleep(0)
    start = time.perf_counter()
    async with session.post(address, data=request.body, headers=headers) as answer:
        answer.raise_for_status()
    return [moment - start for moment in await asyncio.gather(*hearing)]


async def _heard(socket: aiohttp.ClientWebSocketResponse) -> float:
    """The moment at which the socket brings an event."""
    while True:
        message = await socket.receive(timeout=60)
        moment = time.perf_counter()
        if str(message.data).startswith('{"kind": "events"'):
            return moment
