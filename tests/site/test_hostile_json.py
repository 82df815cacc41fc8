"""JSON that no field accepts is refused by a problem document that names the field."""

from __future__ import annotations

import json

import pytest
from django.test import Client

from accounts.models import Player
from games.models import Table
from glenmore_site.base.origins import is_same_origin
from tests.games.client import Refused
from tests.games.conftest import MakeClient, _isolated_site, make_client, make_player
from tests.games.tables import begin

__all__ = ["_isolated_site", "make_client", "make_player"]
pytestmark = pytest.mark.django_db
GUEST = "/api/v1/players/guest/"
LOG_IN = "/api/v1/auth/browser/v1/auth/login"


def send(address: str, body: str) -> tuple[int, list[str]]:
    """The status of the answer, and the fields that it names."""
    answer = Client().post(address, body, content_type="application/json")
    problem = json.loads(answer.content)
    return answer.status_code, [error.get("field") for error in problem.get("errors", [])]


@pytest.mark.parametrize("address", [GUEST, LOG_IN])
@pytest.mark.parametrize(
    ("body", "field"),
    [
        ("[" * 990 + "]" * 990, ""),
        ('{"a":' * 100_000, ""),
        ('{"display_name": "\\ud800"}', "display_name"),
        ('{"display_name": "a\\u0000b"}', "display_name"),
        ('{"a": {"b": [1, 1' + "0" * 30 + "]}}", "a.b.1"),
        ('{"a": ' + "9" * 4300 + "}", "a"),
        ('{"a": ' + "9" * 5000 + "}", "a"),
        ('{"a": 1e999}', "a"),
        ('{"sessions": [7, "9223372036854775808"]}', "sessions.1"),
    ],
    ids=["deep", "deeper", "surrogate", "nul", "large", "4300", "5000", "float", "id"],
)
def test_it_is_refused(address: str, body: str, field: str) -> None:
    assert send(address, body) == (400, [field])


def test_it_is_refused_whatever_type_the_body_claims_to_have() -> None:
    sent = Client().post(LOG_IN, '{"sessions": [Infinity]}', content_type="text/plain")
    assert (sent.status_code, sent.json()["errors"][0]["field"]) == (400, "sessions.0")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("PUT", "auth/webauthn/signup", 409),
        ("GET", "account/phone", 404),
        ("POST", "account/phone", 404),
        ("POST", "auth/phone/verify", 404),
    ],
)
def test_views_of_allauth_that_fail_here_are_replaced(method: str, path: str, status: int) -> None:
    browser = Client(raise_request_exception=False)
    browser.force_login(Player.objects.create_user("Morag"))
    address = f"/api/v1/auth/browser/v1/{path}"
    answer = browser.generic(method, address, "{}", content_type="application/json")
    assert answer.status_code == status


def test_an_email_with_a_name_too_long_for_a_file_is_not_found() -> None:
    staff = Player.objects.create_superuser("Staff", "staff@example.org")
    browser = Client(raise_request_exception=False)
    browser.force_login(staff)
    assert browser.get(f"/admin/mails/{'x' * 300}/").status_code == 404


def test_rules_with_a_name_too_long_for_a_file_are_not_found() -> None:
    browser = Client(raise_request_exception=False)
    assert browser.get(f"/rules/{'1' * 300}").status_code == 404


def test_an_orderly_body_passes() -> None:
    assert send(GUEST, '{"display_name": "Mòrag", "language": "fr"}') == (201, [])


@pytest.mark.parametrize("path", ["friends", "players", "mutes", "me/tokens", "me/vacations"])
def test_an_id_beyond_the_database_is_no_address(make_client: MakeClient, path: str) -> None:
    with pytest.raises(Refused) as refused:
        make_client().put(f"/{path}/{2**63}/")
    assert refused.value.status == 404


def test_a_vacation_cannot_be_taken_at_the_end_of_the_calendar(make_client: MakeClient) -> None:
    with pytest.raises(Refused) as refused:
        make_client().post("/me/vacations/", {"first": "9999-12-30", "last": "9999-12-31"})
    assert refused.value.status == 400
    assert refused.value.problem["errors"][0]["field"] == "last"


def test_a_choice_with_a_huge_number_is_refused(make_client: MakeClient) -> None:
    table, (client, _) = begin(make_client)
    with pytest.raises(Refused) as refused:
        client.play(client.table(table), ["take", 10**30])
    assert refused.value.status == 400
    assert Table.objects.get().move_number == 0


def test_personal_answers_are_not_stored(make_client: MakeClient) -> None:
    client = make_client()
    answer = Client(headers=client.headers).get("/api/v1/me/")
    assert answer.headers["Cache-Control"] == "no-store"
    guest = Client().post(GUEST, "{}", content_type="application/json")
    assert guest.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://localhost:9000", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("https://more.example", "more.example", True),
        ("https://more.example", "more.example:443", True),
        ("https://more.example:8443", "more.example", False),
        ("https://more.example", "other.example", False),
        ("null", "localhost:8000", False),
        ("http://[::1", "localhost:8000", False),
    ],
)
def test_a_socket_is_opened_by_pages_of_the_same_port(
    origin: str, host: str, *, same: bool
) -> None:
    assert is_same_origin(origin, host) is same
