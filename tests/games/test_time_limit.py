"""Engine work that takes too long is stopped and logged, and nothing changes."""

import logging
import time
from threading import Semaphore
from types import FrameType
from typing import Any

import pytest
from django.core.management import call_command

from games.engine import Game
from games.models import Move, Seat, Table
from games.services import time_limit as limits
from games.services.bots.turns import play_bot_turn
from games.services.storage.verify import find_problems
from games.services.time_limit import time_limit
from tests.engine.core.sample_listeners import loop_forever
from tests.games.client import Refused
from tests.games.conftest import MakeClient
from tests.games.sockets import Socket, run_async
from tests.games.tables import acting, begin

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def _short_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the engine early."""
    monkeypatch.setattr(limits, "MAX_ENGINE_S", 0.3)
    monkeypatch.setattr(limits, "CHECK_INTERVAL_S", 0.05)


def make_endless(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Replace a method of the game by an endless loop."""
    engine: dict[str, Any] = {"__name__": "games.engine.endless"}
    exec("def endless(*_: object) -> None:\n    while True:\n        pass\n", engine)
    monkeypatch.setattr(Game, name, engine["endless"])


def watchdog_checks(monkeypatch: pytest.MonkeyPatch) -> Semaphore:
    """Return a semaphore that the watchdog releases at every check of a thread."""
    checked, check = Semaphore(0), limits._Watch.check

    def count_and_check(watch: limits._Watch, frame: FrameType | None) -> bool:
        checked.release()
        return check(watch, frame)

    monkeypatch.setattr(limits._Watch, "check", count_and_check)
    return checked


def wait_for_checks(checked: Semaphore) -> None:
    """Wait without using the CPU until the checks span more time than the engine may take."""
    for _ in range(2 * round(limits.MAX_ENGINE_S / limits.CHECK_INTERVAL_S)):
        assert checked.acquire(timeout=10)


@pytest.mark.usefixtures("_short_time_limit")
def test_an_endless_choice_is_stopped_and_changes_nothing(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, (mine, _) = begin(make_client)
    payload = mine.table(table)
    with monkeypatch.context() as patched:
        make_endless(patched, "apply")
        with caplog.at_level(logging.ERROR), pytest.raises(Refused) as refused:
            mine.play(payload, payload["view"]["choices"][0])
    assert (refused.value.status, refused.value.problem["code"]) == (503, "took-too-long")
    assert f"POST /api/v1/tables/{table}/choices/" in caplog.text
    assert mine.table(table) == payload
    assert not Move.objects.exists()
    assert mine.play(payload, payload["view"]["choices"][0])["number"] == 1  # the lock is free


def test_rules_in_a_loop_are_stopped_and_change_nothing(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, (mine, _) = begin(make_client)
    payload = mine.table(table)
    with monkeypatch.context() as patched:
        patched.setattr(Game, "answer", loop_forever)
        with caplog.at_level(logging.ERROR), pytest.raises(Refused, match="again and again"):
            mine.play(payload, payload["view"]["choices"][0])
    assert table in caplog.text
    assert mine.table(table) == payload


@pytest.mark.usefixtures("_short_time_limit")
def test_an_endless_bot_turn_does_not_block_other_tables(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, clients = begin(make_client)
    Seat.objects.filter(number=0).update(bot="random")
    with monkeypatch.context() as patched:
        make_endless(patched, "apply")
        with caplog.at_level(logging.ERROR):
            call_command("play_bots", "--once")
    assert f"a bot at table {table}" in caplog.text
    assert not Move.objects.exists()
    assert play_bot_turn(table_id=table)
    assert find_problems(Table.objects.get(pk=table)) == []
    assert acting(clients, table)


@pytest.mark.usefixtures("_short_time_limit")
def test_an_endless_socket_is_closed(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, (mine, _) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", mine.player)
        connected, _ = await socket._wire.connect(timeout=5)
        assert connected
        assert await socket.close_code() == 4503

    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        make_endless(patched, "options")
        run_async(listen)
    assert f"a socket at /ws/tables/{table}/" in caplog.text


@pytest.mark.usefixtures("_short_time_limit")
def test_waiting_without_cpu_time_is_not_stopped(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, clients = begin(make_client)
    mine, payload = acting(clients, table)
    answer = Game.answer
    checked = watchdog_checks(monkeypatch)

    def wait_and_answer(game: Game, *about: Any) -> object:  # noqa: ANN401 - any decision
        wait_for_checks(checked)
        return answer(game, *about)

    monkeypatch.setattr(Game, "answer", wait_and_answer)
    assert mine.play(payload, payload["view"]["choices"][0])["number"] > payload["number"]


@pytest.mark.usefixtures("_short_time_limit")
def test_cpu_time_outside_the_engine_is_not_limited() -> None:
    start_s = time.thread_time()
    with time_limit("something"):
        while time.thread_time() - start_s < 2 * limits.MAX_ENGINE_S:
            pass
