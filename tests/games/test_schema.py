"""Does the API answer whatever is sent, and never with an error of its own?"""

from typing import Any

import pytest
import schemathesis
from django.core.handlers.wsgi import WSGIHandler
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.games.conftest import MakeClient
from tests.games.tables import begin

pytestmark = pytest.mark.django_db(transaction=True)

OURS = r"^/api/v1/(tables|me/rest|me/vacations|me/notifications|paces|wish|mutes|ratings|editions)/"
BOUNDED = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.slow
def test_nothing_that_the_document_allows_is_a_server_error(make_client: MakeClient) -> None:
    table, (client, _) = begin(make_client)
    schema = schemathesis.openapi.from_wsgi("/api/v1/schema/", WSGIHandler())
    tried = 0
    for found in schema.include(path_regex=OURS).get_all_operations():
        assert isinstance(found, Ok)

        @BOUNDED
        @given(case=found.ok().as_strategy())
        def send(case: Any) -> None:  # noqa: ANN401 - its type has four parameters
            if "id" in case.path_parameters:
                case.path_parameters["id"] = table
            case.call_and_validate(headers=client.headers, checks=[not_a_server_error])

        send()
        tried += 1
    assert tried > 30
