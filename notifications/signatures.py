"""Signed links, with which players act on a message without logging in."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.core import signing
from django.urls import reverse

from accounts.models import Player
from notifications.models import Kind, Message

_OPEN, _STOP, _MUTE = "notifications.open", "notifications.stop", "notifications.mute"
#: Links that unsubscribe or mute do not expire.
_OPEN_MAX_AGE = timedelta(days=90)


def absolute_url(path: str) -> str:
    """Return the full URL of a path of this site."""
    return settings.SITE_URL.rstrip("/") + path


def open_path(message: Message) -> str:
    """Return the link behind a message."""
    return reverse("open-message", args=[signing.dumps(message.pk, salt=_OPEN)])


def message_from_token(token: str) -> Message | None:
    """Return the message whose link was followed."""
    try:
        number = signing.loads(token, salt=_OPEN, max_age=_OPEN_MAX_AGE)
    except signing.BadSignature:
        return None
    return Message.objects.filter(pk=number).first()


def stop_path(player: Player, kind: str) -> str:
    """Return the link that stops emails of a kind."""
    return reverse("stop-mails", args=[signing.dumps([player.pk, kind], salt=_STOP)])


def unsubscription_from_token(token: str) -> tuple[Player, Kind] | None:
    """Return the player who unsubscribes, and the kind of message."""
    try:
        number, kind = signing.loads(token, salt=_STOP)
    except signing.BadSignature:
        return None
    player = Player.objects.filter(pk=number).first()
    return (player, Kind(kind)) if player else None


def mute_path(player: Player, about: str) -> str:
    """Return the link that mutes a table; signed, as a service worker has no CSRF token."""
    return reverse("mute-table", args=[signing.dumps([player.pk, about], salt=_MUTE)])


def mute_from_token(token: str) -> tuple[Player, str] | None:
    """Return the player and the table that they mute."""
    try:
        number, about = signing.loads(token, salt=_MUTE)
    except signing.BadSignature:
        return None
    player = Player.objects.filter(pk=number).first()
    return (player, str(about)) if player else None
