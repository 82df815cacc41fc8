"""Helpers to send messages and read what became of them."""

from __future__ import annotations

from allauth.account.models import EmailAddress
from django.utils import timezone

from accounts.models import Player
from notifications.models import Message
from notifications.services import delivery
from notifications.services.preferences import set_channel_choices
from tests.games.client import Client, Json
from tests.games.conftest import MakeClient
from tests.games.tables import begin


def give_address(client: Client) -> Player:
    """Confirm the address of a client's player."""
    player = client.player
    EmailAddress.objects.create(user=player, email=player.email, verified=True, primary=True)
    return player


def choose(client: Client, **ways: str) -> None:
    """Choose the channels of these kinds of message."""
    set_channel_choices(player=client.player, choices=ways)


def deliver_all() -> None:
    """Deliver all due messages, as workers do."""
    for number in delivery.due_messages(timezone.now()):
        delivery.deliver(message_id=number)


def message_log(client: Client, kind: str = "") -> list[Json]:
    """Return a player's messages as the API lists them, newest first."""
    messages: list[Json] = client.get("/me/notifications/")["messages"]
    return [each for each in messages if not kind or each["kind"] == kind]


def states(client: Client, kind: str) -> list[tuple[str, str]]:
    """Return state and reason of a player's messages of a kind."""
    return [(each["state"], each["reason"]) for each in message_log(client, kind)]


def message_of(client: Client, kind: str) -> Message:
    """Return the newest message of a kind."""
    found = Message.objects.filter(player=client.player, kind=kind).first()
    assert found is not None
    return found


def begin_with_addresses(
    make_client: MakeClient, pace: str = "correspondence"
) -> tuple[str, list[Client]]:
    """Start a table whose players have confirmed addresses."""
    table, clients = begin(make_client, pace=pace)
    for client in clients:
        give_address(client)
    return table, clients
