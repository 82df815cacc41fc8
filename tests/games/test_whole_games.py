"""A game of each edition can be played to its end through the API alone."""

import pytest

from games.engine import EDITIONS
from games.engine.editions import CHRONICLES
from games.models import Rating, Table
from games.services.storage.verify import find_problems
from tests.engine.core.rule_ids import rule_ids
from tests.games.client import Client, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, fill_table

pytestmark = pytest.mark.django_db


def play_to_the_end(clients: list[Client], table: str) -> None:
    """Let all players take turns until the game is over."""
    for turn in range(1000):
        if clients[0].table(table)["status"] == "finished":
            return
        client, payload = acting(clients, table)
        client.take_turn(payload, first_pick=turn)
    raise AssertionError("the game has no end")


@pytest.mark.parametrize(
    ("edition", "chronicles"),
    [*((edition, []) for edition in EDITIONS), ("glen-more-2", list(CHRONICLES))],
)
def test_a_client_can_play_a_game_to_its_end(
    edition: str, chronicles: list[int], make_client: MakeClient
) -> None:
    clients = [make_client() for _ in range(3)]
    table = fill_table(clients, edition=edition, chronicles=chronicles)
    before = clients[0].table(table)
    assert before["seed"] is None
    with pytest.raises(Refused, match="409"):
        clients[0].get(f"/tables/{table}/record/")

    play_to_the_end(clients, table)

    assert not Rating.objects.exists()
    end = Client().table(table)
    assert end["view"]["over"]
    assert min(seat["place"] for seat in end["seats"]) == 1
    assert end["seed_hash"] == before["seed_hash"]
    assert end["seed"] == Table.objects.get(pk=table).seed
    verdict = Client().get(f"/tables/{table}/verify/")
    assert (verdict["ok"], verdict["seed"]) == (True, end["seed"])
    assert find_problems(Table.objects.get(pk=table)) == []

    record = clients[0].get(f"/tables/{table}/record/")
    replay = clients[1].post("/tables/import/", record)
    assert replay["imported"]
    assert replay["moves"] == end["moves"]
    assert replay["view"]["seats"] == end["view"]["seats"]
    assert clients[1].get(f"/tables/{replay['id']}/record/") == record
    move_lists = [
        clients[1].get(f"/tables/{each}/moves/")["moves"] for each in (table, replay["id"])
    ]
    facts = [[(move["facts"], move["rule"]) for move in moves] for moves in move_lists]
    assert facts[0] == facts[1]
    assert {move["rule"] for move in move_lists[0]} <= rule_ids()
