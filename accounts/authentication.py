"""Authenticate API clients by bearer tokens."""

from typing import Any

from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from accounts.models import ApiToken, Player
from accounts.services import tokens
from i18n import translate

SCHEME = b"bearer"


def bearer_token(header: bytes) -> str | None:
    """Return the bearer token of an `Authorization` header; None if there is none."""
    match header.split():
        case [scheme, token] if scheme.lower() == SCHEME:
            return token.decode("ascii", errors="replace")
    return None


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Bearer <token>`, with a token that the player created."""

    def authenticate(self, request: Request) -> tuple[Player, ApiToken] | None:
        """Return the player and the token; None if the request has no token."""
        header = get_authorization_header(request)
        if (secret := bearer_token(header)) is not None:
            return self._owner(secret)
        if header.lower().split()[:1] == [SCHEME]:
            raise AuthenticationFailed(translate("account-bearer"))
        return None

    def authenticate_header(self, request: Request) -> str:
        """Make the response to a request without credentials a 401, not a 403."""
        return "Bearer"

    def _owner(self, secret: str) -> tuple[Player, ApiToken]:
        token = tokens.find_token(secret=secret)
        if token is None:
            raise AuthenticationFailed(translate("account-no-token"))
        return token.player, token


def current_player(request: Request) -> Player:
    """Return the player of a request that only players may send."""
    player: Any = request.user
    assert isinstance(player, Player)  # noqa: S101 - views that call this admit nobody else
    return player
