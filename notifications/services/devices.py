"""Subscribe and unsubscribe the browsers that receive a player's push messages."""

from __future__ import annotations

from base64 import urlsafe_b64decode

from cryptography.hazmat.primitives.asymmetric import ec
from django.db import transaction

from accounts.models import Player
from i18n import translate
from notifications.models import Subscription
from notifications.push_endpoint import InvalidEndpoint, check_endpoint
from notifications.refusals import NotificationRefusal

MAX_DEVICES = 20
AUTH_SECRET_BYTES = 16


@transaction.atomic
def subscribe(
    *, player: Player, endpoint: str, p256dh: str, auth: str, device: str = ""
) -> Subscription:
    """Subscribe a browser; one that belonged to another player moves to this player."""
    _check_endpoint(endpoint)
    _check_keys(p256dh, auth)
    known = Subscription.objects.filter(endpoint=endpoint)
    if player.subscriptions.count() >= MAX_DEVICES and not known.filter(player=player).exists():
        raise NotificationRefusal(translate("notices-many-devices", number=MAX_DEVICES))
    keys = {"player": player, "p256dh": p256dh, "auth": auth, "device": device}
    subscription, _ = Subscription.objects.update_or_create(endpoint=endpoint, defaults=keys)
    return subscription


def unsubscribe(*, player: Player, subscription: int) -> bool:
    """Unsubscribe a browser; return False if the player has none with this id."""
    removed, _ = player.subscriptions.filter(pk=subscription).delete()
    return removed > 0


def _check_endpoint(endpoint: str) -> None:
    """Refuse what is not the URL of a known push service."""
    try:
        check_endpoint(endpoint)
    except InvalidEndpoint:
        raise NotificationRefusal(translate("notices-no-service"), field="endpoint") from None


def _check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that nothing can be encrypted with (RFC 8291: a curve point and 16 bytes)."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(p256dh))
    except ValueError:
        raise NotificationRefusal(translate("notices-no-key"), field="p256dh") from None
    try:
        secret = _decode(auth)
    except ValueError:
        secret = b""
    if len(secret) != AUTH_SECRET_BYTES:
        raise NotificationRefusal(translate("notices-no-key"), field="auth")


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
