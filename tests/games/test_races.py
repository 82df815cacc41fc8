"""Of two simultaneous requests for one decision exactly one wins."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from games.models import Table
from games.services.bots.turns import play_bot_turn
from games.services.storage.verify import find_problems
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin, fill_table

pytestmark = pytest.mark.django_db(transaction=True)

RACES = 50
Outcome = tuple[int, Json]


def race(client: Client, payload: Json, choices: list[object]) -> list[Outcome]:
    """Send all choices for the same decision at the same time."""
    line = Barrier(len(choices))

    def run(choice: object) -> Outcome:
        line.wait()
        try:
            return 200, client.play(payload, choice)
        except Refused as refused:
            return refused.status, refused.problem
        finally:
            connection.close()

    with ThreadPoolExecutor(len(choices)) as pool:
        return list(pool.map(run, choices))


def test_one_of_two_simultaneous_choices_wins(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    races = 0
    while races < RACES:
        if Table.objects.get(pk=table).status == "finished":
            table = fill_table(clients)  # the winners of the races may have ended the game
        client, payload = acting(clients, table)
        choices = payload["view"]["choices"]
        if len(choices) == 1:
            client.play(payload, choices[0])
            continue
        outcomes = race(client, payload, [choices[0], choices[-1]])
        assert sorted(status for status, _ in outcomes) == [200, 409]
        late = next(problem for status, problem in outcomes if status == 409)
        if Table.objects.get(pk=table).status == "finished":
            assert late["code"] in ("stale", "not-now")  # the winner has ended the game
            races += 1
            continue
        assert late["code"] == "stale"
        now = client.table(table)
        assert late["table"]["number"] == now["number"] > payload["number"]
        races += 1
    assert find_problems(Table.objects.get(pk=table)) == []


def test_a_request_sent_twice_at_once_is_executed_once(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    for _ in range(10):
        client, payload = acting(clients, table)
        choice = payload["view"]["choices"][0]
        outcomes = race(client, payload, [choice, choice, choice])
        assert [status for status, _ in outcomes] == [200, 200, 200]
    assert find_problems(Table.objects.get(pk=table)) == []


def test_one_of_two_players_gets_the_last_seat(make_client: MakeClient) -> None:
    host, *others = (make_client() for _ in range(4))
    table = host.open_table()["id"]
    line = Barrier(3)

    def run(client: Client) -> int:
        line.wait()
        try:
            client.post(f"/tables/{table}/join/")
        except Refused as refused:
            return refused.status
        finally:
            connection.close()
        return 200

    with ThreadPoolExecutor(3) as pool:
        assert sorted(pool.map(run, others)) == [200, 409, 409]
    assert Table.objects.get(pk=table).seats.count() == 2


def test_two_workers_play_a_bot_turn_once(make_client: MakeClient) -> None:
    client = make_client()
    payload = client.open_table(players=3, bots=["random", "random"], options=["fixed-order"])
    client.take_turn(payload)
    table, line = Table.objects.get(pk=payload["id"]), Barrier(2)

    def run(_: int) -> bool:
        line.wait()
        try:
            return play_bot_turn(table_id=table.pk)
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        played = list(pool.map(run, range(2)))
    assert any(played)
    moves = list(table.moves.values_list("seat", flat=True))
    assert set(moves[len(moves) - 1 :]) <= {1, 2}
    table.refresh_from_db()
    assert find_problems(table) == []
