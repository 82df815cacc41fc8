"""Ban players and lift bans."""

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from accounts.personal_data import close_connections
from accounts.refusals import AccountRefusal
from glenmore_site.base import security_log
from i18n import translate


@transaction.atomic
def ban_player(*, player: Player, reason: str) -> None:
    """Ban a player: their sessions and tokens are rejected from the next request on."""
    if player.is_superuser:
        raise AccountRefusal(translate("account-no-ban"))
    Player.objects.filter(pk=player.pk, deleted_at=None).update(
        is_active=False, banned_at=timezone.now(), ban_reason=reason
    )
    player.refresh_from_db()
    close_connections(player)
    security_log.record("banned", player=player.pk)


@transaction.atomic
def lift_ban(*, player: Player) -> None:
    """Lift a ban: the player may log in again and their tokens work again."""
    banned = Player.objects.filter(pk=player.pk, deleted_at=None).exclude(banned_at=None)
    banned.update(is_active=True, banned_at=None, ban_reason="")
    security_log.record("ban-lifted", player=player.pk)
