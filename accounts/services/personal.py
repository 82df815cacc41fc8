"""How does a player get all that is kept about them, and how is it deleted?"""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.holdings import all_holdings, hang_up
from accounts.models import Friendship, Player
from accounts.names import made_up_name, name_key
from accounts.refusals import AccountRefusal
from accounts.services.friends import friendships_of
from words import say


def export_player(*, player: Player) -> dict[str, object]:
    """All that is kept about the player, ready for JSON; secrets stay out."""
    own: dict[str, object] = {
        "profile": _profile(player),
        "addresses": list(
            EmailAddress.objects.filter(user=player).values("email", "verified", "primary")
        ),
        "log_in_methods": list(
            Authenticator.objects.filter(user=player).values("type", "created_at", "last_used_at")
        ),
        "friends": [_friendship(each, player) for each in friendships_of(player)],
        "tokens": list(player.api_tokens.values("name", "hint", "created_at", "used_at")),
    }
    return own | {holding.name: holding.tell(player) for holding in all_holdings()}


@transaction.atomic
def delete_player(*, player: Player, confirmation: str) -> None:
    """Forget who this was. An anonymous row stays, so that others keep the games they shared."""
    player = Player.objects.select_for_update().get(pk=player.pk)
    if name_key(confirmation) != player.name_key:
        raise AccountRefusal(say("account-type-name"), field="confirmation")
    for holding in all_holdings():
        holding.forget(player)
    EmailAddress.objects.filter(user=player).delete()
    Authenticator.objects.filter(user=player).delete()
    player.api_tokens.all().delete()
    friendships_of(player).delete()
    _make_anonymous(player)
    hang_up(player)


def _friendship(kept: Friendship, player: Player) -> dict[str, object]:
    other = kept.asked if kept.asker_id == player.pk else kept.asker
    return {
        "name": other.display_name,
        "asked_by_you": other == kept.asked,
        "asked_at": kept.asked_at,
        "accepted_at": kept.accepted_at,
    }


def _profile(player: Player) -> dict[str, object]:
    names = ("display_name", "email", "language", "time_zone", "is_guest")
    times = ("joined_at", "seen_at", "last_login")
    return {name: getattr(player, name) for name in (*names, *times)}


def _make_anonymous(player: Player) -> None:
    player.rename(made_up_name("Deleted"))
    player.set_unusable_password()
    player.groups.clear()
    player.user_permissions.clear()
    player.email, player.language, player.time_zone = "", settings.LANGUAGE_CODE, "UTC"
    player.is_active = player.is_staff = player.is_superuser = player.is_guest = False
    player.last_login = None
    player.deleted_at = player.joined_at = player.seen_at = timezone.now()
    player.save()
