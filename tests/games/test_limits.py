"""Who plays or talks faster than people can: is he slowed down?"""

from __future__ import annotations

from collections import defaultdict

import pytest
from rest_framework.throttling import SimpleRateThrottle

from tests.games.client import Refused
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of each in a minute, and nothing else is counted."""
    rates: dict[str, str | None] = defaultdict(lambda: None, moves="2/min", chat="2/min")
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", rates)


def test_moves_are_limited(make_client: MakeClient) -> None:
    table, clients = begin(make_client)
    client, seen = acting(clients, table)
    for _ in range(2):
        seen = client.play(seen, seen["view"]["choices"][0])
    with pytest.raises(Refused) as refused:
        client.play(seen, seen["view"]["choices"][0])
    assert (refused.value.status, refused.value.problem["code"]) == (429, "throttled")
    assert client.table(table)["number"] == seen["number"]


def test_chat_is_limited(make_client: MakeClient) -> None:
    table, (client, _) = begin(make_client)
    for number in range(2):
        client.post(f"/tables/{table}/chat/", {"text": f"Slàinte {number}"})
    with pytest.raises(Refused) as refused:
        client.post(f"/tables/{table}/chat/", {"text": "and another"})
    assert refused.value.status == 429
