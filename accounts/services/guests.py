"""How does somebody play without an account, get one later, or vanish if they never come back?"""

from datetime import datetime

from allauth.account.models import EmailAddress
from django.db import transaction
from django.db.models import Exists, OuterRef, ProtectedError, Q, QuerySet, RestrictedError

from accounts.holdings import all_holdings, hang_up
from accounts.models import Player
from accounts.names import made_up_name
from accounts.services import profile
from accounts.services.friends import hand_over_friends


@transaction.atomic
def create_guest(
    *, display_name: str | None = None, language: str | None = None, time_zone: str | None = None
) -> Player:
    """A player who can play at once and has nothing but the browser's cookie to come back with."""
    name = made_up_name("Guest") if display_name is None else profile.check_name(name=display_name)
    with profile.names_may_collide():
        guest = Player.objects.create_user(name, is_guest=True)
    return profile.update_profile(player=guest, language=language, time_zone=time_zone)


@transaction.atomic
def complete_account(*, player: Player) -> None:
    """Make a guest an account: the address is confirmed, so they can always come back."""
    Player.objects.filter(pk=player.pk, is_guest=True).update(is_guest=False)


@transaction.atomic
def hand_over(*, guest: Player, player: Player) -> None:
    """Give an account all that its player had as a guest, who is no more from then on."""
    for holding in all_holdings():
        holding.hand_over(guest, player)
    hand_over_friends(guest=guest, player=player)
    guest.is_active = False
    guest.save(update_fields=["is_active"])
    hang_up(guest)
    if not _in_use(guest):
        _remove(guest)


def remove_idle_players(*, unseen_since: datetime, only_count: bool = False) -> int:
    """Remove guests, and sign-ups never confirmed, whom no app needs; tells how many."""
    idle = [player for player in _idle(unseen_since).iterator() if not _in_use(player)]
    if only_count:
        return len(idle)
    return sum(map(_remove, idle))


def _idle(unseen_since: datetime) -> QuerySet[Player]:
    given = EmailAddress.objects.filter(user=OuterRef("pk"))
    return Player.objects.filter(
        Q(is_guest=True) | Q(Exists(given), last_login=None),
        ~Exists(given.filter(verified=True)),
        seen_at__lt=unseen_since,
        is_active=True,
        is_staff=False,
    )


def _in_use(player: Player) -> bool:
    return any(holding.in_use(player) for holding in all_holdings())


def _remove(player: Player) -> bool:
    try:
        player.delete()
    except (ProtectedError, RestrictedError):
        # Somebody's row points here, whatever the holdings say: better keep too much.
        return False
    return True
