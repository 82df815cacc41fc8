"""Players and programs are throttled and limited."""

from __future__ import annotations

from collections import defaultdict

import pytest
from pytest_django import Settings
from rest_framework.throttling import SimpleRateThrottle

from accounts.models import Player
from games.models import Table
from games.services.bots.client import bot_secret
from games.services.bots.turns import waiting_tables
from games.services.lobby import limits, tables
from games.services.refusals import TooMany
from tests.games.client import Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _low_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow two requests of each limited kind per minute, and throttle nothing else."""
    rates: dict[str, str | None] = defaultdict(lambda: None, moves="2/min", chat="2/min")
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", rates)


def test_moves_are_limited(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    client, payload = acting(clients, table)
    for _ in range(2):
        payload = client.play(payload, payload["view"]["choices"][0])
    with pytest.raises(Refused) as refused:
        client.play(payload, payload["view"]["choices"][0])
    assert (refused.value.status, refused.value.problem["code"]) == (429, "throttled")
    assert client.table(table)["number"] == payload["number"]


def test_chat_is_limited(make_client: MakeClient) -> None:
    table, (client, _) = begin(make_client)
    for number in range(2):
        client.post(f"/tables/{table}/chat/", {"text": f"Slàinte {number}"})
    with pytest.raises(Refused) as refused:
        client.post(f"/tables/{table}/chat/", {"text": "and another"})
    assert refused.value.status == 429


def test_open_tables_of_one_player_are_limited(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_OPEN_TABLES", 2)
    client = make_client()
    first = client.open_table()["id"]
    client.open_table()
    with pytest.raises(Refused) as refused:
        client.open_table()
    assert (refused.value.status, refused.value.problem["code"]) == (409, "too-many")
    assert "2" in refused.value.problem["detail"]
    make_client().open_table()
    client.post(f"/tables/{first}/leave/")
    client.open_table()


def test_guests_may_open_fewer_tables() -> None:
    guest = Player.objects.create_user("Guest", is_guest=True)
    terms = tables.Terms(edition="glen-more-2010", players=2)
    for _ in range(limits.MAX_OPEN_TABLES_GUEST):
        tables.create_table(host=guest, terms=terms)
    with pytest.raises(TooMany):
        tables.create_table(host=guest, terms=terms)


def test_running_games_with_bots_are_limited_however_they_start(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_BOT_GAMES", 1)
    client = make_client()
    running = client.open_table(bots=["random"])
    client.post(f"/tables/{running['id']}/resign/", {"seat": 0})
    with pytest.raises(Refused) as refused:
        client.open_table(bots=["random"])
    assert refused.value.problem["code"] == "too-many"
    waiting = client.open_table()
    with pytest.raises(Refused):
        client.post(f"/tables/{waiting['id']}/bots/", {"bot": "random"})


@pytest.mark.parametrize(
    ("limit", "terms"),
    [("MAX_OPEN_TABLES_NETWORK", {}), ("MAX_BOT_GAMES_NETWORK", {"bots": ["random"]})],
)
def test_many_players_of_one_network_share_its_limits(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch, limit: str, terms: dict[str, object]
) -> None:
    monkeypatch.setattr(limits, limit, 2)
    for _ in range(2):
        make_client().open_table(**terms)
    with pytest.raises(Refused) as refused:
        make_client().open_table(**terms)
    assert (refused.value.status, refused.value.problem["code"]) == (409, "too-many")
    Table.objects.update(network="elsewhere")
    make_client().open_table(**terms)


def test_guests_of_one_network_take_turns_as_one(make_client: MakeClient) -> None:
    mine = make_client().open_table(bots=["random"], options=["fixed-order"])["id"]
    flood = [make_client().open_table(bots=["random"])["id"] for _ in range(3)]
    Table.objects.filter(pk=mine).update(network="elsewhere")
    networks = {table.id: table.network for table in waiting_tables([mine, *flood])}
    assert networks[mine] == "elsewhere"
    assert len({networks[table] for table in flood}) == 1
    assert "127.0.0.1" not in networks.values()


def test_a_standing_order_has_a_limited_size(make_client: MakeClient) -> None:
    table, (client, _) = begin(make_client)
    order = {"seat": 0, "question": "trade", "choice": ["x" * 1000]}
    with pytest.raises(Refused) as refused:
        client.put(f"/tables/{table}/orders/", order)
    assert refused.value.status == 400
    assert refused.value.problem["errors"][0]["field"] == "choice"
    assert "500" in refused.value.problem["detail"]


def test_tables_opened_from_one_network_are_limited_across_players(
    make_client: MakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SimpleRateThrottle.THROTTLE_RATES, "tables", "2/hour")
    for _ in range(2):
        make_client().open_table()
    with pytest.raises(Refused) as refused:
        make_client().open_table()
    assert refused.value.status == 429


def test_a_bots_random_choices_depend_on_the_secret_key(settings: Settings) -> None:
    drawn = bot_secret("table", 1)
    assert drawn != bot_secret("table", 2)
    settings.SECRET_KEY = "another"
    assert drawn != bot_secret("table", 1)
