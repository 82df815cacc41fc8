"""How does a program show that it acts for a player?"""

from typing import Any

from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from accounts.models import ApiToken, Player
from accounts.services import tokens
from words import say

SCHEME = b"bearer"


def shown_token(header: bytes) -> str | None:
    """The token in the header `Authorization`; None if it shows something else."""
    match header.split():
        case [scheme, token] if scheme.lower() == SCHEME:
            return token.decode("ascii", errors="replace")
    return None


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Bearer <token>`, with a token that the player made."""

    def authenticate(self, request: Request) -> tuple[Player, ApiToken] | None:
        """The player and the token; None if the request shows no token."""
        header = get_authorization_header(request)
        if (secret := shown_token(header)) is not None:
            return self._owner(secret)
        if header.lower().split()[:1] == [SCHEME]:
            raise AuthenticationFailed(say("account-bearer"))
        return None

    def authenticate_header(self, request: Request) -> str:
        """Makes a request without credentials a 401, not a 403."""
        return "Bearer"

    def _owner(self, secret: str) -> tuple[Player, ApiToken]:
        token = tokens.find_token(secret=secret)
        if token is None:
            raise AuthenticationFailed(say("account-no-token"))
        return token.player, token


def signed_in(request: Request) -> Player:
    """The player behind a request that only players may send."""
    player: Any = request.user
    assert isinstance(player, Player)  # noqa: S101 - views that call this admit nobody else
    return player
