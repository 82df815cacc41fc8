"""Export everything stored about a player, and delete accounts."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.models import Friendship, Player
from accounts.names import generated_name, name_key
from accounts.personal_data import all_personal_data, close_connections
from accounts.refusals import AccountRefusal
from accounts.services.friends import friendships_of
from glenmore_site.base import security_log
from i18n import translate


def export_player(*, player: Player) -> dict[str, object]:
    """Return everything stored about the player, ready for JSON, without secrets."""
    security_log.record("exported", player=player.pk)
    own: dict[str, object] = {
        "profile": _profile(player),
        "addresses": list(
            EmailAddress.objects.filter(user=player).values("email", "verified", "primary")
        ),
        "log_in_methods": list(
            Authenticator.objects.filter(user=player).values("type", "created_at", "last_used_at")
        ),
        "sessions": list(
            UserSession.objects.filter(user=player).values(
                "created_at", "last_seen_at", "ip", "user_agent"
            )
        ),
        "friends": [_friendship(each, player) for each in friendships_of(player)],
        "tokens": list(player.api_tokens.values("name", "hint", "created_at", "used_at")),
    }
    return own | {app_data.name: app_data.export(player) for app_data in all_personal_data()}


@transaction.atomic
def delete_player(*, player: Player, confirmation: str) -> None:
    """Erase the player's data; an anonymous row stays, so that others keep their shared games."""
    player = Player.objects.select_for_update().get(pk=player.pk)
    if name_key(confirmation) != player.name_key:
        raise AccountRefusal(translate("account-type-name"), field="confirmation")
    for app_data in all_personal_data():
        app_data.erase(player)
    EmailAddress.objects.filter(user=player).delete()
    Authenticator.objects.filter(user=player).delete()
    for session in UserSession.objects.filter(user=player):
        session.end()
    player.api_tokens.all().delete()
    friendships_of(player).delete()
    _make_anonymous(player)
    close_connections(player)
    security_log.record("deleted", player=player.pk)


def _friendship(friendship: Friendship, player: Player) -> dict[str, object]:
    other = friendship.asked if friendship.asker_id == player.pk else friendship.asker
    return {
        "name": other.display_name,
        "asked_by_you": other == friendship.asked,
        "asked_at": friendship.asked_at,
        "accepted_at": friendship.accepted_at,
    }


def _profile(player: Player) -> dict[str, object]:
    names = ("display_name", "email", "language", "time_zone", "is_guest")
    times = ("joined_at", "seen_at", "last_login")
    return {name: getattr(player, name) for name in (*names, *times)}


def _make_anonymous(player: Player) -> None:
    player.rename(generated_name("Deleted"))
    player.set_unusable_password()
    player.groups.clear()
    player.user_permissions.clear()
    player.email, player.language, player.time_zone = "", settings.LANGUAGE_CODE, "UTC"
    player.is_active = player.is_staff = player.is_superuser = player.is_guest = False
    player.last_login = None
    player.deleted_at = player.joined_at = player.seen_at = timezone.now()
    player.save()
