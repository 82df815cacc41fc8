"""Error responses of the API, as problem documents (RFC 9457).

They have `status`, `title`, `detail`, a `code` for programs, and where it applies `errors` with
the invalid fields, or `rule` with the id of the rule that was broken.
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

from i18n import translate

MEDIA_TYPE = "application/problem+json"
#: The database or Redis is unreachable, or the disk is full: the client may retry later.
UNAVAILABLE_ERRORS = (OperationalError, InterfaceError, RedisError)
RETRY_AFTER_S = 5
logger = logging.getLogger(__name__)
Problem = dict[str, Any]


class Refusal(Protocol):
    """Any refusal, of the rules or of an app, identified by its attributes."""

    message: str
    rule: str | None
    field: str | None


def problem_response(error: Exception, _context: dict[str, Any]) -> Response | None:
    """Return the response for this error; None for bugs, which are raised."""
    result = _problem_and_headers(error)
    if result is None:
        return None
    set_rollback()
    problem, headers = result
    response = Response(problem, status=problem["status"], headers=headers)
    response.content_type = MEDIA_TYPE
    return response


def _problem_and_headers(error: Exception) -> tuple[Problem, dict[str, str]] | None:
    if is_refusal(error):
        return refusal_problem(error), {}
    if isinstance(error, UNAVAILABLE_ERRORS):
        logger.error("out of order", exc_info=error)
        return unavailable_problem(), {"Retry-After": str(RETRY_AFTER_S)}
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    if isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    if isinstance(error, exceptions.APIException):
        return _api_problem(error), _headers(error)
    return None


def is_refusal(error: object) -> TypeGuard[Refusal]:
    """Return whether the error has the attributes of a refusal."""
    return isinstance(getattr(error, "message", None), str) and all(
        hasattr(error, name) for name in ("rule", "field")
    )


def refusal_problem(refusal: Refusal) -> Problem:
    """Return the problem document of a refusal, for HTTP or a socket."""
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
    """Return a problem document."""
    title = HTTPStatus(status).phrase
    return {"title": title, "status": int(status), "detail": detail, "code": code} | more


def unavailable_problem() -> Problem:
    """Return the problem document for a database or Redis that is unavailable."""
    return problem(HTTPStatus.SERVICE_UNAVAILABLE, translate("page-out-of-order"), "unavailable")


def _api_problem(error: exceptions.APIException) -> Problem:
    if not isinstance(error, exceptions.ValidationError):
        return problem(error.status_code, str(error.detail), _code(error.get_codes()))
    errors = list(_field_errors(error.get_full_details()))
    detail = " ".join(str(entry["detail"]) for entry in errors)
    return problem(error.status_code, detail, "invalid", errors=errors)


def _field_errors(details: object, path: str = "") -> Iterator[dict[str, str]]:
    """Yield each error with the path of its field: `seats.0.name`."""
    if _is_error_detail(details):
        yield {"field": path, "code": _code(details["code"]), "detail": str(details["message"])}
    elif isinstance(details, dict):
        for name, inner in details.items():
            whole = name == "non_field_errors"
            yield from _field_errors(inner, path if whole else f"{path}.{name}".strip("."))
    elif isinstance(details, list):
        for index, inner in enumerate(details):
            # Either a list of errors of one field, or the errors of each item of a list.
            here = path if _is_error_detail(inner) else f"{path}.{index}".strip(".")
            yield from _field_errors(inner, here)


def _is_error_detail(details: object) -> TypeGuard[dict[str, object]]:
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
