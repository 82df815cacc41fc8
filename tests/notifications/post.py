"""How do the tests see what was sent, and to whom can it be?"""

from __future__ import annotations

from allauth.account.models import EmailAddress
from django.utils import timezone

from accounts.models import Player
from notifications.models import Message
from notifications.services import delivering
from notifications.services.preferences import set_ways
from tests.games.client import Client, Json
from tests.games.conftest import MakeClient
from tests.games.tables import begin


def give_address(client: Client) -> Player:
    """Confirm the address of a client's player."""
    player = client.player
    EmailAddress.objects.create(user=player, email=player.email, verified=True, primary=True)
    return player


def choose(client: Client, **ways: str) -> None:
    """Hear of these kinds of things by these ways."""
    set_ways(player=client.player, ways=ways)


def deliver_all() -> None:
    """What workers do when they are called."""
    for number in delivering.due_messages(timezone.now()):
        delivering.deliver(message_id=number)


def log_of(client: Client, kind: str = "") -> list[Json]:
    """What a player sees of his messages, the newest first."""
    messages: list[Json] = client.get("/me/notifications/")["messages"]
    return [each for each in messages if not kind or each["kind"] == kind]


def states(client: Client, kind: str) -> list[tuple[str, str]]:
    """What became of a player's messages of a kind, and why."""
    return [(each["state"], each["reason"]) for each in log_of(client, kind)]


def message_of(client: Client, kind: str) -> Message:
    """The newest message of a kind."""
    found = Message.objects.filter(player=client.player, kind=kind).first()
    assert found is not None
    return found


def begin_with_addresses(
    make_client: MakeClient, pace: str = "correspondence"
) -> tuple[str, list[Client]]:
    """A table whose players can be written to."""
    table, clients = begin(make_client, pace=pace)
    for client in clients:
        give_address(client)
    return table, clients
