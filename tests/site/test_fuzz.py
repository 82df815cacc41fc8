"""No request, however hostile, causes a server error: to any operation, by any kind of visitor.

`make fuzz` sends 50,000 requests (FUZZ_REQUESTS); FUZZ_SEED selects others.
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from http import HTTPStatus
from itertools import islice
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.headless.spec.internal.schema import get_schema
from django.test import Client as Http
from pytest_django import Settings

from accounts.models import Player
from accounts.services import guests
from games.models import Table
from tests.games.client import Client
from tests.games.conftest import MakeClient, _isolated_site, make_client, make_player
from tests.games.tables import begin, finish
from tests.site.fuzzing import Fuzzer, Request

__all__ = ["_isolated_site", "make_client", "make_player"]
pytestmark = pytest.mark.django_db(transaction=True)

REQUESTS = int(os.environ.get("FUZZ_REQUESTS", "2000"))
SEED = int(os.environ.get("FUZZ_SEED", "1"))
PASSWORD = "heather and thistle"
#: Addresses outside of the API that visitors can reach, in the form of a document.
PAGES: dict[str, Any] = {
    "paths": {
        path: {
            "parameters": [
                {"name": name, "in": "path", "schema": {"type": "string"}}
                for name in ("token", "id", "language", "game", "name")
                if f"{{{name}}}" in path
            ],
            "get": {},
            "post": {},
        }
        for path in (
            "/{id}",
            "/tables/{id}",
            "/go/{token}",
            "/mute-table/{token}",
            "/stop-mails/{token}",
            "/rules",
            "/rules/{game}",
            "/{language}.webmanifest",
            "/admin/mails/{name}/",
            "/admin/accounts/player/{id}/change/",
            "/health/ready",
        )
    }
}


class Site:
    """The site with tables in every stage, and a browser for each kind of visitor."""

    def __init__(self, make_client: MakeClient) -> None:
        self.make_client = make_client
        self.known: dict[str, list[Any]] = {}
        self.browsers: dict[str, Http] = {}
        self.players: dict[str, Player] = {}
        self.renew()

    def send(self, visitor: str, request: Request) -> tuple[int, str]:
        """Send a request; who was logged out by it, or has deleted the account, comes back."""
        status, error = send(self.browsers[visitor], request)
        if status == HTTPStatus.UNAUTHORIZED and visitor in self.players:
            if not Player.objects.filter(pk=self.players[visitor].pk, is_active=True).exists():
                self.renew()
            else:
                self.browsers[visitor].force_login(self.players[visitor])
        return status, error

    def renew(self) -> None:
        """Open new tables and let everybody log in anew."""
        running, clients = begin(self.make_client)
        chronicles, _ = begin(self.make_client, players=2, edition="glen-more-2", chronicles=[1, 5])
        finished, players = begin(self.make_client)
        finish(players, finished)
        waiting = clients[0].open_table()
        self.browsers = self._browsers(clients[0])
        self.known.update(self._known([running, chronicles, finished, waiting["id"]], clients[0]))

    def _browsers(self, member: Client) -> dict[str, Http]:
        EmailAddress.objects.get_or_create(
            user=member.player, email=member.player.email, verified=True, primary=True
        )
        member.player.set_password(PASSWORD)
        member.player.save()
        staff = self.make_client().player
        staff.is_staff = staff.is_superuser = True
        staff.save()
        self.players = {"guest": guests.create_guest(), "member": member.player, "staff": staff}
        browsers = {"nobody": _browser(), "program": _browser(headers=self.make_client().headers)}
        for name, player in self.players.items():
            browsers[name] = _browser()
            browsers[name].force_login(player)
        return browsers

    def _known(self, tables: list[str], member: Client) -> dict[str, list[Any]]:
        table = member.table(tables[0])
        people = list(Player.objects.order_by("-pk").values_list("pk", flat=True)[:5])
        names = [
            "Morag",
            member.player.display_name,
            *Player.objects.values_list("display_name", flat=True).order_by("-pk")[:3],
        ]
        return {
            "id": tables,
            "about": tables,
            "player": people,
            "player_id": people,
            "seat": [0, 1],
            "expected": [table["number"]],
            "choices": [[choice] for choice in table["view"]["choices"]],
            "code": [Table.objects.get(pk=tables[3]).invite_code],
            "edition": ["glen-more-2010", "glen-more-2"],
            "name": [*names, "glen-more-2010"],
            "display_name": names,
            "confirmation": [member.player.display_name],
            "email": [member.player.email],
            "password": [PASSWORD],
        }


def _browser(**options: Any) -> Http:  # noqa: ANN401 - the client's own
    return Http(raise_request_exception=False, **options)


def send(browser: Http, request: Request) -> tuple[int, str]:
    """Send the request; return the status and what went wrong in the server."""
    answer = browser.generic(
        request.operation.method.upper(),
        request.address,
        request.body,
        content_type=request.content_type,
        headers=dict(request.headers),
    )
    error = getattr(answer, "exc_info", None)
    return answer.status_code, repr(error[1]) if error else ""


@pytest.mark.slow
def test_no_request_causes_a_server_error(
    make_client: MakeClient, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.ACCOUNT_RATE_LIMITS = False
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    for logger in ("django.request", "glenmore.security"):
        caplog.set_level(logging.CRITICAL, logger)
    site = Site(make_client)
    fuzzer = Fuzzer([_document(), get_schema(), PAGES], site.known, SEED)
    statuses, errors = Counter[int](), dict[str, str]()
    for number, request in enumerate(islice(fuzzer.requests(), REQUESTS)):
        if number % 1000 == 999:
            site.renew()
        visitor = fuzzer.random.choice(list(site.browsers))
        status, error = site.send(visitor, request)
        statuses[status] += 1
        if status >= 500:
            errors[f"{status} {request.operation}: {error}"] = f"{visitor}: {request}"
    print(f"{sum(statuses.values())} requests: {dict(sorted(statuses.items()))}")  # noqa: T201
    assert not errors, "\n".join(f"{error}\n    {request}" for error, request in errors.items())
    assert len(fuzzer.operations) > 130
    assert statuses[200] > REQUESTS / 20


def _document() -> dict[str, Any]:
    document: dict[str, Any] = Http().get("/api/v1/schema/").json()
    return document
