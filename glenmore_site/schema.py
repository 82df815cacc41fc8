"""What does the OpenAPI document say of the whole API? That any answer may be a problem."""

from typing import Any

from glenmore_site.problems import MEDIA_TYPE

TEXT = {"type": "string"}
PROBLEM = {
    "type": "object",
    "description": "Why the request could not be met (RFC 9457).",
    "properties": {
        "title": TEXT,
        "status": {"type": "integer"},
        "detail": TEXT | {"description": "What was wrong, in words for a person."},
        "code": TEXT | {"description": "What was wrong, in a word for a program."},
        "rule": TEXT | {"description": "The number of the rule that forbids it."},
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
ANSWER = {
    "description": "A problem",
    "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def add_problems(result: dict[str, Any], **_more: object) -> dict[str, Any]:
    """Let every operation tell that it may answer with a problem."""
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    schemas |= {"FieldError": FIELD_ERROR, "Problem": PROBLEM}
    for operations in result["paths"].values():
        for operation in operations.values():
            operation["responses"]["default"] = ANSWER
    return result
