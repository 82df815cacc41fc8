"""Sockets open only for pages of this site and know their player."""

import pytest
from channels.generic.websocket import AsyncJsonWebsocketConsumer
from channels.testing import WebsocketCommunicator
from django.test import Client
from django.urls import path

from accounts.models import Player
from accounts.services import tokens
from glenmore_site.web.sockets import authenticated
from tests.own_loop import run_apart


class WhoAmI(AsyncJsonWebsocketConsumer):  # type: ignore[misc]
    """Send the name of the connected user."""

    async def connect(self) -> None:
        await self.accept()
        await self.send_json({"name": str(self.scope["user"])})


CLOSED = {"type": "websocket.close", "code": 4401}


def opened(
    address: str, origin: str, cookie: str = "", token: str | None = None
) -> tuple[bool, object]:
    """Return whether a page of this origin connected, and the first message."""

    async def visit() -> tuple[bool, object]:
        headers = [(b"origin", origin.encode()), (b"cookie", cookie.encode())]
        if token is not None:
            headers = [*headers[: bool(origin)], (b"authorization", token.encode())]
        site = authenticated([path("who", WhoAmI.as_asgi())])
        socket = WebsocketCommunicator(site, address, headers=headers)
        connected, _ = await socket.connect()
        return connected, await socket.receive_output() if connected else None

    return run_apart(visit)


@pytest.mark.django_db(transaction=True)
def test_a_socket_knows_who_is_logged_in(client: Client) -> None:
    client.force_login(Player.objects.create_user("Morag"))
    cookie = f"sessionid={client.cookies['sessionid'].value}"
    connected, sent = opened("/who", "http://localhost", cookie)
    assert connected
    assert sent == {"type": "websocket.send", "text": '{"name": "Morag"}'}


@pytest.mark.django_db(transaction=True)
def test_a_banned_player_is_anonymous_at_a_socket(client: Client) -> None:
    client.force_login(Player.objects.create_user("Morag"))
    cookie = f"sessionid={client.cookies['sessionid'].value}"
    Player.objects.update(is_active=False)
    _, sent = opened("/who", "http://localhost", cookie)
    assert sent == {"type": "websocket.send", "text": '{"name": "AnonymousUser"}'}


@pytest.mark.django_db(transaction=True)
def test_a_program_opens_a_socket_with_a_token_from_anywhere() -> None:
    morag = Player.objects.create_user("Morag", is_guest=False)
    _, secret = tokens.create_token(player=morag, name="bot")
    for origin in ("", "http://evil.example"):
        connected, sent = opened("/who", origin, token=f"Bearer {secret}")
        assert connected
        assert sent == {"type": "websocket.send", "text": '{"name": "Morag"}'}
    Player.objects.update(is_active=False)
    assert opened("/who", "", token=f"Bearer {secret}") == (True, CLOSED)


@pytest.mark.parametrize("shown", ["Bearer glenmore_wrong", "Bearer", "Basic bTpw", "Bearer a b"])
@pytest.mark.django_db(transaction=True)
def test_a_wrong_token_opens_no_socket(shown: str) -> None:
    assert opened("/who", "http://localhost", token=shown) == (True, CLOSED)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_a_page_of_another_site_opens_no_socket(origin: str) -> None:
    assert opened("/who", origin) == (False, None)


def test_an_unknown_address_closes_the_socket() -> None:
    connected, sent = opened("/nowhere", "http://localhost")
    assert connected
    assert sent == {"type": "websocket.close", "code": 4404}
