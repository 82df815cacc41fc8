"""Does one who learns get a hint, and nobody who plays against people?"""

import sys
from collections import defaultdict

import pytest
from rest_framework.throttling import SimpleRateThrottle

from games.models import Seat, Table
from games.services import hinting
from games.services.bot_desk import Desk
from games.services.refusals import NotNow
from tests.games.client import Client, Json, Refused
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db

LYING = (sys.executable, "-c", "input(); print('[[\"take\", 99]]', flush=True); input()")


def alone(client: Client, **terms: object) -> Json:
    """A table against a bot, where the client plays first."""
    return client.open_table(**{"bots": ["greedy"], "options": ["fixed-order"]} | terms)


def hint(client: Client, table: str, seat: int = 0) -> Json:
    return client.get(f"/tables/{table}/hint/", seat=seat)


@pytest.mark.parametrize("edition", ["glen-more-2010", "glen-more-2"])
def test_a_hint_is_a_choice_that_can_be_made_and_plays_nothing(
    edition: str, make_client: MakeClient
) -> None:
    client = make_client()
    seen = alone(client, edition=edition)
    assert seen["alone"]
    said = hint(client, seen["id"])
    assert said["number"] == seen["number"]
    assert said["choice"] in seen["view"]["choices"]
    after = client.table(seen["id"])
    assert (after["number"], after["draft"]) == (seen["number"], seen["draft"])


def test_hints_lead_through_a_whole_turn(make_client: MakeClient) -> None:
    client = make_client()
    seen = alone(client)
    while (said := hint(client, seen["id"]))["choice"] != ["end"]:
        assert said["number"] == seen["number"]
        seen = client.play(seen, said["choice"])
    assert seen["draft"]["choices"]


def test_there_are_no_hints_where_others_play(make_client: MakeClient) -> None:
    table, (client, other) = begin(make_client)
    assert not client.table(table)["alone"]
    with pytest.raises(Refused) as refused:
        hint(client, table)
    assert refused.value.status == 403
    assert "all others" in refused.value.problem["detail"]
    # somebody who is away may come back, who has resigned may not
    Seat.objects.filter(table=table, number=1).update(away=True)
    with pytest.raises(Refused):
        hint(client, table)
    Seat.objects.filter(table=table, number=1).update(away=False)
    other.post(f"/tables/{table}/resign/", {"seat": 1})
    assert hint(client, table)["choice"]


def test_there_are_no_hints_where_several_share_a_device(make_client: MakeClient) -> None:
    client = make_client()
    seen = client.open_table(hotseat=True, options=["fixed-order"])
    assert not seen["alone"]
    with pytest.raises(Refused) as refused:
        hint(client, seen["id"])
    assert refused.value.status == 403


def test_a_hint_is_given_to_the_one_who_is_asked_alone(make_client: MakeClient) -> None:
    client, stranger = make_client(), make_client()
    seen = alone(client)
    for somebody, seat in ((stranger, 0), (client, 1)):
        with pytest.raises(Refused) as refused:
            hint(somebody, seen["id"], seat)
        assert refused.value.status == 403


def test_a_hint_is_given_only_while_something_is_asked(make_client: MakeClient) -> None:
    table, (first, second) = begin(make_client)
    first.post(f"/tables/{table}/resign/", {"seat": 0})
    assert second.table(table)["alone"]
    with pytest.raises(Refused) as refused:
        hint(second, table, 1)
    assert (refused.value.status, refused.value.problem["code"]) == (409, "not-now")


def test_a_hint_that_cannot_be_played_is_not_given(make_client: MakeClient) -> None:
    client = make_client()
    table = Table.objects.get(pk=alone(client)["id"])
    desk = Desk(LYING)
    seat = table.seats.select_related("player").get(number=0)
    assert seat.player is not None
    with pytest.raises(NotNow):
        hinting.hint(table=table, player=seat.player, seat=0, desk=desk)
    desk.close()


def test_hints_are_limited(make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    rates: dict[str, str | None] = defaultdict(lambda: None, hints="1/min")
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", rates)
    client = make_client()
    seen = alone(client)
    hint(client, seen["id"])
    with pytest.raises(Refused) as refused:
        hint(client, seen["id"])
    assert refused.value.status == 429
