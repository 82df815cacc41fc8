"""How are API tokens made, found and revoked?

A token is 256 bits of chance, so one round of SHA-256 hides it as well as a slow password hash
would, and finding it stays cheap. By its prefix scanners of published code know a leaked one.
"""

import hashlib
import secrets

from django.db import transaction
from django.utils import timezone

from accounts.holdings import hang_up
from accounts.models import ApiToken, Player
from accounts.refusals import AccountRefusal
from accounts.services import presence
from words import say

PREFIX = "glenmore_"
MOST = 20


@transaction.atomic
def create_token(*, player: Player, name: str) -> tuple[ApiToken, str]:
    """A new token and its secret, which is told this once."""
    if player.is_guest:
        raise AccountRefusal(say("account-no-tokens"))
    if player.api_tokens.count() >= MOST:
        raise AccountRefusal(say("account-most-tokens", most=MOST))
    secret = PREFIX + secrets.token_urlsafe(32)
    hint = secret[: len(PREFIX) + 4]
    return player.api_tokens.create(name=name, digest=_digest(secret), hint=hint), secret


def find_token(*, secret: str) -> ApiToken | None:
    """The token with this secret, if its player may play."""
    found = ApiToken.objects.select_related("player")
    token = found.filter(digest=_digest(secret), player__is_active=True).first()
    if token:
        _note_use(token)
        presence.note_presence(player=token.player)
    return token


@transaction.atomic
def revoke_token(*, player: Player, token_id: int) -> bool:
    """Make the player's token worthless; False if they have none by this id."""
    removed, _ = player.api_tokens.filter(pk=token_id).delete()
    hang_up(player)
    return removed > 0


def _note_use(token: ApiToken) -> None:
    now = timezone.now()
    if token.used_at is None or token.used_at < now - presence.NOTED_EVERY:
        ApiToken.objects.filter(pk=token.pk).update(used_at=now)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
