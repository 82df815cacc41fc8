"""A table keeps the rules version it started with."""

import pytest
from django.core.management import CommandError, call_command

from games.engine import EDITIONS, Edition
from games.engine.core.serial import FORMAT
from games.models import Seat, Table
from games.services.bots.turns import play_bot_turn
from games.services.storage.verify import find_problems
from tests.engine.core.test_rules_versions import LATER, MUCH_LATER
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin, finish

pytestmark = pytest.mark.django_db


def release(monkeypatch: pytest.MonkeyPatch, edition: Edition) -> None:
    """Replace the rules of an edition."""
    monkeypatch.setitem(EDITIONS, edition.id, edition)


def begun(make_client: MakeClient) -> tuple[str, list[Client]]:
    """Return a table that started under the first rules, in the middle of a turn."""
    table, clients = begin(make_client)
    for turn in range(3):
        client, payload = acting(clients, table)
        client.take_turn(payload, first_pick=turn)
    client, payload = acting(clients, table)
    client.play(payload, payload["view"]["choices"][0])
    return table, clients


def tiles_under(rules: int) -> Json:
    """Return the tile faces under a rules version."""
    tiles: Json = Client().get("/editions/glen-more-2010/faces/", rules=rules)["faces"]["tiles"]
    return tiles


def test_a_game_started_before_a_release_can_be_finished(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, clients = begun(make_client)
    before = [client.table(table) for client in clients]
    release(monkeypatch, LATER)
    assert [client.table(table) for client in clients] == before
    faces = {rules: tiles_under(rules) for rules in (1, 3)}
    assert faces[1]["distillery-1"]["cost"] != faces[3]["distillery-1"]["cost"] == []
    end = finish(clients, table)
    assert (end["rules"], end["view"]["rules"], end["retired"]) == (1, 1, False)
    assert find_problems(Table.objects.get(pk=table)) == []
    record = clients[0].get(f"/tables/{table}/record/")
    assert clients[0].post("/tables/import/", record)["rules"] == 1
    again = clients[0].post(f"/tables/{table}/rematch/")
    assert again["rules"] == 3
    assert clients[0].open_table(bots=["random"])["view"]["seats"][0]["coins"] == 16


def test_a_game_under_retired_rules_can_still_be_read(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (mine, theirs) = begun(make_client)
    moves = mine.get(f"/tables/{table}/moves/")
    release(monkeypatch, MUCH_LATER)
    payload = mine.table(table)
    assert (payload["retired"], payload["view"], payload["draft"]) == (True, None, None)
    assert payload["moves"] == len(moves["moves"])
    without_lines = [move | {"lines": []} for move in moves["moves"]]
    assert mine.get(f"/tables/{table}/moves/")["moves"] == without_lines
    assert mine.get("/tables/mine/")["tables"][0]["retired"]
    for client, seat in ((mine, 0), (theirs, 1)):
        with pytest.raises(Refused, match="no longer support") as refused:
            client.play(payload | {"seat": seat}, ["end"])
        assert refused.value.problem["table"]["moves"] == payload["moves"]
    for path in ("turns", "previews"):
        with pytest.raises(Refused, match="rules version"):
            mine.get(f"/tables/{table}/{path}/")
    assert not mine.get(f"/tables/{table}/verify/")["ok"]
    with pytest.raises(CommandError, match="not 1"):
        call_command("verify", table)
    Seat.objects.update(bot="random")
    assert not play_bot_turn(table_id=table)
    Table.objects.update(status="finished")
    assert "rules: 1" in mine.get(f"/tables/{table}/record/")["record"]


def test_a_snapshot_of_another_release_is_rebuilt(make_client: MakeClient) -> None:
    table, clients = begun(make_client)
    before = [client.table(table) for client in clients]
    kept = Table.objects.get(pk=table)
    kept.snapshot = {"format": 0, "state": {"sealed": []}, "something": "else"}
    kept.save()
    assert [client.table(table) for client in clients] == before
    assert find_problems(kept) == []
    client, payload = acting(clients, table)
    client.take_turn(payload)
    kept.refresh_from_db()
    assert kept.snapshot["format"] == FORMAT
    assert find_problems(kept) == []
