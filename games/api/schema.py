"""Add the engine's types to the OpenAPI document.

The front end's types are generated from the records that the server really sends.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine.core.serial import board_kinds, fact_kinds, former_board_tags
from games.engine.core.views import SeatView, View
from games.engine.presentation.faces import Faces
from games.engine.presentation.preview import Preview

from .fields import CHOICE

Json = dict[str, Any]
REF = "#/components/schemas/{name}"


def add_engine_types(result: Json, **_more: object) -> Json:
    """Add the engine's views and facts to the document's components."""
    seat_views = sorted(SeatView.__subclasses__(), key=lambda kind: kind.__name__)
    groups = [seat_views, board_kinds().values(), fact_kinds().values()]
    kinds = [View, Faces, Preview, *(kind for group in groups for kind in group)]
    refs, found = msgspec.json.schema_components(kinds, ref_template=REF)
    # Two Chronicles may have facts of the same name; only msgspec knows the schema name of each.
    ref_of = dict(zip(kinds, refs, strict=True))
    seats, boards, facts = ({"anyOf": [ref_of[kind] for kind in group]} for group in groups)
    schemas = {name: _as_openapi(each) for name, each in found.items()}
    shown = schemas["View"]["properties"]
    shown["seats"] = {"type": "array", "items": seats}
    shown["boards"] = {
        "type": "object",
        "additionalProperties": boards,
        "description": _boards_description(),
    }
    shown["choices"] = {"type": "array", "items": CHOICE}
    shown["own_answer"] = CHOICE | {"nullable": True}
    schemas["Preview"]["properties"]["choice"] = CHOICE
    schemas["Preview"]["properties"]["payments"] = {"type": "array", "items": CHOICE}
    schemas["Fact"] = facts
    result["components"]["schemas"] = schemas | result["components"]["schemas"]
    return result


def _boards_description() -> str:
    renamed = (f"`{former}` for `{tag}`" for former, tag in sorted(former_board_tags().items()))
    return f"The boards by their tags. Deprecated tags are sent as well: {', '.join(renamed)}."


def _as_openapi(schema: Any) -> Any:  # noqa: ANN401 - any JSON
    """Convert a schema to OpenAPI 3.0, without null types and tuples; all fields are required."""
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
