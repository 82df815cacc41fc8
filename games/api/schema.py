"""How does the OpenAPI document tell what the engine shows? By the engine's own types.

So a screen's types are made from the records that the server really sends.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine.faces import Faces
from games.engine.outlook import Outlook
from games.engine.serial import board_kinds, fact_kinds
from games.engine.views import SeatView, View

from .fields import CHOICE

Json = dict[str, Any]
REF = "#/components/schemas/{name}"


def add_engine_types(result: Json, **_more: object) -> Json:
    """Add the engine's views and facts to the document's components."""
    groups = [SeatView.__subclasses__(), board_kinds().values(), fact_kinds().values()]
    kinds = [View, Faces, Outlook, *(kind for group in groups for kind in group)]
    refs, found = msgspec.json.schema_components(kinds, ref_template=REF)
    # Two Chronicles may have facts of one name: only msgspec knows what it calls each.
    ref_of = dict(zip(kinds, refs, strict=True))
    seats, boards, facts = ({"anyOf": [ref_of[kind] for kind in group]} for group in groups)
    schemas = {name: _as_openapi(schema) for name, schema in found.items()}
    shown = schemas["View"]["properties"]
    shown["seats"] = {"type": "array", "items": seats}
    shown["boards"] = {"type": "object", "additionalProperties": boards}
    shown["choices"] = {"type": "array", "items": CHOICE}
    shown["own_answer"] = CHOICE | {"nullable": True}
    schemas["Outlook"]["properties"]["choice"] = CHOICE
    schemas["Outlook"]["properties"]["payments"] = {"type": "array", "items": CHOICE}
    schemas["Fact"] = facts
    result["components"]["schemas"] = schemas | result["components"]["schemas"]
    return result


def _as_openapi(schema: Any) -> Any:  # noqa: ANN401 - any JSON
    """The schema in the words of OpenAPI 3.0: no null, no tuples; what is sent is sent whole."""
    if isinstance(schema, list):
        return [_as_openapi(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: _as_openapi(each) for name, each in schema.items() if name != "prefixItems"}
    if plain.get("type") == "array" and not isinstance(plain.get("items"), dict):
        plain["items"] = {"anyOf": _as_openapi(schema["prefixItems"])} if _is_tuple(schema) else {}
    if plain.get("type") == "object" and "properties" in plain:
        plain |= {"required": list(plain["properties"])}
    kinds = plain.get("anyOf", [])
    if {"type": "null"} in kinds:
        plain["anyOf"] = [kind for kind in kinds if kind != {"type": "null"}]
        plain["nullable"] = True
    return plain


def _is_tuple(schema: Json) -> bool:
    return bool(schema.get("prefixItems"))
