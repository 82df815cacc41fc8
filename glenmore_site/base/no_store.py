"""Keep personal answers of the API out of the caches of browsers and proxies."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse


class NoStoreMiddleware:
    """Marks API responses to requests with a session or a token as not cacheable."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Mark the response, unless its view states how long it may be stored."""
        response = self.get_response(request)
        personal = (
            settings.SESSION_COOKIE_NAME in request.COOKIES
            or settings.SESSION_COOKIE_NAME in response.cookies
            or "Authorization" in request.headers
        )
        if personal and request.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response
