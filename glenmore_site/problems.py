"""What does the API answer when it cannot do what was asked?

Always a problem document (RFC 9457): `status`, `title`, `detail`, a `code` for programs, and where
it can be said, `errors` with the fields at fault, or `rule` with the number of the rule behind it.
"""

import logging
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Protocol, TypeGuard

from django.core.exceptions import PermissionDenied
from django.db import InterfaceError, OperationalError
from django.http import Http404
from redis.exceptions import RedisError
from rest_framework import exceptions
from rest_framework.response import Response
from rest_framework.views import set_rollback

from words import say

MEDIA_TYPE = "application/problem+json"
#: A database or Redis that is not there, or a disk that is full: it will be better later.
OUT_OF_ORDER = (OperationalError, InterfaceError, RedisError)
#: Seconds after which it is worth asking again.
LATER = 5
logger = logging.getLogger(__name__)
Problem = dict[str, Any]


class Refused(Protocol):
    """Any refusal of ours, of the rules or of an account: told by its shape, not by its class."""

    message: str
    rule: str | None
    field: str | None


def problem_response(error: Exception, _context: dict[str, Any]) -> Response | None:
    """The answer to a request that failed with this error; None for bugs, which stay loud."""
    known = _known(error)
    if known is None:
        return None
    set_rollback()
    problem, headers = known
    response = Response(problem, status=problem["status"], headers=headers)
    response.content_type = MEDIA_TYPE
    return response


def _known(error: Exception) -> tuple[Problem, dict[str, str]] | None:
    if is_refusal(error):
        return refusal_problem(error), {}
    if isinstance(error, OUT_OF_ORDER):
        logger.error("out of order", exc_info=error)
        return unavailable(), {"Retry-After": str(LATER)}
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    if isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    if isinstance(error, exceptions.APIException):
        return _api_problem(error), _headers(error)
    return None


def is_refusal(error: object) -> TypeGuard[Refused]:
    """Whether the error says in words what was wrong, and names a rule or a field or neither."""
    return isinstance(getattr(error, "message", None), str) and all(
        hasattr(error, name) for name in ("rule", "field")
    )


def refusal_problem(refusal: Refused) -> Problem:
    """What a refusal says, over HTTP or a socket."""
    code = str(getattr(refusal, "code", "refused"))
    status = HTTPStatus(getattr(refusal, "status", HTTPStatus.BAD_REQUEST))
    more: dict[str, object] = {}
    if refusal.rule:
        code, status = "against-the-rules", HTTPStatus.UNPROCESSABLE_ENTITY
        more["rule"] = refusal.rule
    if refusal.field is not None:
        more["errors"] = [{"field": refusal.field, "code": code, "detail": refusal.message}]
    return problem(status, refusal.message, code, **more)


def problem(status: int, detail: str, code: str, **more: object) -> Problem:
    """A problem document."""
    title = HTTPStatus(status).phrase
    return {"title": title, "status": int(status), "detail": detail, "code": code} | more


def unavailable() -> Problem:
    """What is said while something that the site needs is not there."""
    return problem(HTTPStatus.SERVICE_UNAVAILABLE, say("page-out-of-order"), "unavailable")


def _api_problem(error: exceptions.APIException) -> Problem:
    if not isinstance(error, exceptions.ValidationError):
        return problem(error.status_code, str(error.detail), _code(error.get_codes()))
    errors = list(_field_errors(error.get_full_details()))
    detail = " ".join(str(entry["detail"]) for entry in errors)
    return problem(error.status_code, detail, "invalid", errors=errors)


def _field_errors(details: object, path: str = "") -> Iterator[dict[str, str]]:
    """Each single complaint with the path of its field: `seats.0.name`."""
    if _is_complaint(details):
        yield {"field": path, "code": _code(details["code"]), "detail": str(details["message"])}
    elif isinstance(details, dict):
        for name, inner in details.items():
            whole = name == "non_field_errors"
            yield from _field_errors(inner, path if whole else f"{path}.{name}".strip("."))
    elif isinstance(details, list):
        for index, inner in enumerate(details):
            # A list of complaints about one field, or complaints about each item of a list.
            here = path if _is_complaint(inner) else f"{path}.{index}".strip(".")
            yield from _field_errors(inner, here)


def _is_complaint(details: object) -> TypeGuard[dict[str, object]]:
    return isinstance(details, dict) and details.keys() == {"message", "code"}


def _code(code: object) -> str:
    return str(code).replace("_", "-")


def _headers(error: exceptions.APIException) -> dict[str, str]:
    headers = {}
    if challenge := getattr(error, "auth_header", None):
        headers["WWW-Authenticate"] = challenge
    if wait := getattr(error, "wait", None):
        headers["Retry-After"] = f"{wait:.0f}"
    return headers
