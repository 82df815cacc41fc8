"""Write security events to a separate log, for operators.

The logger is `glenmore.security`. Players appear by id, addresses as they are; never a name, an
email address, a password or a token.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from allauth.core.internal.ratelimit import get_ip
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse

logger = logging.getLogger("glenmore.security")
TOO_MANY_REQUESTS = 429


def record(event: str, request: HttpRequest | None = None, **details: object) -> None:
    """Record an event with the address it came from."""
    known = ({"address": _address(request)} if request else {}) | details
    text = " ".join(f"{name}={value}" for name, value in known.items())
    logger.info("%s %s", event, text, extra={"event": event, **known})


def _address(request: HttpRequest) -> str:
    try:
        address: str = get_ip(request)
    except PermissionDenied:
        return "unknown"
    return address


class SecurityLogMiddleware:
    """Records requests that a rate limit has refused."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on and check the response."""
        response = self.get_response(request)
        if response.status_code == TOO_MANY_REQUESTS:
            record("limit-hit", request, method=request.method, path=request.path)
        return response
