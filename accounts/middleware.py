"""Who has been here lately, and who is a guest about to log in?"""

from collections.abc import Callable

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse

from accounts.models import Player
from accounts.services import presence

#: Where somebody shows who they are, in one step or two.
LOGGING_IN = {
    "headless:browser:account:login",
    "headless:browser:mfa:authenticate",
    "headless:browser:mfa:login_webauthn",
    "headless:browser:mfa:trust",
}


class GuestLoginMiddleware:
    """Lets guests log in without logging out before: allauth knows only in and out.

    Their session still names them, so that the adapter can hand their games over.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Nothing is known before the view is."""
        return self.get_response(request)

    def process_view(self, request: HttpRequest, *_view: object) -> None:
        """Take a guest for nobody where one logs in."""
        place = request.resolver_match
        if place and place.view_name in LOGGING_IN and getattr(request.user, "is_guest", False):
            request.user = AnonymousUser()


class PresenceMiddleware:
    """Notes, once an hour, that a player was here: the session lives on, the row is not idle."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Note it before the answer, so that the answer brings the renewed cookie."""
        # Whoever shows no cookie is not asked about: pages for everybody stay the same for all.
        if settings.SESSION_COOKIE_NAME in request.COOKIES:
            self._note(request)
        return self.get_response(request)

    def _note(self, request: HttpRequest) -> None:
        player = request.user
        if isinstance(player, Player) and presence.note_presence(player=player):
            # A changed session is stored, and its cookie sent, with a new term.
            request.session.modified = True
