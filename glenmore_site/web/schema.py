"""Add the problem document to every operation of the OpenAPI document."""

from typing import Any

from glenmore_site.base.problems import MEDIA_TYPE

TEXT = {"type": "string"}
PROBLEM = {
    "type": "object",
    "description": "Why the request could not be met (RFC 9457).",
    "properties": {
        "title": TEXT,
        "status": {"type": "integer"},
        "detail": TEXT | {"description": "What was wrong, for people."},
        "code": TEXT | {"description": "What was wrong, for programs."},
        "rule": TEXT | {"description": "The id of the rule that forbids it."},
        "errors": {"type": "array", "items": {"$ref": "#/components/schemas/FieldError"}},
    },
    "required": ["title", "status", "detail", "code"],
}
FIELD_ERROR = {
    "type": "object",
    "description": "What is wrong with one field of the request.",
    "properties": {
        "field": TEXT | {"description": "Its path, as in seats.0.name; empty for the whole."},
        "code": TEXT,
        "detail": TEXT,
    },
    "required": ["field", "code", "detail"],
}
RESPONSE = {
    "description": "A problem",
    "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def add_problems(result: dict[str, Any], **_more: object) -> dict[str, Any]:
    """Declare the problem document as the default response of every operation."""
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    schemas |= {"FieldError": FIELD_ERROR, "Problem": PROBLEM}
    for operations in result["paths"].values():
        for operation in operations.values():
            operation["responses"]["default"] = RESPONSE
    return result
