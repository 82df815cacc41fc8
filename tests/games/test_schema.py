"""No request that the OpenAPI document allows causes a server error."""

from typing import Any

import pytest
import schemathesis
from django.core.handlers.wsgi import WSGIHandler
from django.test import Client as Http
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.games.client import Client
from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db(transaction=True)

BOUNDED = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def browser_headers(client: Client) -> dict[str, str]:
    """Return the headers of a browser where the client's player is logged in."""
    browser = Http()
    browser.force_login(client.player)
    browser.get("/api/v1/auth/browser/v1/config")
    cookies = {name: morsel.value for name, morsel in browser.cookies.items()}
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return {"Cookie": cookie, "X-CSRFToken": cookies["csrftoken"]}


def send_generated_requests(operation: Any, headers: dict[str, str], table: str) -> None:  # noqa: ANN401 - without types
    """Send generated requests that the document allows for the operation."""

    @BOUNDED
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:  # noqa: ANN401 - its type has four parameters
        if "id" in case.path_parameters:
            case.path_parameters["id"] = table
        case.call_and_validate(headers=headers, checks=[not_a_server_error])

    send()


@pytest.mark.slow
def test_no_documented_request_causes_a_server_error(make_client: MakeClient) -> None:
    table, (client, _) = begin(make_client)
    schema = schemathesis.openapi.from_wsgi("/api/v1/schema/", WSGIHandler())
    tried = set[str]()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        headers = client.headers if "/tables/" in operation.path else browser_headers(client)
        send_generated_requests(operation, headers, table)
        tried.add(operation.path)
    assert len(tried) > 40
    assert {"/api/v1/me/", "/api/v1/friends/", "/api/v1/tables/{id}/choices/"} <= tried
