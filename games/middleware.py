"""What if a request makes the engine work without end? It is stopped."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from games.services.time_limit import time_limit


class TimeLimitMiddleware:
    """Watches over the engine's part of every request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Name the request, and with it the table, if it has to be stopped."""
        with time_limit(f"{request.method} {request.path}"):
            return self.get_response(request)
