"""All processes of the scaled site work together as one site, on real servers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from aiohttp import ClientSession, WSServerHandshakeError

from local_stack.servers import DATABASE
from local_stack.stack import Shape, Stack, running_stack
from tests.own_loop import run_apart
from tests.system.client import TIMEOUT_S, Visitor

pytestmark = [pytest.mark.xdist_group("stack"), pytest.mark.slow]

TOKEN = "the token of this test's Prometheus"
TERMS = {"edition": "glen-more-2010", "players": 2, "options": ["fixed-order"]}
WATCHED = {
    "GLENMORE_LOG": "json",
    "GLENMORE_METRICS_TOKEN": TOKEN,
    "GLENMORE_GUEST_LIMIT": "1000",
    "PYTHONWARNINGS": "ignore:You're running the worker",  # as root, where the tests do
}
#: Who writes one JSON object a line.
WRITERS = ("web-1", "web-2", "sockets-1", "sockets-2", "worker-1", "beat", "bots-1", "nginx/access")


@pytest.fixture(scope="module")
def stack() -> Iterator[Stack]:
    """Run two web processes, two socket processes, a worker, a beat, bots and a proxy."""
    with TemporaryDirectory(prefix="glenmore-stack-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL's user has to come through
        with running_stack(Path(folder), Shape(), WATCHED) as started:
            yield started


async def sit_down(host: Visitor, guest: Visitor) -> str:
    """Start a table; the host acts first."""
    table = await host.post("/tables/", TERMS)
    await guest.post(f"/tables/{table['id']}/join/", {"code": table["invite_code"]})
    return str(table["id"])


def query(stack: Stack, sql: str) -> str:
    """Return the result of a query."""
    output = stack.postgres.run("psql", "--tuples-only", "--command", sql, DATABASE)
    return output.decode().strip()


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition holds."""
    for _ in range(TIMEOUT_S * 4):
        if await holds():
            return
        await asyncio.sleep(0.25)
    raise AssertionError("it never came to hold")


def test_moves_through_any_process_reach_sockets_at_any_other_in_order(stack: Stack) -> None:
    async def play() -> None:
        async with Visitor(stack.port) as host, Visitor(stack.port) as guest:
            table = await sit_down(host, guest)
            ears = [
                await host.listen(table, stack.ports["sockets-1"]),
                await guest.listen(table, stack.ports["sockets-2"]),
                await host.listen(table, stack.port),
            ]
            for ear in ears:
                await ear.receive()
            began = ears[0].table["event"]
            for turn in range(8):
                player = (host, guest)[turn % 2]
                await player.take_turn(table, stack.ports[f"web-{1 + turn // 2 % 2}"])
            fresh = [await player.get(f"/tables/{table}/") for player in (host, guest)]
            last = fresh[0]["event"]
            assert last >= began + 8
            for ear, payload in zip(ears, (fresh[0], fresh[1], fresh[0]), strict=True):
                await ear.receive_until(last)
                assert ear.numbers == list(range(began + 1, last + 1))
                assert ear.table == payload
                await ear.close()
            assert (fresh[0]["seat"], fresh[1]["seat"]) == (0, 1)

    run_apart(play)


def test_a_draft_is_seen_through_every_process_by_its_player_alone(stack: Stack) -> None:
    async def play() -> None:
        async with Visitor(stack.port) as host, Visitor(stack.port) as guest:
            table = await sit_down(host, guest)
            own = await host.listen(table, stack.ports["sockets-2"])
            other = await guest.listen(table, stack.ports["sockets-1"])
            await own.receive()
            await other.receive()
            payload = await host.get(f"/tables/{table}/", stack.ports["web-1"])
            asked = {
                "seat": 0,
                "expected": payload["number"],
                "choices": payload["view"]["choices"][:1],
            }
            drafted = await host.post(f"/tables/{table}/choices/", asked, stack.ports["web-1"])
            while own.table["number"] < drafted["number"]:
                await own.receive()
            assert (await host.get(f"/tables/{table}/", stack.ports["web-2"])) == own.table
            assert (await guest.get(f"/tables/{table}/")) == other.table
            assert other.table["number"] == payload["number"]
            await own.close()
            await other.close()

    run_apart(play)


def test_clients_of_a_killed_socket_process_miss_nothing(stack: Stack) -> None:
    async def play() -> None:
        async with Visitor(stack.port) as host, Visitor(stack.port) as guest:
            table = await sit_down(host, guest)
            first = await guest.listen(table, stack.ports["sockets-2"])
            await first.receive()
            await host.take_turn(table)
            await first.receive_until(first.table["event"] + 1)
            known = first.table["event"]
            stack.parts["sockets-2"].kill()
            await first.wait_closed()
            await guest.take_turn(table)
            await host.take_turn(table)
            # The proxy leads to the process that lives; so many times that it must have tried both.
            for _ in range(3):
                again = await guest.listen(table, stack.port, after=known)
                await again.receive()
                now = await guest.get(f"/tables/{table}/")
                assert again.numbers == list(range(known + 1, now["event"] + 1))
                assert again.table == now
                await again.close()
            await asyncio.to_thread(stack.parts["sockets-2"].start)
            back = await guest.listen(table, stack.ports["sockets-2"], after=known)
            await back.receive()
            await guest.take_turn(table)
            now = await guest.get(f"/tables/{table}/")
            await back.receive_until(now["event"])
            assert back.numbers == list(range(known + 1, now["event"] + 1))
            assert back.table == now
            await back.close()

    run_apart(play)


