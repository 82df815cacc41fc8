"""The page of a table preloads what its screen requests first."""

from __future__ import annotations

import re

import pytest
from django.test import Client as Browser

from games.models import Status, Table
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db


def preloaded_by(page: str) -> list[str]:
    """Return the API addresses that a page preloads."""
    links = re.findall(r'<link rel="preload" as="fetch"[^>]*href="([^"]+)"', page)
    return [link.replace("&amp;", "&") for link in links]


def test_the_page_preloads_faces_from_the_address_the_app_requests(
    make_client: MakeClient,
) -> None:
    table, _ = begin(make_client, edition="glen-more-2", chronicles=[1, 5])
    rules = Table.objects.get(pk=table).rules
    faces_address = f"/api/v1/editions/glen-more-2/faces/?chronicles=1%2C5&rules={rules}"
    for address in (f"/tables/{table}", f"/tables/{table}/replay"):
        assert preloaded_by(Browser().get(address).text) == [faces_address]
    assert Browser().get(faces_address).status_code == 200


def test_a_table_the_visitor_may_not_see_preloads_nothing(make_client: MakeClient) -> None:
    table, clients = begin(make_client, visibility="link")
    stranger, player = Browser(), Browser()
    player.force_login(clients[0].player)
    code = Table.objects.get(pk=table).invite_code
    assert preloaded_by(stranger.get(f"/tables/{table}").text) == []
    assert preloaded_by(stranger.get(f"/tables/{table}?code={code}").text)
    assert preloaded_by(player.get(f"/tables/{table}").text)


@pytest.mark.parametrize("change", [{"status": Status.ABORTED}, {"imported": True}, {"rules": 999}])
def test_a_table_without_a_game_preloads_nothing(
    make_client: MakeClient, change: dict[str, object]
) -> None:
    table, _ = begin(make_client)
    Table.objects.filter(pk=table).update(**change)
    assert preloaded_by(Browser().get(f"/tables/{table}").text) == []


def test_pages_without_a_table_preload_nothing() -> None:
    for address in ("/", "/tables/new", "/tables/abc"):
        assert preloaded_by(Browser().get(address).text) == []


def test_faces_are_compressed_if_the_browser_accepts_gzip() -> None:
    address = "/api/v1/editions/glen-more-2010/faces/"
    compressed = Browser().get(address, headers={"Accept-Encoding": "gzip"})
    assert compressed.headers["Content-Encoding"] == "gzip"
    assert len(compressed.content) * 4 < len(Browser().get(address).content)
