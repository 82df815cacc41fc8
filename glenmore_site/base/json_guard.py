"""Refuse JSON that no field accepts, before it reaches a parser or the database.

Deep nesting exhausts the stack, huge numbers overflow columns, and databases store neither NUL
nor half a surrogate pair. The answer names the field.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import TypeGuard

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse, JsonResponse

from glenmore_site.base.problems import MEDIA_TYPE, problem
from i18n import translate

MAX_DEPTH = 20
MAX_NUMBER = 2**63 - 1
#: A longer number is out of range; Python refuses to read very long ones at all.
MAX_DIGITS = 40


class JsonGuardMiddleware:
    """Checks the body of every request to the API, whatever type it claims to have."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer a request that is refused; pass on all others, malformed JSON included."""
        if request.path.startswith("/api/"):
            try:
                refusal = find_refusal(request.body)
            except RequestDataTooBig:
                return _refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "", "page-too-large")
            if refusal:
                return _refuse(HTTPStatus.BAD_REQUEST, *refusal)
        return self.get_response(request)


def find_refusal(body: bytes) -> tuple[str, str] | None:
    """The field at fault and the message about it; None if there is nothing to refuse."""
    if not body:
        return None
    if _is_too_deep(body):
        return "", "page-too-deep"
    try:
        value = json.loads(body, parse_int=_read_integer)
    except ValueError:
        return None  # the view answers, as to any malformed body
    return next(_refusals(value, ""), None)


def _is_too_deep(body: bytes) -> bool:
    """Whether brackets are nested too deeply; those within strings count, which does no harm."""
    if body.count(b"[") + body.count(b"{") <= MAX_DEPTH:
        return False
    depth = 0
    for byte in body:
        if byte in b"[{":
            depth += 1
            if depth > MAX_DEPTH:
                return True
        elif byte in b"]}":
            depth -= 1
    return False


def _read_integer(text: str) -> int:
    return int(text[:MAX_DIGITS])


def _is_digits(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and value.strip().lstrip("+-").isdecimal()


def _refusals(value: object, field: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from ((field, message) for _, message in _refusals(str(name), ""))
            yield from _refusals(inner, f"{field}.{name}".strip("."))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            # Ids in a list may be texts: forms of allauth convert them.
            number = _read_integer(inner) if _is_digits(inner) else inner
            yield from _refusals(number, f"{field}.{index}".strip("."))
    elif isinstance(value, str) and not _can_be_stored(value):
        yield field, "page-bad-text"
    elif isinstance(value, int | float) and not -MAX_NUMBER <= value <= MAX_NUMBER:
        yield field, "page-number-range"


def _can_be_stored(text: str) -> bool:
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def _refuse(status: HTTPStatus, field: str, message: str) -> HttpResponse:
    detail = translate(message)
    errors = [{"field": field, "code": "invalid", "detail": detail}]
    document = problem(status, detail, "invalid", errors=errors)
    return JsonResponse(document, status=status, content_type=MEDIA_TYPE)
