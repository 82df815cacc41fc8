"""The API's document and its errors."""

import sqlite3
from http import HTTPStatus
from io import StringIO
from types import SimpleNamespace

import psycopg
import pytest
from django.core.exceptions import PermissionDenied
from django.core.management import call_command
from django.db.utils import DatabaseError, DatabaseErrorWrapper
from django.http import Http404
from django.test import Client
from rest_framework.exceptions import APIException, ValidationError

from games.engine.core.refusals import BadSetup, IllegalMove
from glenmore_site.base.problems import problem_response


def test_the_openapi_document_is_valid_and_complete() -> None:
    call_command("spectacular", fail_on_warn=True, validate=True, stdout=StringIO())


def test_the_openapi_document_is_served_to_anyone(client: Client) -> None:
    document = client.get("/api/v1/schema/").json()
    operation = document["paths"]["/api/v1/me/"]["get"]
    assert {"token": []} in operation["security"]
    assert "application/problem+json" in operation["responses"]["default"]["content"]


def test_the_document_links_to_that_of_logging_in(client: Client) -> None:
    address = client.get("/api/v1/schema/").json()["externalDocs"]["url"]
    document = client.get(address).json()
    assert "/api/v1/auth/browser/v1/auth/login" in document["paths"]
    assert "display_name" in str(document["components"])


@pytest.mark.parametrize("address", ["/api/v1/", "/api/v1/nowhere/", "/api/v1/me"])
def test_an_unknown_address_of_the_api_is_a_problem_and_not_a_page(
    client: Client, address: str
) -> None:
    answer = client.post(address)
    assert answer.status_code == 404
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.json()["code"] == "not-found"


def test_anonymous_requests_are_asked_to_authenticate(client: Client) -> None:
    answer = client.get("/api/v1/me/")
    assert answer.status_code == 401
    assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.json() == {
        "title": "Unauthorized",
        "status": 401,
        "detail": "Authentication credentials were not provided.",
        "code": "not-authenticated",
    }


def answered(error: Exception) -> dict[str, object]:
    """Return the problem document for this error."""
    response = problem_response(error, {})
    assert response is not None
    assert response.status_code == response.data["status"]
    problem: dict[str, object] = response.data
    return problem


def test_a_move_against_the_rules_names_the_rule() -> None:
    problem = answered(IllegalMove("The tile must touch another.", rule="G1-PLC-2"))
    assert problem["status"] == HTTPStatus.UNPROCESSABLE_ENTITY
    assert problem["rule"] == "G1-PLC-2"
    assert problem["detail"] == "The tile must touch another."


def test_a_refused_field_is_named() -> None:
    problem = answered(BadSetup("There are 2 to 5 players.", field="players"))
    assert problem["status"] == HTTPStatus.BAD_REQUEST
    assert problem["errors"] == [
        {"field": "players", "code": "refused", "detail": "There are 2 to 5 players."}
    ]


def test_nested_fields_are_named_by_their_path() -> None:
    error = ValidationError({"seats": [{}, {"name": ["Too long."]}], "non_field_errors": ["No."]})
    problem = answered(error)
    assert problem["detail"] == "Too long. No."
    assert problem["errors"] == [
        {"field": "seats.1.name", "code": "invalid", "detail": "Too long."},
        {"field": "", "code": "invalid", "detail": "No."},
    ]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Http404(), "not-found"),
        (PermissionDenied(), "permission-denied"),
        (APIException(), "error"),
    ],
)
def test_every_expected_error_has_a_code(error: Exception, code: str) -> None:
    assert answered(error)["code"] == code


def test_a_bug_stays_a_bug() -> None:
    assert problem_response(KeyError("message"), {}) is None


@pytest.mark.parametrize(
    ("driver", "error"),
    [
        (psycopg, psycopg.errors.DiskFull("could not extend file")),
        (sqlite3, sqlite3.OperationalError("database or disk is full")),
    ],
)
def test_a_full_disk_is_unavailable_on_both_databases(driver: object, error: Exception) -> None:
    wrapper = DatabaseErrorWrapper(SimpleNamespace(Database=driver))
    with pytest.raises(DatabaseError) as caught, wrapper:
        raise error
    answer = problem_response(caught.value, {})
    assert answer is not None
    assert (answer.status_code, answer.data["code"]) == (503, "unavailable")
    assert answer.headers["Retry-After"]
