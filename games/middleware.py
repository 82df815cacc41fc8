"""Stop requests that keep the engine busy for too long."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from games.services.time_limit import time_limit


class TimeLimitMiddleware:
    """Limit the engine's CPU time in every request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Serve a request under the time limit, named by its path in the log."""
        with time_limit(f"{request.method} {request.path}"):
            return self.get_response(request)
