"""How do players become friends, and cease to be?"""

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from accounts.models import Friendship, Player
from accounts.names import name_key
from accounts.refusals import AccountRefusal, NoSuchPlayer
from words import say

MOST = 500


def find_player(*, name: str) -> Player:
    """The player who bears a name, whatever its case."""
    found = Player.objects.filter(name_key=name_key(name), is_active=True).first()
    if found is None:
        raise NoSuchPlayer(field="name")
    return found


def find_player_by_id(*, player_id: int) -> Player:
    """The player of that number."""
    found = Player.objects.filter(pk=player_id, is_active=True).first()
    if found is None:
        raise NoSuchPlayer
    return found


@transaction.atomic
def befriend(*, player: Player, other: Player) -> Friendship:
    """Ask somebody to be a friend; where he has asked before, accept."""
    if player == other:
        raise AccountRefusal(say("account-own-friend"), field="name")
    found = _between(player, other).select_for_update().first()
    if found is None:
        return _ask(player, other)
    if found.asked_id == player.pk and found.accepted_at is None:
        found.accepted_at = timezone.now()
        found.save(update_fields=["accepted_at"])
    return found


@transaction.atomic
def unfriend(*, player: Player, other_id: int) -> None:
    """End a friendship, refuse to begin one, or ask no more."""
    _between(player, other_id).delete()


def friendships_of(player: Player) -> QuerySet[Friendship]:
    """All in which the player has a part, the oldest first."""
    found = Friendship.objects.filter(Q(asker=player) | Q(asked=player))
    return found.select_related("asker", "asked").order_by("pk")


def friends_of(player: Player) -> QuerySet[Player]:
    """Those who have agreed to be the player's friends."""
    accepted = Friendship.objects.exclude(accepted_at=None)
    return Player.objects.filter(
        Q(pk__in=accepted.filter(asker=player).values("asked"))
        | Q(pk__in=accepted.filter(asked=player).values("asker")),
        is_active=True,
    )


@transaction.atomic
def hand_over_friends(*, guest: Player, player: Player) -> None:
    """Let a player have the friends he made as a guest."""
    for kept in friendships_of(guest):
        other = kept.asked if kept.asker_id == guest.pk else kept.asker
        if other == player or _between(player, other).exists():
            kept.delete()
        else:
            kept.asker, kept.asked = (
                player if each == guest else each for each in (kept.asker, kept.asked)
            )
            kept.save(update_fields=["asker", "asked"])


def _ask(player: Player, other: Player) -> Friendship:
    if player.friendships_asked.count() >= MOST:
        raise AccountRefusal(say("account-most-asked", most=MOST))
    return Friendship.objects.create(asker=player, asked=other)


def _between(player: Player, other: Player | int) -> QuerySet[Friendship]:
    return Friendship.objects.filter(Q(asker=player, asked=other) | Q(asker=other, asked=player))
