"""Is engine work that does not end stopped and told of, with nothing changed?"""

import logging
import time
from typing import Any

import pytest
from django.core.management import call_command

from games.engine import Game
from games.models import Move, Seat, Table
from games.services import time_limit as limits
from games.services.bots import play_bot_turn
from games.services.checking import problems_of
from games.services.time_limit import time_limit
from tests.engine.core.toys import running_in_circles
from tests.games.client import Refused
from tests.games.conftest import MakeClient
from tests.games.sockets import Socket, in_loop
from tests.games.tables import acting, begin

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop soon."""
    monkeypatch.setattr(limits, "LIMIT", 0.3)
    monkeypatch.setattr(limits, "INTERVAL", 0.05)


def stop_at(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let something that the engine does never come to an end."""
    engine: dict[str, Any] = {"__name__": "games.engine.endless"}
    exec("def endless(*_: object) -> None:\n    while True:\n        pass\n", engine)
    monkeypatch.setattr(Game, name, engine["endless"])


@pytest.mark.usefixtures("_impatient")
def test_a_choice_that_takes_for_ever_is_stopped_and_changes_nothing(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, (mine, _) = begin(make_client)
    seen = mine.table(table)
    with monkeypatch.context() as patched:
        stop_at(patched, "apply")
        with caplog.at_level(logging.ERROR), pytest.raises(Refused) as refused:
            mine.play(seen, seen["view"]["choices"][0])
    assert (refused.value.status, refused.value.problem["code"]) == (503, "took-too-long")
    assert f"POST /api/v1/tables/{table}/choices/" in caplog.text
    assert mine.table(table) == seen
    assert not Move.objects.exists()
    assert mine.play(seen, seen["view"]["choices"][0])["number"] == 1  # and the lock is free


def test_rules_that_run_in_a_circle_are_stopped_and_change_nothing(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, (mine, _) = begin(make_client)
    seen = mine.table(table)
    with monkeypatch.context() as patched:
        patched.setattr(Game, "_answer", running_in_circles)
        with caplog.at_level(logging.ERROR), pytest.raises(Refused, match="again and again"):
            mine.play(seen, seen["view"]["choices"][0])
    assert table in caplog.text
    assert mine.table(table) == seen


@pytest.mark.usefixtures("_impatient")
def test_a_bot_whose_game_takes_for_ever_holds_nobody_up(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, clients = begin(make_client)
    Seat.objects.filter(number=0).update(bot="random")
    with monkeypatch.context() as patched:
        stop_at(patched, "apply")
        with caplog.at_level(logging.ERROR):
            call_command("play_bots", "--once")
    assert f"a bot at table {table}" in caplog.text
    assert not Move.objects.exists()
    assert play_bot_turn(table_id=table)
    assert problems_of(Table.objects.get(pk=table)) == []
    assert acting(clients, table)


@pytest.mark.usefixtures("_impatient")
def test_a_socket_that_takes_for_ever_is_let_go(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, (mine, _) = begin(make_client)

    async def listen() -> None:
        socket = Socket(f"/ws/tables/{table}/", mine.player)
        connected, _ = await socket._wire.connect(timeout=5)
        assert connected
        assert await socket.closed_with() == 4503

    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        stop_at(patched, "options")
        in_loop(listen)
    assert f"a socket at /ws/tables/{table}/" in caplog.text


@pytest.mark.usefixtures("_impatient")
def test_what_takes_long_because_others_use_the_machine_is_left_alone(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, clients = begin(make_client)
    mine, seen = acting(clients, table)
    answer = Game._answer

    def wait_and_answer(game: Game, *about: Any) -> object:  # noqa: ANN401 - any decision
        time.sleep(1.2)
        return answer(game, *about)

    monkeypatch.setattr(Game, "_answer", wait_and_answer)
    assert mine.play(seen, seen["view"]["choices"][0])["number"] > seen["number"]


@pytest.mark.usefixtures("_impatient")
def test_what_takes_long_elsewhere_is_left_alone() -> None:
    with time_limit("something"):
        time.sleep(0.8)
