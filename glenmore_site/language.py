"""Which language does a visitor read?

That of his profile; who has none, that of the cookie `language`, which the app sets when he
chooses one, else the first of his browser's that we speak. A program says it in the header
`Accept-Language`.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers

from accounts.models import Player
from words import speaking


class LanguageMiddleware:
    """Answers each request in the language of who asks."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Speak it from here to the answer, which names it."""
        language = _of_request(request)
        with speaking_all(language):
            response = self.get_response(request)
        patch_vary_headers(response, ("Accept-Language", "Cookie"))
        response.headers.setdefault("Content-Language", language)
        return response


@contextmanager
def speaking_all(language: str) -> Iterator[None]:
    """Our words, and those of Django and its packages, in one language."""
    with speaking(language), translation.override(language):
        yield


def of_socket(scope: Mapping[str, Any]) -> str:
    """The language of who has opened a socket."""
    player = scope.get("user")
    if isinstance(player, Player):
        return player.language
    asked = HttpRequest()
    asked.COOKIES = dict(scope.get("cookies", {}))
    asked.META["HTTP_ACCEPT_LANGUAGE"] = _header(scope, b"accept-language")
    return translation.get_language_from_request(asked)


def _of_request(request: HttpRequest) -> str:
    # Whoever shows no cookie of a session is not asked about, as he has no profile.
    player = request.user if settings.SESSION_COOKIE_NAME in request.COOKIES else None
    if isinstance(player, Player):
        return player.language
    return translation.get_language_from_request(request)


def _header(scope: Mapping[str, Any], name: bytes) -> str:
    return bytes(dict(scope["headers"]).get(name, b"")).decode("latin-1")
