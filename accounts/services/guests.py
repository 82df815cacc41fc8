"""Guests: create them, turn them into accounts, merge them, and remove idle ones."""

from datetime import datetime

from allauth.account.models import EmailAddress
from django.db import transaction
from django.db.models import Exists, OuterRef, ProtectedError, Q, QuerySet, RestrictedError

from accounts.models import Player
from accounts.names import generated_name
from accounts.personal_data import all_personal_data, close_connections
from accounts.services import profile
from accounts.services.friends import merge_friends


@transaction.atomic
def create_guest(
    *, display_name: str | None = None, language: str | None = None, time_zone: str | None = None
) -> Player:
    """Create a player who can play at once and is known only by the session cookie."""
    name = (
        generated_name("Guest") if display_name is None else profile.check_name(name=display_name)
    )
    with profile.refuse_taken_name():
        guest = Player.objects.create_user(name, is_guest=True)
    return profile.update_profile(player=guest, language=language, time_zone=time_zone)


@transaction.atomic
def complete_account(*, player: Player) -> None:
    """Turn a guest into an account, once their address is confirmed."""
    Player.objects.filter(pk=player.pk, is_guest=True).update(is_guest=False)


@transaction.atomic
def merge_guest(*, guest: Player, player: Player) -> None:
    """Move everything of a guest to an account and deactivate the guest."""
    for app_data in all_personal_data():
        app_data.merge_guest(guest, player)
    merge_friends(guest=guest, player=player)
    guest.is_active = False
    guest.save(update_fields=["is_active"])
    close_connections(guest)
    if not _blocks_deletion(guest):
        _remove(guest)


def remove_idle_players(*, unseen_since: datetime, only_count: bool = False) -> int:
    """Remove guests and unconfirmed sign-ups whom no app needs; return their number."""
    idle = [player for player in _idle(unseen_since).iterator() if not _blocks_deletion(player)]
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


def _blocks_deletion(player: Player) -> bool:
    return any(app_data.blocks_deletion(player) for app_data in all_personal_data())


def _remove(player: Player) -> bool:
    try:
        player.delete()
    except (ProtectedError, RestrictedError):
        # A row still points here, although no registered app needs it: better keep too much.
        return False
    return True
