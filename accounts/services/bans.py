"""How is a player kept out, and let in again?"""

from django.db import transaction
from django.utils import timezone

from accounts.holdings import hang_up
from accounts.models import Player
from accounts.refusals import AccountRefusal
from words import say


@transaction.atomic
def ban_player(*, player: Player, reason: str) -> None:
    """From the next request on no session and no token of theirs is worth anything."""
    if player.is_superuser:
        raise AccountRefusal(say("account-no-ban"))
    Player.objects.filter(pk=player.pk, deleted_at=None).update(
        is_active=False, banned_at=timezone.now(), ban_reason=reason
    )
    player.refresh_from_db()
    hang_up(player)


@transaction.atomic
def lift_ban(*, player: Player) -> None:
    """They may log in again; their tokens work again."""
    banned = Player.objects.filter(pk=player.pk, deleted_at=None).exclude(banned_at=None)
    banned.update(is_active=True, banned_at=None, ban_reason="")
