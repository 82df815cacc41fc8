"""Which browsers of a player take pushes?"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from django.db import transaction

from accounts.models import Player
from notifications.models import Subscription
from notifications.refusals import NotificationRefusal
from words import say

MOST = 20


@transaction.atomic
def subscribe(
    *, player: Player, endpoint: str, p256dh: str, auth: str, device: str = ""
) -> Subscription:
    """Let a browser take pushes; one that another player used is this player's from now on."""
    _check_endpoint(endpoint)
    _check_key(p256dh)
    known = Subscription.objects.filter(endpoint=endpoint)
    if player.subscriptions.count() >= MOST and not known.filter(player=player).exists():
        raise NotificationRefusal(say("notices-many-devices", number=MOST))
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
        raise NotificationRefusal(say("notices-no-service"), field="endpoint")


def _check_key(p256dh: str) -> None:
    """What is pushed is encrypted with this: a point of the curve, or nothing can be sent."""
    try:
        point = urlsafe_b64decode(p256dh + "=" * (-len(p256dh) % 4))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise NotificationRefusal(say("notices-no-key"), field="p256dh") from None
