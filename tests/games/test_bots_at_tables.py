"""Bots play automatically, within their time, and never for a person."""

import logging
import sys
import time
from queue import Queue
from threading import Event
from unittest.mock import Mock

import pytest
from django.core.management import call_command
from pytest_django import DjangoAssertNumQueries, Settings

from accounts.models import Player
from games.models import Seat, Table
from games.services.bots import runner
from games.services.bots.client import BotProcess
from games.services.bots.fair_queue import FairQueue, WaitingTable
from games.services.bots.turns import bot_seat_to_act, play_bot_turn, tables_with_bots
from games.services.storage.verify import find_problems
from tests.games.conftest import MakeClient
from tests.games.tables import begin

STUCK = (sys.executable, "-c", "import time; time.sleep(60)")
BROKEN = (sys.executable, "-c", "raise SystemExit")
ILLEGAL_MOVE = (sys.executable, "-c", "input(); print('[[\"take\", 99]]', flush=True); input()")


class FakeTime:
    """A clock that advances only by sleeping."""

    def __init__(self, clock: list[float]) -> None:
        self.clock = clock

    def monotonic(self) -> float:
        return self.clock[0]

    def sleep(self, seconds: float) -> None:
        self.clock[0] += seconds


def only_bots(table: str) -> None:
    """Let bots play all seats of the table."""
    Seat.objects.filter(table=table).update(bot="random")


@pytest.mark.django_db
@pytest.mark.parametrize("edition", ["glen-more-2010", "glen-more-2"])
def test_bots_finish_a_game_alone(edition: str, make_client: MakeClient) -> None:
    payload = make_client().open_table(edition=edition, bots=["random"])
    only_bots(payload["id"])
    call_command("play_bots", "--once")
    table = Table.objects.get(pk=payload["id"])
    assert table.status == "finished"
    assert find_problems(table) == []
    assert set(table.moves.values_list("by", flat=True)) == {"bot"}


@pytest.mark.django_db
def test_a_bot_never_plays_for_a_person(make_client: MakeClient) -> None:
    payload = make_client().open_table(bots=["greedy"], options=["fixed-order"])
    assert bot_seat_to_act(Table.objects.get(pk=payload["id"])) is None
    assert not play_bot_turn(table_id=payload["id"])
    assert not play_bot_turn(table_id="nowhere")
    Seat.objects.filter(table=payload["id"], number=1).update(must_act=True)
    assert not play_bot_turn(table_id=payload["id"])
    assert not Table.objects.get(pk=payload["id"]).moves.exists()


