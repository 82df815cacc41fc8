"""Which browsers of a player take pushes?"""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings
from django.db import transaction

from accounts.models import Player
from notifications.models import Subscription
from notifications.refusals import NotificationRefusal

MOST = 20


@transaction.atomic
def subscribe(
    *, player: Player, endpoint: str, p256dh: str, auth: str, device: str = ""
) -> Subscription:
    """Let a browser take pushes; one that another player used is this player's from now on."""
    _check_endpoint(endpoint)
    known = Subscription.objects.filter(endpoint=endpoint)
    if player.subscriptions.count() >= MOST and not known.filter(player=player).exists():
        raise NotificationRefusal(f"{MOST} devices of yours take pushes already: remove one first")
    keys = {"player": player, "p256dh": p256dh, "auth": auth, "device": device}
    subscription, _ = Subscription.objects.update_or_create(endpoint=endpoint, defaults=keys)
    return subscription


def unsubscribe(*, player: Player, subscription: int) -> bool:
    """Let a browser take no more pushes; False if the player has none by this number."""
    removed, _ = player.subscriptions.filter(pk=subscription).delete()
    return removed > 0


def _check_endpoint(endpoint: str) -> None:
    """The site calls this address: it must be one of a push service, and nothing else."""
    address = urlsplit(endpoint)
    host = address.hostname or ""
    known = any(host == each or host.endswith(f".{each}") for each in settings.PUSH_SERVICES)
    if not known or address.scheme not in settings.PUSH_SCHEMES:
        raise NotificationRefusal("this is no push service that the site knows", field="endpoint")
