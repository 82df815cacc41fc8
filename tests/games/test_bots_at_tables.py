"""Do bots play by themselves, in time, and never for a person?"""

import logging
import sys
import time
from queue import Queue

import pytest
from django.core.management import call_command
from pytest_django import DjangoAssertNumQueries, Settings

from accounts.models import Player
from games.models import Seat, Table
from games.services import bot_runner
from games.services.bot_desk import Desk
from games.services.bots import play_bot_turn, tables_with_bots, waits_for_bot
from games.services.checking import problems_of
from tests.games.conftest import MakeClient
from tests.games.tables import begin

STUCK = (sys.executable, "-c", "import time; time.sleep(60)")
BROKEN = (sys.executable, "-c", "raise SystemExit")
LYING = (sys.executable, "-c", "input(); print('[[\"take\", 99]]', flush=True); input()")


class FakeTime:
    """A clock that stands still unless somebody sleeps."""

    def __init__(self, clock: list[float]) -> None:
        self.clock = clock

    def monotonic(self) -> float:
        return self.clock[0]

    def sleep(self, seconds: float) -> None:
        self.clock[0] += seconds


def only_bots(table: str) -> None:
    """Let bots play the whole table."""
    Seat.objects.filter(table=table).update(bot="random")


@pytest.mark.django_db
@pytest.mark.parametrize("edition", ["glen-more-2010", "glen-more-2"])
def test_bots_finish_a_game_alone(edition: str, make_client: MakeClient) -> None:
    seen = make_client().open_table(edition=edition, bots=["random"])
    only_bots(seen["id"])
    call_command("play_bots", "--once")
    table = Table.objects.get(pk=seen["id"])
    assert table.status == "finished"
    assert problems_of(table) == []
    assert set(table.moves.values_list("by", flat=True)) == {"bot"}


@pytest.mark.django_db
def test_a_bot_never_plays_for_a_person(make_client: MakeClient) -> None:
    seen = make_client().open_table(bots=["greedy"], options=["fixed-order"])
    assert waits_for_bot(Table.objects.get(pk=seen["id"])) is None
    assert not play_bot_turn(table_id=seen["id"])
    assert not play_bot_turn(table_id="nowhere")
    Seat.objects.filter(table=seen["id"], number=1).update(must_act=True)
    assert not play_bot_turn(table_id=seen["id"])
    assert not Table.objects.get(pk=seen["id"]).moves.exists()


def test_many_tables_pause_together_and_not_one_after_the_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.BOT_PAUSE = 3
    clock, played = [100.0], list[tuple[float, str]]()
    monkeypatch.setattr(bot_runner, "_left_behind", list)
    monkeypatch.setattr(bot_runner, "_play", lambda table: played.append((clock[0], table)))
    monkeypatch.setattr(bot_runner, "time", FakeTime(clock))
    monkeypatch.setattr(bot_runner, "_Runner", type("_Runner", (), {"thread": None}))
    monkeypatch.setattr(bot_runner, "_waiting", Queue())
    for table in ("one", "two"):
        bot_runner._waiting.put((103.0, table))  # before there is a thread that looks
    bot_runner.wake("three")
    bot_runner.settle()
    assert played == [(103.0, "one"), (103.0, "two"), (103.0, "three")]


@pytest.mark.django_db
def test_tables_that_wait_for_bots_are_found_by_one_question(
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
def test_the_database_and_the_seat_agree_on_who_is_played_by_a_bot(
    seat: dict[str, object], make_client: MakeClient, *, active: bool
) -> None:
    table, clients = begin(make_client)
    Seat.objects.filter(table=table, number=0).update(**seat)
    Player.objects.filter(pk=clients[0].player.pk).update(is_active=active)
    found = Seat.objects.filter(Seat.BOT_PLAYS, table=table)
    told = [each for each in Seat.objects.filter(table=table) if each.stand_in]
    assert list(found) == told
    assert (0 in [each.number for each in told]) == (bool(seat) or not active)


@pytest.mark.django_db
@pytest.mark.parametrize("command", [STUCK, BROKEN, LYING], ids=["stuck", "broken", "lying"])
def test_a_bot_that_fails_is_reported_and_the_table_goes_on(
    command: tuple[str, ...], make_client: MakeClient, caplog: pytest.LogCaptureFixture
) -> None:
    client = make_client()
    seen = client.open_table(bots=["greedy"], options=["fixed-order"])
    only_bots(seen["id"])
    desk = Desk(command, time_limit=0.5)
    started = time.monotonic()
    with caplog.at_level(logging.ERROR):
        assert play_bot_turn(table_id=seen["id"], desk=desk)
    desk.close()
    assert time.monotonic() - started < 5
    assert "greedy" in caplog.text or "random" in caplog.text or command == LYING
    table = Table.objects.get(pk=seen["id"])
    assert table.move_number > 0
    assert problems_of(table) == []


@pytest.mark.django_db(transaction=True)
def test_bots_of_the_site_itself_answer_a_turn(make_client: MakeClient, settings: Settings) -> None:
    settings.BOT_RUNNER = "games.services.bot_runner.wake"
    client = make_client()
    seen = client.open_table(players=3, bots=["random", "greedy"], options=["fixed-order"])
    bot_runner.settle()
    assert not Table.objects.get(pk=seen["id"]).moves.exists()
    client.take_turn(seen)
    bot_runner.settle()
    now = client.table(seen["id"])
    assert now["your_turn"]
    assert {move["seat"] for move in client.get(f"/tables/{seen['id']}/moves/")["moves"]} > {0}
    settings.BOT_RUNNER = ""
