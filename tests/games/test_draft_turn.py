"""A turn is private to its player until it is confirmed."""

from collections.abc import Callable

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.engine import Edition
from games.engine.core import serial
from games.engine.core.state import State
from games.models import Move, Table
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin

pytestmark = pytest.mark.django_db


def first_choice(payload: Json) -> list[object]:
    """Return the first choice that does not end the turn."""
    return next(each for each in payload["view"]["choices"] if each != ["end"])


def until_confirmable(client: Client, payload: Json) -> Json:
    """Play until the turn can be confirmed."""
    while not payload["draft"]["can_confirm"]:
        payload = client.play(payload, first_choice(payload))
    return payload


def test_only_its_player_sees_a_draft(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    before = theirs.table(table)
    payload = mine.table(table)
    drafted = mine.play(payload, first_choice(payload))
    assert drafted["number"] == 1
    assert drafted["draft"]["choices"] == [first_choice(payload)]
    assert drafted["draft"]["facts"][0]
    assert mine.table(table)["view"] == drafted["view"] != payload["view"]
    for other in (theirs, Client()):
        assert other.table(table)["view"]["rondel"] == before["view"]["rondel"]
        assert other.table(table)["number"] == 0
        assert other.table(table)["draft"] is None
        assert other.get(f"/tables/{table}/moves/")["moves"] == []
    assert theirs.table(table) == before
    assert not Move.objects.exists()


def test_choices_can_be_undone_and_redone(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    start = mine.table(table)
    one = mine.play(start, first_choice(start))
    two = mine.play(one, first_choice(one))
    back = mine.act(two, "undo")
    assert back["view"] == one["view"]
    assert (back["number"], back["draft"]["can_redo"]) == (1, True)
    first = mine.act(back, "undo")
    assert first["view"] == start["view"]
    assert (first["number"], first["draft"]["can_undo"]) == (0, False)
    again = mine.act(mine.act(first, "redo"), "redo")
    assert again["view"] == two["view"]
    assert not again["draft"]["can_redo"]
    with pytest.raises(Refused) as refused:
        mine.act(again, "redo")
    assert refused.value.status == 409
    assert refused.value.problem["table"]["view"] == two["view"]


def test_choices_played_together_are_undone_and_redone_as_one(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    start = mine.table(table)
    one = mine.play(start, first_choice(start))
    two = mine.play(one, first_choice(one))
    back = mine.act(mine.act(two, "undo"), "undo")
    both = two["draft"]["choices"]
    joined = mine.act(back, "choices", choices=both, together=True)
    assert joined["draft"]["choices"] == both
    assert joined["view"] == two["view"]
    undone = mine.act(joined, "undo")
    assert (undone["view"], undone["draft"]["can_undo"]) == (start["view"], False)
    again = mine.act(undone, "redo")
    assert (again["view"], again["draft"]["can_redo"]) == (two["view"], False)
    assert mine.act(again, "undo")["view"] == start["view"]


def test_a_new_choice_discards_undone_choices(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    start = mine.table(table)
    back = mine.act(mine.play(start, start["view"]["choices"][0]), "undo")
    other = mine.play(back, start["view"]["choices"][1])
    assert not other["draft"]["can_redo"]


def test_confirming_commits_all_choices_of_the_draft(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    drafted = until_confirmable(mine, mine.table(table))
    done = mine.act(drafted, "confirm")
    made = len(drafted["draft"]["choices"]) + 1
    assert [move["number"] for move in done["news"]] == [made]
    assert done["moves"] == made
    moves = theirs.get(f"/tables/{table}/moves/")["moves"]
    assert [move["choice"] for move in moves] == [*drafted["draft"]["choices"], ["end"]]
    assert theirs.table(table)["moves"] == made
    with pytest.raises(Refused, match="409"):
        mine.act(done, "undo")


def test_an_incomplete_turn_cannot_be_confirmed(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    with pytest.raises(Refused) as refused:
        mine.act(mine.table(table), "confirm")
    assert refused.value.status == 422
    assert refused.value.problem["rule"].startswith("G1-")
    assert mine.table(table)["number"] == 0


def test_several_choices_are_played_all_or_nothing(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    start = mine.table(table)
    one = mine.play(start, first_choice(start))
    two = mine.play(one, first_choice(one))
    chain = two["draft"]["choices"]
    start = mine.act(mine.act(two, "undo"), "undo")
    with pytest.raises(Refused, match="422"):
        mine.play(start, chain[0], ["place", [99, 99]])
    assert mine.table(table)["number"] == 0
    assert mine.play(start, *chain)["view"] == two["view"]


def test_a_stale_request_changes_nothing_and_returns_the_table(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    start = mine.table(table)
    one, other = start["view"]["choices"][:2]
    played = mine.play(start, one)
    with pytest.raises(Refused) as refused:
        mine.play(start, other)
    problem = refused.value.problem
    assert (refused.value.status, problem["code"]) == (409, "stale")
    assert problem["table"]["view"] == played["view"]
    assert mine.table(table)["view"] == played["view"]


def test_a_repeated_request_gets_the_same_response(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    start = mine.table(table)
    choice = first_choice(start)
    played = mine.play(start, choice)
    assert mine.play(start, choice) == played
    drafted = until_confirmable(mine, played)
    done = mine.act(drafted, "confirm")
    assert mine.act(drafted, "confirm") == done
    assert Table.objects.get(pk=table).move_number == done["moves"]


def test_an_undone_choice_can_be_played_again(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    start = mine.table(table)
    back = mine.act(mine.play(start, first_choice(start)), "undo")
    again = mine.play(back, first_choice(start))
    assert again["number"] == 1


def test_an_idempotency_key_identifies_a_repeated_request(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    start = mine.table(table)
    one = mine.play(start, first_choice(start))
    two = mine.play(one, first_choice(one))
    back = mine.act(two, "undo", key="a")
    assert mine.act(two, "undo", key="a") == back
    with pytest.raises(Refused, match="another request"):
        mine.act(back, "undo", key="a")
    with pytest.raises(Refused, match="409"):
        mine.act(two, "undo")


def test_a_player_cannot_act_for_another_seat(make_client: MakeClient) -> None:
    table, (mine, theirs) = begin(make_client)
    stranger = make_client()
    payload = mine.table(table)
    drafted = until_confirmable(mine, mine.play(payload, first_choice(payload)))
    for other in (theirs, stranger):
        for verb in ("undo", "redo", "confirm"):
            with pytest.raises(Refused, match="403"):
                other.act(drafted, verb)
        with pytest.raises(Refused, match="403"):
            other.play(drafted, ["end"])
        with pytest.raises(Refused, match="403"):
            other.post(f"/tables/{table}/resign/", {"seat": 0})
    own = theirs.table(table)
    for verb in ("undo", "redo"):
        with pytest.raises(Refused, match="409"):
            theirs.act(own, verb)
    with pytest.raises(Refused, match="422"):
        theirs.act(own, "confirm")
    with pytest.raises(Refused, match="401"):
        Client().play(drafted, ["end"])
    assert mine.table(table)["view"] == drafted["view"]


def test_a_paused_table_accepts_no_moves(make_client: MakeClient) -> None:
    table, (mine, _) = begin(make_client)
    Table.objects.update(paused=True)
    payload = mine.table(table)
    with pytest.raises(Refused, match="paused"):
        mine.play(payload, first_choice(payload))


def test_one_device_may_hold_all_seats(make_client: MakeClient) -> None:
    host, other = make_client(), make_client()
    table = host.open_table(hotseat=True, options=["fixed-order"])
    with pytest.raises(Refused, match="409: This table is no longer open"):
        other.post(f"/tables/{table['id']}/join/")
    payload = host.table(table["id"])
    assert payload["your_seats"] == [0, 1]
    for _ in range(6):
        assert payload["your_turn"]
        number = payload["moves"]
        host.take_turn(payload)
        payload = host.table(table["id"])
        assert payload["moves"] > number
    assert {move["seat"] for move in host.get(f"/tables/{table['id']}/moves/")["moves"]} == {0, 1}


def test_a_shared_device_shows_the_public_view_while_a_bot_acts(
    make_client: MakeClient,
) -> None:
    host = make_client()
    table = host.open_table(hotseat=True, players=3, bots=["random"], options=["fixed-order"])
    assert table["your_seats"] == [0, 1]
    payload = host.table(table["id"])
    while payload["your_turn"]:
        assert payload["seat"] == payload["view"]["turn"]["seat"]
        host.take_turn(payload)
        payload = host.table(table["id"])
    assert payload["seat"] is None
    assert {seat["points"] for seat in payload["view"]["seats"]} == {None}


@pytest.fixture
def decodes(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Record every snapshot that is decoded."""
    found: list[object] = []

    def counted(saved: Json, edition: Edition) -> State:
        found.append(saved)
        return load_state(saved, edition)

    load_state = serial.load_state
    monkeypatch.setattr(serial, "load_state", counted)
    return found


def test_each_request_decodes_the_snapshot_once(
    make_client: MakeClient, decodes: list[object]
) -> None:
    table, (mine, theirs) = begin(make_client)
    payload = mine.table(table)
    drafted = until_confirmable(mine, mine.play(payload, first_choice(payload)))
    requests: dict[str, Callable[[], Json]] = {
        "GET": lambda: mine.table(table),
        "GET by another player": lambda: theirs.table(table),
        "undo": lambda: mine.act(drafted, "undo"),
        "redo": lambda: mine.act(mine_now, "redo"),
        "draft tap": lambda: mine.play(mine_now, drafted["draft"]["choices"][-1]),
        "confirm": lambda: mine.act(drafted, "confirm"),
    }
    mine_now = drafted
    for name in ("GET", "GET by another player", "undo", "redo", "undo", "draft tap", "confirm"):
        decodes.clear()
        answer = requests[name]()
        assert len(decodes) == 1, name
        mine_now = answer if "by" not in name else mine_now


def test_confirming_a_turn_needs_few_queries_however_long_the_game(
    make_client: MakeClient,
) -> None:
    table, clients = begin(make_client, players=3)
    query_counts = []
    for turn in range(9):
        client, payload = acting(clients, table)
        ready = until_confirmable(client, payload)
        with CaptureQueriesContext(connection) as queries:
            client.act(ready, "confirm", key=f"turn {turn}")
        query_counts.append(len(queries))
    # each savepoint of the test adds two queries
    assert max(query_counts) <= 18
    assert query_counts[-1] <= max(query_counts[:3])
