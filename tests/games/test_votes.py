"""Simultaneous answers stay secret until all seats have answered."""

import pytest

from games.models import Move, Table
from games.services.storage.verify import find_problems
from tests.games.client import Client, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, fill_table

pytestmark = pytest.mark.django_db


def at_vote(make_client: MakeClient) -> tuple[str, list[Client]]:
    """Return a game with the council of the Great Glen in which all have to vote."""
    clients = [make_client() for _ in range(3)]
    table = fill_table(clients, edition="glen-more-2", chronicles=[7])
    client, payload = acting(clients, table)
    while len(payload["view"]["prompt"]["seats"]) == 1:
        choices = payload["view"]["choices"]
        payload = client.play(payload, choices[payload["number"] % len(choices)])
        if not payload["your_turn"]:
            client, payload = acting(clients, table)
    return table, clients


def last_choices(viewer: Client, table: str, number: int) -> list[object]:
    """Return the choices of the last moves as the viewer sees them."""
    moves = viewer.get(f"/tables/{table}/moves/")["moves"]
    return [move["choice"] for move in moves[-number:]]


def test_votes_are_hidden_until_the_last_one_is_cast(make_client: MakeClient) -> None:
    table, clients = at_vote(make_client)
    one, two, three = clients
    vote = one.play(one.table(table), ["vote", "aye"])
    assert vote["view"]["own_answer"] == ["vote", "aye"]
    assert last_choices(one, table, 1) == [["vote", "aye"]]
    for viewer in (two, three, Client()):
        assert last_choices(viewer, table, 1) == [None]
        assert viewer.table(table)["view"]["own_answer"] is None
        assert viewer.table(table)["view"]["answered"] == [0]
    with pytest.raises(Refused, match="409"):
        one.act(one.table(table), "undo")
    two.play(two.table(table), ["vote", "nay"])
    assert last_choices(one, table, 2) == [["vote", "aye"], None]
    three.play(three.table(table), ["vote", "nay"])
    votes = [["vote", "aye"], ["vote", "nay"], ["vote", "nay"]]
    assert last_choices(Client(), table, 3) == votes


def test_a_standing_order_votes_for_an_absent_player(make_client: MakeClient) -> None:
    table, clients = at_vote(make_client)
    acts = Table.objects.get(pk=table).snapshot["state"]["turn"]["seat"]  # type: ignore[index]
    absent, last = (seat for seat in range(3) if seat != acts)
    order = {"seat": absent, "question": "vote", "choice": ["vote", "nay"]}
    clients[absent].put(f"/tables/{table}/orders/", order)
    clients[acts].play(clients[acts].table(table), ["vote", "aye"])
    moves = clients[absent].get(f"/tables/{table}/moves/")["moves"]
    assert [(move["seat"], move["by"]) for move in moves[-2:]] == [
        (acts, "player"),
        (absent, "order"),
    ]
    assert moves[-1]["choice"] == ["vote", "nay"]
    for viewer in (clients[acts], clients[last], Client()):
        seen = viewer.get(f"/tables/{table}/moves/")["moves"]
        assert [move["by"] for move in seen[-2:]] == ["player", "player"]
    assert clients[last].table(table)["view"]["answered"] == sorted([acts, absent])
    assert last_choices(clients[last], table, 2) == [None, None]
    assert find_problems(Table.objects.get(pk=table)) == []


def test_an_order_can_be_always_or_never(make_client: MakeClient) -> None:
    table, clients = at_vote(make_client)
    acts = Table.objects.get(pk=table).snapshot["state"]["turn"]["seat"]  # type: ignore[index]
    absent, _ = (seat for seat in range(3) if seat != acts)
    order = {"seat": absent, "question": "vote", "choice": ["never"]}
    clients[absent].put(f"/tables/{table}/orders/", order)
    clients[acts].play(clients[acts].table(table), ["vote", "aye"])
    moves = clients[absent].get(f"/tables/{table}/moves/")["moves"]
    assert (moves[-1]["choice"], moves[-1]["by"]) == (["vote", "nay"], "order")
    with pytest.raises(Refused, match=r"always. is not an answer to .pay"):
        clients[absent].put(
            f"/tables/{table}/orders/", order | {"question": "pay", "choice": ["always"]}
        )


def test_a_choice_that_names_something_hidden_is_visible_only_to_its_player(
    make_client: MakeClient,
) -> None:
    clients = [make_client() for _ in range(3)]
    table = fill_table(clients, edition="glen-more-2", chronicles=[5])
    client, payload = acting(clients, table)
    while not Move.objects.filter(table=table).exists():
        payload = client.play(payload, payload["view"]["choices"][-1])
    move = Move.objects.filter(table=table).latest("number")
    Move.objects.filter(pk=move.pk).update(choice=["return-token", 3])
    known = [last_choices(each, table, 1)[0] for each in (*clients, Client())]
    assert known.count(["return-token", 3]) == 1
    assert known[move.seat] == ["return-token", 3]
