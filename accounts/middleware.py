"""Who has been here lately? Their session lives on, and their row is not taken for idle."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from accounts.models import Player
from accounts.services import presence


class PresenceMiddleware:
    """Notes, once an hour, that a player was here."""

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
