"""Choose the language of a visitor.

A player reads the language of their profile. Other visitors read that of the cookie `language`,
which the app sets when they choose one, else the first supported language of the browser. API
clients send the header `Accept-Language`.
"""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.utils import translation

from accounts.models import Player


def language_of_request(request: HttpRequest) -> str:
    """Return the language in which a request is answered."""
    # Without a session cookie there is no profile, so the database is not queried.
    player = request.user if settings.SESSION_COOKIE_NAME in request.COOKIES else None
    if isinstance(player, Player):
        return player.language
    return translation.get_language_from_request(request)


def language_of_socket(scope: Mapping[str, Any]) -> str:
    """Return the language of the user who opened a socket."""
    player = scope.get("user")
    if isinstance(player, Player):
        return player.language
    request = HttpRequest()
    request.COOKIES = dict(scope.get("cookies", {}))
    request.META["HTTP_ACCEPT_LANGUAGE"] = _header(scope, b"accept-language")
    return translation.get_language_from_request(request)


def _header(scope: Mapping[str, Any], name: bytes) -> str:
    return bytes(dict(scope["headers"]).get(name, b"")).decode("latin-1")
