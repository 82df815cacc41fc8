"""Players see what was sent to them and why, or why not, and can choose what is sent."""

from __future__ import annotations

from datetime import timedelta

import pytest
import time_machine
from django.core import mail
from django.test import Client as Http

from accounts.models import Player
from notifications.models import Delivery, Message
from notifications.services.delivery import sweep
from tests.games.client import Client, Refused
from tests.games.conftest import MakeClient, MakePlayer
from tests.games.tables import begin
from tests.notifications.conftest import NOON
from tests.notifications.messages import (
    begin_with_addresses,
    choose,
    deliver_all,
    message_log,
    states,
)

pytestmark = pytest.mark.django_db

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
SETTINGS = "/api/v1/me/notifications/settings/"
Travel = time_machine.Traveller


def test_an_unreachable_player_sees_why(make_client: MakeClient, travel: Travel) -> None:
    _, (first, _) = begin(make_client)
    travel.shift(5 * MINUTE)
    deliver_all()
    reason = "none of your devices gets push notifications, and you have no confirmed email address"
    assert states(first, "turn") == [("dropped", reason)]


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("fr", "aucun de vos appareils ne reçoit de notifications push"),
        ("nl", "geen van je apparaten krijgt pushmeldingen"),
        ("de", "keines deiner Geräte bekommt Push-Nachrichten"),
    ],
)
def test_reasons_are_in_the_readers_language(
    make_client: MakeClient, travel: Travel, language: str, reason: str
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    choose(first, turn="push")
    travel.shift(5 * MINUTE)
    deliver_all()
    Player.objects.filter(pk=first.player.pk).update(language=language)
    http = Http()
    http.force_login(first.player)
    [entry] = http.get("/api/v1/me/notifications/?limit=1&start=1").json()["messages"]
    assert (entry["kind"], entry["reason"]) == ("turn", reason)


@pytest.mark.parametrize(
    ("hours", "field"),
    [
        ({"quiet_from": "22:00", "quiet_to": None}, "quiet_to"),
        ({"quiet_from": "22:00", "quiet_to": "22:00"}, "quiet_to"),
        ({"delay_minutes": 10_000}, "hours.delay_minutes"),
        ({"digest_at": "soon"}, "hours.digest_at"),
    ],
)
def test_invalid_settings_are_refused_by_field(
    make_player: MakePlayer, client: Http, hours: dict[str, object], field: str
) -> None:
    client.force_login(make_player())
    usual = {"quiet_from": None, "quiet_to": None, "digest_at": "08:00", "delay_minutes": 2}
    answer = client.patch(SETTINGS, {"hours": usual | hours}, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["field"] == field


def test_settings_can_be_changed_partly(make_player: MakePlayer, client: Http) -> None:
    client.force_login(make_player())
    changed = {"channels": {"turn": "both"}}
    payload = client.patch(SETTINGS, changed, content_type="application/json").json()
    assert (payload["channels"]["turn"], payload["channels"]["mention"]) == ("both", "push")
    assert payload["hours"]["quiet_from"] == "22:00:00"
    assert client.get(SETTINGS).json() == payload


def test_channels_can_still_be_changed_under_their_former_name(
    make_player: MakePlayer, client: Http
) -> None:
    client.force_login(make_player())
    former = {"ways": {"turn": "both"}}
    changed = client.patch(SETTINGS, former, content_type="application/json").json()
    assert changed["ways"] == changed["channels"]
    assert changed["channels"]["turn"] == "both"


def test_players_cannot_see_or_change_the_settings_of_others(
    make_client: MakeClient, travel: Travel
) -> None:
    _, (first, second) = begin_with_addresses(make_client)
    mine = {each["id"] for each in message_log(first)}
    assert mine
    assert not mine & {each["id"] for each in message_log(second)}
    with pytest.raises(Refused, match="401"):
        Client().get("/me/notifications/")


def test_an_unknown_outcome_is_shown_and_not_sent_again(
    make_client: MakeClient, travel: Travel
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    travel.shift(5 * MINUTE)
    deliver_all()
    Delivery.objects.update(state=Delivery.State.HANDED, handed=NOON)
    Message.objects.update(state=Message.State.SENDING)
    mail.outbox.clear()
    travel.shift(HOUR)
    deliver_all()
    assert sweep() == Delivery.objects.count() > 0
    deliver_all()
    assert mail.outbox == []
    assert states(first, "turn") == [("unknown", "the server stopped while sending this")]


def test_old_messages_are_deleted(make_client: MakeClient, travel: Travel) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    travel.shift(5 * MINUTE)
    deliver_all()
    travel.shift(89 * DAY)
    sweep()
    assert states(first, "turn") == [("sent", "by email")]
    travel.shift(2 * DAY)
    sweep()
    assert message_log(first, "turn") == []
    assert message_log(first, "deadline") != []
