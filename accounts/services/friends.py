"""Friendships and friend requests."""

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.models import Friendship, Player
from accounts.names import name_key
from accounts.refusals import AccountRefusal, NoSuchPlayer
from i18n import translate

MAX_FRIEND_REQUESTS = 500


def find_player(*, name: str) -> Player:
    """Return the active player with this name, ignoring case."""
    found = Player.objects.filter(name_key=name_key(name), is_active=True).first()
    if found is None:
        raise NoSuchPlayer(field="name")
    return found


def find_player_by_id(*, player_id: int) -> Player:
    """Return the active player with this id."""
    found = Player.objects.filter(pk=player_id, is_active=True).first()
    if found is None:
        raise NoSuchPlayer
    return found


@transaction.atomic
def befriend(*, player: Player, other: Player) -> Friendship:
    """Send a friend request, or accept one from the other player."""
    if player == other:
        raise AccountRefusal(translate("account-own-friend"), field="name")
    found = _friendships_between(player, other).select_for_update().first()
    if found is None:
        return _ask(player, other)
    if found.asked_id == player.pk and found.accepted_at is None:
        found.accepted_at = timezone.now()
        found.save(update_fields=["accepted_at"])
    return found


@transaction.atomic
def unfriend(*, player: Player, other_id: int) -> None:
    """End a friendship, decline a request or withdraw one."""
    _friendships_between(player, other_id).delete()


def friendships_of(player: Player) -> QuerySet[Friendship]:
    """Return the player's friendships and requests, oldest first."""
    found = Friendship.objects.filter(Q(asker=player) | Q(asked=player))
    return found.select_related("asker", "asked").order_by("pk")


def friends_of(player: Player) -> QuerySet[Player]:
    """Return the player's friends, without open requests."""
    accepted = Friendship.objects.exclude(accepted_at=None)
    return Player.objects.filter(
        Q(pk__in=accepted.filter(asker=player).values("asked"))
        | Q(pk__in=accepted.filter(asked=player).values("asker")),
        is_active=True,
    )


@transaction.atomic
def merge_friends(*, guest: Player, player: Player) -> None:
    """Move a guest's friendships to the account that they logged in to."""
    for friendship in friendships_of(guest):
        other = friendship.asked if friendship.asker_id == guest.pk else friendship.asker
        if other == player or _friendships_between(player, other).exists():
            friendship.delete()
        else:
            friendship.asker, friendship.asked = (
                player if each == guest else each for each in (friendship.asker, friendship.asked)
            )
            friendship.save(update_fields=["asker", "asked"])


def _ask(player: Player, other: Player) -> Friendship:
    if player.friendships_asked.count() >= MAX_FRIEND_REQUESTS:
        raise AccountRefusal(translate("account-most-asked", most=MAX_FRIEND_REQUESTS))
    return Friendship.objects.create(asker=player, asked=other)


def _friendships_between(player: Player, other: Player | int) -> QuerySet[Friendship]:
    return Friendship.objects.filter(Q(asker=player, asked=other) | Q(asker=other, asked=player))
