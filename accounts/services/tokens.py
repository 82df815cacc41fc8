"""Create, find and revoke API tokens.

A token is 256 random bits, so a single SHA-256 protects it as well as a slow password hash
would, and looking it up stays cheap. Secret scanners recognize a leaked token by its prefix.
"""

import hashlib
import secrets

from django.db import transaction
from django.utils import timezone

from accounts.models import ApiToken, Player
from accounts.personal_data import close_connections
from accounts.refusals import AccountRefusal
from accounts.services import presence
from glenmore_site.base import security_log
from i18n import translate

PREFIX = "glenmore_"
MAX_TOKENS = 20


@transaction.atomic
def create_token(*, player: Player, name: str) -> tuple[ApiToken, str]:
    """Create a token; return it with its secret, which is not stored."""
    if player.is_guest:
        raise AccountRefusal(translate("account-no-tokens"))
    if player.api_tokens.count() >= MAX_TOKENS:
        raise AccountRefusal(translate("account-most-tokens", most=MAX_TOKENS))
    secret = PREFIX + secrets.token_urlsafe(32)
    hint = secret[: len(PREFIX) + 4]
    security_log.record("token-created", player=player.pk)
    return player.api_tokens.create(name=name, digest=_digest(secret), hint=hint), secret


def find_token(*, secret: str) -> ApiToken | None:
    """Return the token with this secret, if its player is active."""
    found = ApiToken.objects.select_related("player")
    token = found.filter(digest=_digest(secret), player__is_active=True).first()
    if token:
        _record_use(token)
        presence.record_presence(player=token.player)
    return token


@transaction.atomic
def revoke_token(*, player: Player, token_id: int) -> bool:
    """Delete a token of the player; return False if they have none with this id."""
    removed, _ = player.api_tokens.filter(pk=token_id).delete()
    close_connections(player)
    return removed > 0


@transaction.atomic
def revoke_all_tokens(*, player: Player) -> None:
    """Delete all tokens of the player and close their connections."""
    player.api_tokens.all().delete()
    close_connections(player)


def _record_use(token: ApiToken) -> None:
    now = timezone.now()
    if token.used_at is None or token.used_at < now - presence.RECORD_INTERVAL:
        ApiToken.objects.filter(pk=token.pk).update(used_at=now)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
