"""Does a table's page name what its screen asks for at once, to those who may see it?"""

from __future__ import annotations

import re

import pytest
from django.test import Client as Browser

from games.models import Status, Table
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db


def fetched_with(page: str) -> list[str]:
    """What is fetched with a page besides its own files."""
    links = re.findall(r'<link rel="preload" as="fetch"[^>]*href="([^"]+)"', page)
    return [link.replace("&amp;", "&") for link in links]


def test_the_faces_come_with_the_page_at_the_address_that_the_app_asks(
    make_client: MakeClient,
) -> None:
    table, _ = begin(make_client, edition="glen-more-2", chronicles=[1, 5])
    rules = Table.objects.get(pk=table).rules
    asked = f"/api/v1/editions/glen-more-2/faces/?chronicles=1%2C5&rules={rules}"
    for address in (f"/tables/{table}", f"/tables/{table}/replay"):
        assert fetched_with(Browser().get(address).text) == [asked]
    assert Browser().get(asked).status_code == 200


def test_nothing_is_told_of_a_table_that_one_may_not_see(make_client: MakeClient) -> None:
    table, clients = begin(make_client, visibility="link")
    stranger, player = Browser(), Browser()
    player.force_login(clients[0].player)
    code = Table.objects.get(pk=table).invite_code
    assert fetched_with(stranger.get(f"/tables/{table}").text) == []
    assert fetched_with(stranger.get(f"/tables/{table}?code={code}").text)
    assert fetched_with(player.get(f"/tables/{table}").text)


@pytest.mark.parametrize("change", [{"status": Status.ABORTED}, {"imported": True}, {"rules": 999}])
def test_nothing_comes_along_where_no_game_is_shown(
    make_client: MakeClient, change: dict[str, object]
) -> None:
    table, _ = begin(make_client)
    Table.objects.filter(pk=table).update(**change)
    assert fetched_with(Browser().get(f"/tables/{table}").text) == []


def test_no_page_asks_for_faces_of_no_table() -> None:
    for address in ("/", "/tables/new", "/tables/abc"):
        assert fetched_with(Browser().get(address).text) == []


def test_faces_are_sent_packed_to_those_who_can_unpack() -> None:
    address = "/api/v1/editions/glen-more-2010/faces/"
    packed = Browser().get(address, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(packed.content) * 4 < len(Browser().get(address).content)