def test_tables_pause_concurrently(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.BOT_PAUSE = 3
    clock, played = [100.0], list[tuple[float, str]]()
    monkeypatch.setattr(runner, "_unfinished_tables", list)
    monkeypatch.setattr(runner, "_play", lambda table: played.append((clock[0], table)))
    monkeypatch.setattr(runner, "time", FakeTime(clock))
    monkeypatch.setattr(runner, "_Runner", type("_Runner", (), {"thread": None}))
    monkeypatch.setattr(runner, "_waiting", Queue())
    monkeypatch.setattr(runner, "_waiting_tables", lambda _ids: [])
    monkeypatch.setattr(runner, "connection", Mock())
    for table in ("one", "two"):
        runner._waiting.put((103.0, table))  # queued before the thread starts
    runner.wake("three")
    runner.wait_until_idle()
    assert played == [(103.0, "one"), (103.0, "two"), (103.0, "three")]


def test_many_games_of_one_player_do_not_delay_another_player() -> None:
    queue = FairQueue()
    for number in range(100):
        queue.add(WaitingTable(f"flood {number}", "one", 1, has_person=False))
    for number in range(100):
        queue.add(WaitingTable(f"busy {number}", "two", number % 3, has_person=True))
    queue.add(WaitingTable("mine", "three", 3, has_person=True))
    assert not queue.add(WaitingTable("mine", "three", 3, has_person=True))
    assert [queue.pop() for _ in range(3)] == ["busy 0", "mine", "busy 1"]
    rest = [queue.pop() for _ in range(len(queue))]
    assert len(rest) == 198
    assert rest[-1] == "flood 99"


@pytest.mark.django_db
def test_bot_workers_serve_tables_with_people_first(make_client: MakeClient) -> None:
    flooder, person = make_client(), make_client()
    for _ in range(5):
        only_bots(flooder.open_table(bots=["random"], options=["fixed-order"])["id"])
    mine = person.open_table(bots=["random"], options=["fixed-order"])
    person.take_turn(mine)
    assert tables_with_bots()[0] == mine["id"]


@pytest.mark.django_db(transaction=True)
def test_the_bot_thread_serves_a_person_before_a_flood_of_tables(
    make_client: MakeClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    flooder, person = make_client(), make_client()
    flood = [flooder.open_table(bots=["random"])["id"] for _ in range(5)]
    for table in flood:
        only_bots(table)
    mine = person.open_table(bots=["random"])["id"]
    played, held = list[str](), Event()

    def play(table: str) -> None:
        held.wait(10)
        played.append(table)

    monkeypatch.setattr(runner, "_unfinished_tables", list)
    monkeypatch.setattr(runner, "_play", play)
    monkeypatch.setattr(runner, "_Runner", type("_Runner", (), {"thread": None}))
    monkeypatch.setattr(runner, "_waiting", Queue())
    for table in [*flood, mine, *flood]:
        runner.wake(table)
    held.set()
    runner.wait_until_idle()
    assert mine in played[:2]
    assert sorted(played) in (sorted([*flood, mine]), sorted([*flood, mine, flood[0]]))


@pytest.mark.django_db
def test_tables_waiting_for_bots_are_found_with_one_query(
    make_client: MakeClient, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client = make_client()
    tables = [client.open_table(bots=["random"], options=["fixed-order"])["id"] for _ in range(4)]
    with django_assert_num_queries(1):
        assert tables_with_bots() == []
    for table in tables[:3]:
        only_bots(table)
    Table.objects.filter(pk=tables[0]).update(paused=True)
    with django_assert_num_queries(1):
        assert set(tables_with_bots()) == set(tables[1:3])


@pytest.mark.django_db
@pytest.mark.parametrize(
    "seat",
    [{}, {"bot": "random"}, {"bot": "greedy", "resigned": True}, {"away": True}, {"player": None}],
    ids=["person", "bot", "resigned", "away", "deleted"],
)
@pytest.mark.parametrize("active", [True, False], ids=["", "banned"])
def test_query_and_model_agree_on_which_seats_bots_play(
    seat: dict[str, object], make_client: MakeClient, *, active: bool
) -> None:
    table, clients = begin(make_client)
    Seat.objects.filter(table=table, number=0).update(**seat)
    Player.objects.filter(pk=clients[0].player.pk).update(is_active=active)
    found = Seat.objects.filter(Seat.BOT_PLAYS, table=table)
    by_model = [each for each in Seat.objects.filter(table=table) if each.stand_in]
    assert list(found) == by_model
    assert (0 in [each.number for each in by_model]) == (bool(seat) or not active)


@pytest.mark.django_db
@pytest.mark.parametrize("command", [STUCK, BROKEN, ILLEGAL_MOVE], ids=["stuck", "broken", "lying"])
def test_a_failing_bot_is_logged_and_the_game_continues(
    command: tuple[str, ...], make_client: MakeClient, caplog: pytest.LogCaptureFixture
) -> None:
    client = make_client()
    payload = client.open_table(bots=["greedy"], options=["fixed-order"])
    only_bots(payload["id"])
    bot_process = BotProcess(command, timeout_s=0.5)
    started = time.monotonic()
    with caplog.at_level(logging.ERROR):
        assert play_bot_turn(table_id=payload["id"], bot_process=bot_process)
    bot_process.close()
    assert time.monotonic() - started < 5
    assert "greedy" in caplog.text or "random" in caplog.text or command == ILLEGAL_MOVE
    table = Table.objects.get(pk=payload["id"])
    assert table.move_number > 0
    assert find_problems(table) == []


@pytest.mark.django_db(transaction=True)
def test_the_bot_thread_answers_a_turn(make_client: MakeClient, settings: Settings) -> None:
    settings.BOT_RUNNER = "games.services.bots.runner.wake"
    client = make_client()
    payload = client.open_table(players=3, bots=["random", "greedy"], options=["fixed-order"])
    runner.wait_until_idle()
    assert not Table.objects.get(pk=payload["id"]).moves.exists()
    client.take_turn(payload)
    runner.wait_until_idle()
    now = client.table(payload["id"])
    assert now["your_turn"]
    assert {move["seat"] for move in client.get(f"/tables/{payload['id']}/moves/")["moves"]} > {0}
    settings.BOT_RUNNER = ""
