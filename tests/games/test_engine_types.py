"""The OpenAPI document matches what the engine sends."""

import json
import re
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from drf_spectacular.generators import SchemaGenerator

from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin

pytestmark = pytest.mark.django_db


def without_nullable(schema: Any) -> Any:  # noqa: ANN401 - any JSON
    """Convert OpenAPI 3.0's `nullable` to JSON Schema."""
    if isinstance(schema, list):
        return [without_nullable(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: without_nullable(each) for name, each in schema.items() if name != "nullable"}
    return {"anyOf": [plain, {"type": "null"}]} if schema.get("nullable") is True else plain


@pytest.mark.parametrize(
    "terms",
    [{}, {"edition": "glen-more-2"}, {"edition": "glen-more-2", "chronicles": [7]}],
    ids=["glen-more-2010", "glen-more-2", "great-glen"],
)
def test_responses_match_the_document(terms: dict[str, Any], make_client: MakeClient) -> None:
    document = without_nullable(SchemaGenerator().get_schema(public=True))  # type: ignore[no-untyped-call]
    schema = {"$ref": "#/components/schemas/MoveResponse", "components": document["components"]}
    table, clients = begin(make_client, **{"players": 3, **terms})
    for turn in range(6):
        client, payload = acting(clients, table)
        answer = client.play(
            payload, payload["view"]["choices"][turn % len(payload["view"]["choices"])]
        )
        jsonschema.validate(answer, schema)


def test_every_reference_in_the_document_resolves() -> None:
    document = json.dumps(SchemaGenerator().get_schema(public=True))  # type: ignore[no-untyped-call]
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', document))
    assert names
    assert names <= set(json.loads(document)["components"]["schemas"])
