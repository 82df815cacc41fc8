"""How does a program show that it acts for a player?"""

from typing import Any

from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from accounts.models import ApiToken, Player
from accounts.services import tokens

SCHEME = b"bearer"


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Bearer <token>`, with a token that the player made."""

    def authenticate(self, request: Request) -> tuple[Player, ApiToken] | None:
        """The player and the token; None if the request shows no token."""
        match get_authorization_header(request).split():
            case [scheme, token] if scheme.lower() == SCHEME:
                return self._owner(token.decode("ascii", errors="replace"))
            case [scheme, *_] if scheme.lower() == SCHEME:
                raise AuthenticationFailed("Send the header as: Bearer <token>.")
        return None

    def authenticate_header(self, request: Request) -> str:
        """Makes a request without credentials a 401, not a 403."""
        return "Bearer"

    def _owner(self, secret: str) -> tuple[Player, ApiToken]:
        token = tokens.find_token(secret=secret)
        if token is None:
            raise AuthenticationFailed("This token is unknown, or its player may not play.")
        return token.player, token


def signed_in(request: Request) -> Player:
    """The player behind a request that only players may send."""
    player: Any = request.user
    assert isinstance(player, Player)  # noqa: S101 - views that call this admit nobody else
    return player
