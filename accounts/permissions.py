"""Permissions that distinguish sessions from API tokens."""

from rest_framework.permissions import SAFE_METHODS, IsAuthenticated
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.models import ApiToken
from i18n import translate


class IsSessionUser(IsAuthenticated):
    """Allows players with a session: a token can play, but not manage the account."""

    @property
    def message(self) -> str:
        """The reason for a refusal."""
        return translate("account-in-person")

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Return whether the player is logged in by a session."""
        if isinstance(request.auth, ApiToken):
            return False
        return super().has_permission(request, view)


class IsSessionUserOrReadOnly(IsAuthenticated):
    """Allows sessions and tokens to read, but only sessions to write."""

    @property
    def message(self) -> str:
        """The reason for a refusal."""
        return translate("account-in-person")

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Return whether the request only reads, or comes from a session."""
        if isinstance(request.auth, ApiToken) and request.method not in SAFE_METHODS:
            return False
        return super().has_permission(request, view)
