"""Hints are given only to players whose opponents are all bots."""

import sys
from collections import defaultdict

import pytest
from rest_framework.throttling import SimpleRateThrottle

from games.models import Seat, Table
from games.services.bots import hints
from games.services.bots.client import BotProcess
from games.services.refusals import NotNow
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db

ILLEGAL_MOVE = (sys.executable, "-c", "input(); print('[[\"take\", 99]]', flush=True); input()")


def table_against_bot(client: Client, **terms: object) -> Json:
    """Return a table against a bot, where the client plays first."""
    return client.open_table(**{"bots": ["greedy"], "options": ["fixed-order"]} | terms)


def hint(client: Client, table: str, seat: int = 0) -> Json:
    return client.get(f"/tables/{table}/hint/", seat=seat)


@pytest.mark.parametrize("edition", ["glen-more-2010", "glen-more-2"])
def test_a_hint_is_a_legal_choice_and_is_not_played(edition: str, make_client: MakeClient) -> None:
    client = make_client()
    payload = table_against_bot(client, edition=edition)
    assert payload["alone"]
    hinted = hint(client, payload["id"])
    assert hinted["number"] == payload["number"]
    assert hinted["choice"] in payload["view"]["choices"]
    after = client.table(payload["id"])
    assert (after["number"], after["draft"]) == (payload["number"], payload["draft"])


def test_hints_lead_through_a_whole_turn(make_client: MakeClient) -> None:
    client = make_client()
    payload = table_against_bot(client)
    while (hinted := hint(client, payload["id"]))["choice"] != ["end"]:
        assert hinted["number"] == payload["number"]
        payload = client.play(payload, hinted["choice"])
    assert payload["draft"]["choices"]


def test_there_are_no_hints_against_people(make_client: MakeClient) -> None:
    table, (client, other) = begin(make_client)
    assert not client.table(table)["alone"]
    with pytest.raises(Refused) as refused:
        hint(client, table)
    assert refused.value.status == 403
    assert "against bots alone" in refused.value.problem["detail"]
    # an absent player may return, a resigned one may not
    Seat.objects.filter(table=table, number=1).update(away=True)
    with pytest.raises(Refused):
        hint(client, table)
    Seat.objects.filter(table=table, number=1).update(away=False)
    other.post(f"/tables/{table}/resign/", {"seat": 1})
    assert hint(client, table)["choice"]


def test_there_are_no_hints_on_a_shared_device(make_client: MakeClient) -> None:
    client = make_client()
    payload = client.open_table(hotseat=True, options=["fixed-order"])
    assert not payload["alone"]
    with pytest.raises(Refused) as refused:
        hint(client, payload["id"])
    assert refused.value.status == 403


def test_only_the_player_to_act_gets_a_hint(make_client: MakeClient) -> None:
    client, stranger = make_client(), make_client()
    payload = table_against_bot(client)
    for somebody, seat in ((stranger, 0), (client, 1)):
        with pytest.raises(Refused) as refused:
            hint(somebody, payload["id"], seat)
        assert refused.value.status == 403


def test_there_are_no_hints_while_no_decision_is_pending(make_client: MakeClient) -> None:
    table, (first, second) = begin(make_client)
    first.post(f"/tables/{table}/resign/", {"seat": 0})
    assert second.table(table)["alone"]
    with pytest.raises(Refused) as refused:
        hint(second, table, 1)
    assert (refused.value.status, refused.value.problem["code"]) == (409, "not-now")


def test_an_illegal_hint_is_not_given(make_client: MakeClient) -> None:
    client = make_client()
    table = Table.objects.get(pk=table_against_bot(client)["id"])
    bot_process = BotProcess(ILLEGAL_MOVE)
    seat = table.seats.select_related("player").get(number=0)
    assert seat.player is not None
    with pytest.raises(NotNow):
        hints.hint(table=table, player=seat.player, seat=0, bot_process=bot_process)
    bot_process.close()


def test_hints_are_limited(make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    rates: dict[str, str | None] = defaultdict(lambda: None, hints="1/min")
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", rates)
    client = make_client()
    payload = table_against_bot(client)
    hint(client, payload["id"])
    with pytest.raises(Refused) as refused:
        hint(client, payload["id"])
    assert refused.value.status == 429
