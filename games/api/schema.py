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
    seats, boards, facts = SeatView.__subclasses__(), board_kinds().values(), fact_kinds().values()
    _, found = msgspec.json.schema_components(
        [View, Faces, Outlook, *seats, *boards, *facts], ref_template=REF
    )
    schemas = {name: _as_openapi(schema) for name, schema in found.items()}
    shown = schemas["View"]["properties"]
    shown["seats"] = {"type": "array", "items": _any_of(seats)}
    shown["boards"] = {"type": "object", "additionalProperties": _any_of(list(boards))}
    shown["choices"] = {"type": "array", "items": CHOICE}
    shown["own_answer"] = CHOICE | {"nullable": True}
    schemas["Outlook"]["properties"]["choice"] = CHOICE
    schemas["Outlook"]["properties"]["payments"] = {"type": "array", "items": CHOICE}
    schemas["Fact"] = _any_of(list(facts))
    result["components"]["schemas"] = schemas | result["components"]["schemas"]
    return result


def _any_of(kinds: list[type[Any]]) -> Json:
    return {"anyOf": [{"$ref": REF.format(name=kind.__name__)} for kind in kinds]}


def _as_openapi(schema: Any) -> Any:  # noqa: ANN401 - any JSON
    """The schema in the words of OpenAPI 3.0: no null, no tuples, no empty `required`."""
    if isinstance(schema, list):
        return [_as_openapi(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: _as_openapi(each) for name, each in schema.items() if name != "prefixItems"}
    if plain.get("type") == "array" and not isinstance(plain.get("items"), dict):
        plain["items"] = {"anyOf": _as_openapi(schema["prefixItems"])} if _is_tuple(schema) else {}
    if plain.get("required") == []:
        del plain["required"]
    kinds = plain.get("anyOf", [])
    if {"type": "null"} in kinds:
        plain["anyOf"] = [kind for kind in kinds if kind != {"type": "null"}]
        plain["nullable"] = True
    return plain


def _is_tuple(schema: Json) -> bool:
    return bool(schema.get("prefixItems"))
