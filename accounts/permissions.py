"""Who may ask what about an account?"""

from rest_framework.permissions import SAFE_METHODS, IsAuthenticated
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.models import ApiToken
from words import say


class IsInPerson(IsAuthenticated):
    """A player who is logged in. A token plays; it does not manage the account."""

    @property
    def message(self) -> str:
        """Why not."""
        return say("account-in-person")

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Whether somebody is logged in, and not by a token."""
        if isinstance(request.auth, ApiToken):
            return False
        return super().has_permission(request, view)


class IsInPersonToChange(IsAuthenticated):
    """A player or a token to look, but only a player to change something."""

    @property
    def message(self) -> str:
        """Why not."""
        return say("account-in-person")

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Whether this is only a look, or comes from somebody who is logged in."""
        if isinstance(request.auth, ApiToken) and request.method not in SAFE_METHODS:
            return False
        return super().has_permission(request, view)
