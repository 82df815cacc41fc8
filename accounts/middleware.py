"""Middleware for the language and the presence of players, and for guests who log in."""

from collections.abc import Callable

from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from accounts.language import language_of_request
from accounts.models import Player
from accounts.services import devices, presence
from glenmore_site.base.language import use_language_everywhere

#: The views that log a player in, in one step or two.
LOGIN_VIEWS = {
    "headless:browser:account:login",
    "headless:browser:mfa:authenticate",
    "headless:browser:mfa:login_webauthn",
    "headless:browser:mfa:trust",
}


class LanguageMiddleware:
    """Answers each request in the language of the visitor."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Set the language for this request and name it in the response."""
        language = language_of_request(request)
        with use_language_everywhere(language):
            response = self.get_response(request)
        patch_vary_headers(response, ("Accept-Language", "Cookie"))
        response.headers.setdefault("Content-Language", language)
        return response


class GuestLoginMiddleware:
    """Lets guests log in without logging out first, which allauth would refuse.

    The session still holds the guest, so that the adapter can merge their games.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on: the view is known only in `process_view`."""
        return self.get_response(request)

    def process_view(self, request: HttpRequest, *_view: object) -> None:
        """Treat a guest as anonymous in the views that log in."""
        match = request.resolver_match
        if match and match.view_name in LOGIN_VIEWS and getattr(request.user, "is_guest", False):
            request.user = AnonymousUser()


class PresenceMiddleware:
    """Records, at most once an hour, that a player is active, and renews their session."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Record it before the view runs, so that the response carries the renewed cookie."""
        # Without a session cookie `request.user` is not read: public pages stay cacheable.
        if settings.SESSION_COOKIE_NAME in request.COOKIES:
            self._record(request)
        return self.get_response(request)

    def _record(self, request: HttpRequest) -> None:
        player = request.user
        if not isinstance(player, Player):
            return
        if presence.record_presence(player=player):
            # A modified session is saved, and its cookie sent, with a new expiry date.
            request.session.modified = True
        if not player.is_guest and presence.is_session_due(request.session):
            UserSession.objects.create_from_request(request)


class KnownDeviceMiddleware:
    """Marks a browser in which a player has just logged in."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Set the cookie that the adapter made."""
        response = self.get_response(request)
        if value := getattr(request, "new_device_cookie", None):
            response.set_cookie(
                devices.COOKIE,
                value,
                max_age=devices.MAX_AGE_S,
                secure=settings.SESSION_COOKIE_SECURE,
                httponly=True,
                samesite="Lax",
            )
        return response
