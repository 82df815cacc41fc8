"""How can somebody act on a message without logging in? By links that only the site can make."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.core import signing
from django.urls import reverse

from accounts.models import Player
from notifications.models import Kind, Message

_OPEN, _STOP, _MUTE = "notifications.open", "notifications.stop", "notifications.mute"
#: Who unsubscribes from an old mail must be heard, too.
_OPEN_FOR = timedelta(days=90)


def absolute(path: str) -> str:
    """A path as an address."""
    return settings.SITE_URL.rstrip("/") + path


def open_path(message: Message) -> str:
    """Where a tap on the message leads."""
    return reverse("open-message", args=[signing.dumps(message.pk, salt=_OPEN)])


def opened(token: str) -> Message | None:
    """The message whose link was followed."""
    try:
        number = signing.loads(token, salt=_OPEN, max_age=_OPEN_FOR)
    except signing.BadSignature:
        return None
    return Message.objects.filter(pk=number).first()


def stop_path(player: Player, kind: str) -> str:
    """Where mails of a kind are stopped."""
    return reverse("stop-mails", args=[signing.dumps([player.pk, kind], salt=_STOP)])


def stopped(token: str) -> tuple[Player, Kind] | None:
    """Who wants no more mails of which kind."""
    try:
        number, kind = signing.loads(token, salt=_STOP)
    except signing.BadSignature:
        return None
    player = Player.objects.filter(pk=number).first()
    return (player, Kind(kind)) if player else None


def mute_path(player: Player, about: str) -> str:
    """Where a table is muted: a service worker has no token against forged requests."""
    return reverse("mute-table", args=[signing.dumps([player.pk, about], salt=_MUTE)])


def muted(token: str) -> tuple[Player, str] | None:
    """Who wants to hear nothing more of which table."""
    try:
        number, about = signing.loads(token, salt=_MUTE)
    except signing.BadSignature:
        return None
    player = Player.objects.filter(pk=number).first()
    return (player, str(about)) if player else None