def test_bots_play_in_their_own_process_and_clocks_run(stack: Stack) -> None:
    async def play() -> None:
        async with Visitor(stack.port) as host, ClientSession() as watcher:
            terms = TERMS | {"players": 3, "bots": ["greedy", "random"]}
            table = (await host.post("/tables/", terms))["id"]
            ear = await host.listen(table, stack.port)
            await ear.receive()
            await host.take_turn(table)
            number = (await host.get(f"/tables/{table}/"))["number"]
            while ear.table["number"] <= number:
                await ear.receive()
            await ear.close()

            async def beats() -> bool:
                async with watcher.get(f"{stack.url}/health/ready") as answer:
                    output = await answer.json()
                    return bool(output["ready"] and output["beat_age"] is not None)

            await until(beats)

    run_apart(play)


def test_pages_of_other_sites_cannot_open_sockets(stack: Stack) -> None:
    async def knock() -> None:
        async with ClientSession() as session:
            address = f"ws://localhost:{stack.port}/ws/lobby/"
            with pytest.raises(WSServerHandshakeError, match="403"):
                await session.ws_connect(address, origin="https://evil.example")

    run_apart(knock)


def test_database_connections_do_not_accumulate(stack: Stack) -> None:
    async def come_and_go() -> None:
        async with Visitor(stack.port) as host, Visitor(stack.port) as guest:
            table = await sit_down(host, guest)
            for _ in range(10):
                ears = [await host.listen(table, stack.port) for _ in range(4)]
                for ear in ears:
                    await ear.receive()
                    await ear.close()
                await asyncio.gather(*(guest.get(f"/tables/{table}/") for _ in range(4)))

    run_apart(come_and_go)
    open_now = query(stack, f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{DATABASE}'")
    processes = len(stack.parts) + 2  # the worker has two children
    assert int(open_now) <= 2 * processes


def test_metrics_of_all_processes_are_readable_inside_and_hidden_outside(
    stack: Stack,
) -> None:
    async def scrape(port: int) -> tuple[int, str]:
        shown = {"Authorization": f"Bearer {TOKEN}"}
        async with (
            ClientSession(headers=shown) as session,
            session.get(f"http://localhost:{port}/metrics") as answer,
        ):
            return answer.status, await answer.text()

    async def look() -> None:
        async with Visitor(stack.port) as host, Visitor(stack.port) as guest:
            table = await sit_down(host, guest)
            ear = await host.listen(table, stack.port)
            await ear.receive()
            await host.take_turn(table)
            assert (await scrape(stack.port))[0] == 404
            status, output = await scrape(stack.ports["web-2"])
            await ear.close()
        assert status == 200
        sockets = [
            line for line in output.splitlines() if line.startswith("glenmore_open_sockets{")
        ]
        assert any(float(line.rsplit(" ", 1)[1]) >= 1 for line in sockets)
        assert 'glenmore_turn_seconds_count{verb="choices"}' in output
        assert "glenmore_outbox_age_seconds" in output

    run_apart(look)


def test_no_log_of_any_process_contains_a_secret(stack: Stack) -> None:
    secrets: dict[str, str] = {}

    async def leave_traces() -> None:
        async with Visitor(stack.port) as host, Visitor(stack.port) as guest:
            open_table = await host.post("/tables/", TERMS | {"visibility": "link"})
            table, code = open_table["id"], open_table["invite_code"]
            await guest.get(f"/tables/{table}/?code={code}")
            await guest.post(f"/tables/{table}/join/", {"code": code})
            ear = await guest.listen(table, stack.port)
            await ear.receive()
            await host.take_turn(table)
            await ear.close()
            token = (await try_everything_with_a_token(host, stack)) or ""
            secrets.update(code=code, token=token, password=PASSWORD, metrics=TOKEN, table=table)
            secrets.update({f"host's {name}": value for name, value in host.cookies.items()})
            secrets.update({f"guest's {name}": value for name, value in guest.cookies.items()})

    run_apart(leave_traces)
    table = secrets.pop("table")
    secrets["seed"] = query(stack, f"SELECT seed FROM games_table WHERE id = '{table}'")
    assert all(len(secret) >= 6 for secret in secrets.values()), secrets
    logs = {path: path.read_text("utf-8") for path in stack.folder.rglob("*.log")}
    assert any(table in text for text in logs.values())
    found = {
        (str(path), name)
        for path, text in logs.items()
        for name, secret in secrets.items()
        if secret in text
    }
    assert found == set()


PASSWORD = "a-quite-secret-Pa55word"


async def try_everything_with_a_token(host: Visitor, stack: Stack) -> str:
    """Sign up and log in with a password, and use an invalid token."""
    async with ClientSession() as session:
        async with session.get(f"{stack.url}/") as page:
            csrf = page.cookies["csrftoken"].value
        headers = {"X-CSRFToken": csrf}
        auth = f"{stack.url}/api/v1/auth/browser/v1/auth"
        signing = {"email": "ada@example.org", "password": PASSWORD, "display_name": "Ada"}
        for verb in ("signup", "login"):
            async with session.post(f"{auth}/{verb}", json=signing, headers=headers) as answer:
                assert answer.status in (200, 400, 401, 409), await answer.text()
        token = "glenmore_" + "q8Xb2Lk0pR5sT7uVw9yZ" * 2
        shown = {"Authorization": f"Bearer {token}"}
        async with session.get(f"{stack.url}/api/v1/me/", headers=shown) as answer:
            assert answer.status in (401, 403)
        ws = f"ws://localhost:{stack.port}/ws/lobby/"
        async with session.ws_connect(ws, headers=shown) as socket:
            await socket.receive()
        return token


def test_logs_are_json_line_by_line(stack: Stack) -> None:
    for name in WRITERS:
        lines = (stack.folder / f"{name}.log").read_text("utf-8").splitlines()
        for line in lines:
            assert isinstance(json.loads(line), dict), (name, line)
    assert any((stack.folder / f"{name}.log").stat().st_size for name in WRITERS)
