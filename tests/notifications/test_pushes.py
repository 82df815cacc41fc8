"""Push notifications reach the browser they are meant for, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from io import StringIO

import pytest
import time_machine
from django.core import mail
from django.core.management import call_command
from django.test import Client as Http
from django.utils import timezone
from pytest_django import Settings

from notifications import vapid
from notifications.models import Delivery, Message, Subscription
from notifications.services.preferences import mute
from tests.games.client import Client
from tests.games.conftest import MakeClient, MakePlayer
from tests.games.tables import begin
from tests.notifications.messages import choose, deliver_all, give_address, message_of, states
from tests.notifications.push_service import Browser, PushService, push_service, signed_claims

pytestmark = pytest.mark.django_db

Travel = time_machine.Traveller
DEVICES = "/api/v1/me/notifications/devices/"


@pytest.fixture
def service(settings: Settings) -> Iterator[PushService]:
    """Run a push service that the site trusts."""
    settings.PUSH_TRUSTED_ORIGINS = ["http://localhost:*"]
    with push_service() as service:
        yield service


def subscribe(client: Client, browser: Browser) -> None:
    """Subscribe as the page does."""
    http = Http()
    http.force_login(client.player)
    answer = http.post(DEVICES, browser.subscription, content_type="application/json")
    assert answer.status_code == 201
    assert "auth" not in answer.json()


def begin_with_browser(
    make_client: MakeClient, service: PushService
) -> tuple[str, Client, Browser]:
    """Start a table; the active player has a browser with push notifications."""
    table, (first, _) = begin(make_client)
    browser = Browser(service)
    subscribe(first, browser)
    give_address(first)
    return table, first, browser


def test_a_push_is_encrypted_for_its_browser_and_signed_by_the_site(
    make_client: MakeClient, travel: Travel, service: PushService
) -> None:
    table, first, browser = begin_with_browser(make_client, service)
    travel.shift(timedelta(minutes=5))
    deliver_all()
    [(headers, body)] = service.taken
    assert b"Your turn" not in body
    said = browser.read(body)
    assert said["title"] == "Your turn: Glen More with Player 2"
    assert (said["kind"], said["table"], said["tag"]) == ("turn", table, f"turn-{table}")
    assert Http().get(said["url"])["Location"].startswith(f"/tables/{table}?")
    with pytest.raises(Exception, match="Decryption error"):
        Browser(service).read(body)
    claims = signed_claims(headers, vapid.public_key())
    assert claims["aud"] == service.address
    assert claims["exp"] > timezone.now().timestamp()
    assert int(headers["ttl"]) > 0
    assert states(first, "turn") == [("sent", "by push")]
    assert mail.outbox == []


def test_a_push_has_a_button_that_mutes_its_table(
    make_client: MakeClient, travel: Travel, service: PushService
) -> None:
    table, first, browser = begin_with_browser(make_client, service)
    travel.shift(timedelta(minutes=5))
    deliver_all()
    said = browser.read(service.taken[0][1])
    assert said["mute_words"] == "Mute this table"
    http = Http(enforce_csrf_checks=True)
    assert http.get(said["mute"]).status_code == 405
    assert http.post(said["mute"][:-2] + "xx").status_code == 404
    assert http.post(said["mute"]).status_code == 204
    assert [each.about for each in first.player.silences.all()] == [table]


def test_every_device_of_a_player_is_reached(
    make_client: MakeClient, travel: Travel, service: PushService
) -> None:
    _, first, _ = begin_with_browser(make_client, service)
    subscribe(first, Browser(service, "tablet"))
    choose(first, turn="both")
    travel.shift(timedelta(minutes=5))
    deliver_all()
    assert sorted(headers["path"] for headers, _ in service.taken) == ["/phone", "/tablet"]
    assert len(mail.outbox) == 1
    assert states(first, "turn") == [("sent", "by email and push")]


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_device_is_removed_and_an_email_sent_instead(
    make_client: MakeClient, travel: Travel, service: PushService, status: int
) -> None:
    _, first, _ = begin_with_browser(make_client, service)
    service.status = status
    travel.shift(timedelta(minutes=5))
    deliver_all()
    assert Subscription.objects.count() == 0
    assert states(first, "turn") == [("sent", "by email")]
    assert len(mail.outbox) == 1


def test_a_player_who_wants_only_pushes_gets_no_email_instead(
    make_client: MakeClient, travel: Travel, service: PushService
) -> None:
    _, first, _ = begin_with_browser(make_client, service)
    choose(first, turn="push")
    service.status = 410
    travel.shift(timedelta(minutes=5))
    deliver_all()
    assert states(first, "turn") == [("failed", "this device no longer gets push notifications")]
    assert mail.outbox == []


def test_a_busy_service_is_retried_with_growing_pauses_and_then_abandoned(
    make_client: MakeClient, travel: Travel, service: PushService
) -> None:
    _, first, _ = begin_with_browser(make_client, service)
    service.status = 503
    for _ in range(90):
        travel.shift(timedelta(minutes=1))
        deliver_all()
    assert len(service.taken) == 6
    assert message_of(first, "turn").deliveries.filter(state=Delivery.State.FAILED).count() == 1
    assert states(first, "turn") == [("sent", "by email")]


def test_an_unreachable_service_is_retried(
    make_client: MakeClient, travel: Travel, service: PushService
) -> None:
    _, first, browser = begin_with_browser(make_client, service)
    address = browser.subscription["endpoint"]
    Subscription.objects.update(endpoint="http://localhost:9/phone")
    travel.shift(timedelta(minutes=5))
    deliver_all()
    assert states(first, "turn") == [("sending", "")]
    Subscription.objects.update(endpoint=address)
    travel.shift(timedelta(minutes=1))
    deliver_all()
    assert states(first, "turn") == [("sent", "by push")]


def test_retries_respect_quiet_hours(
    make_client: MakeClient, travel: Travel, service: PushService
) -> None:
    _, first, _ = begin_with_browser(make_client, service)
    evening = timezone.now() + timedelta(hours=10, minutes=55)  # five to ten
    Message.objects.filter(player=first.player, kind="turn").update(due=evening)
    service.status = 503
    travel.move_to(evening)
    for _ in range(6 * 60):
        deliver_all()
        travel.shift(timedelta(minutes=1))
    assert len(service.taken) == 3  # the fourth would fall into quiet hours
    service.status = 201
    travel.shift(timedelta(hours=5))
    deliver_all()
    assert states(first, "turn") == [("sent", "by push")]


def test_a_retry_is_dropped_when_its_table_is_muted(
    make_client: MakeClient, travel: Travel, service: PushService
) -> None:
    table, first, _ = begin_with_browser(make_client, service)
    service.status = 503
    travel.shift(timedelta(minutes=5))
    deliver_all()
    service.status = 201
    mute(player=first.player, about=table)
    travel.shift(timedelta(minutes=5))
    deliver_all()
    assert len(service.taken) == 1
    assert states(first, "turn") == [("dropped", "you muted this table")]


def test_an_invalid_key_is_refused(make_player: MakePlayer, client: Http) -> None:
    client.force_login(make_player())
    wish = Browser(PushService()).subscription | {
        "endpoint": "https://fcm.googleapis.com/push",
        "p256dh": "A" * 87,
    }
    answer = client.post(DEVICES, wish, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["field"] == "p256dh"


def test_a_command_creates_a_signing_key(settings: Settings) -> None:
    made = StringIO()
    call_command("make_vapid_key", stdout=made)
    settings.VAPID_PRIVATE_KEY = made.getvalue().strip()
    assert len(vapid.public_key()) == 87


def test_a_browser_belongs_to_the_player_who_subscribed_last(
    make_client: MakeClient, service: PushService
) -> None:
    first, second, browser = make_client(), make_client(), Browser(service)
    subscribe(first, browser)
    subscribe(second, browser)
    assert [each.player for each in Subscription.objects.all()] == [second.player]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://example.org/push",
        "http://fcm.googleapis.com/push",
        "https://fcm.googleapis.com.example.org/push",
        "https://127.0.0.1/push",
        "ftp://push.apple.com/",
        "https://example.org\\@fcm.googleapis.com/push",
        "https://fcm.googleapis.com\\@example.org/push",
        "https://name:password@fcm.googleapis.com/push",
        "https://fcm.googleapis.com:8080/push",
        "https://fcm.googleapis.com/pu sh",
        "https://fcm。googleapis.com/push",
        "https://ﬁm.push.apple.com/push",
        "https://[::1/push",
        "https:///push",
    ],
)
def test_only_known_push_services_are_accepted(
    make_player: MakePlayer, client: Http, endpoint: str
) -> None:
    client.force_login(make_player())
    wish = Browser(PushService()).subscription | {"endpoint": endpoint}
    answer = client.post(DEVICES, wish, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["field"] == "endpoint"
    assert Subscription.objects.count() == 0


def test_only_its_player_can_remove_a_device(
    make_client: MakeClient, make_player: MakePlayer, service: PushService, client: Http
) -> None:
    owner = make_client()
    subscribe(owner, Browser(service))
    number = Subscription.objects.get().pk
    client.force_login(make_player())
    assert client.delete(f"{DEVICES}{number}/").status_code == 404
    client.force_login(owner.player)
    assert client.delete(f"{DEVICES}{number}/").status_code == 204
    assert client.get(DEVICES).json() == []
