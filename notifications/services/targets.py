"""The devices and email addresses at which a player can be reached."""

from __future__ import annotations

from allauth.account.models import EmailAddress

from accounts.models import Player
from notifications.models import Channel

#: Channel and address, or id of the subscription.
Target = tuple[str, str]


def push_targets(player: Player) -> list[Target]:
    """Return the player's devices."""
    ids = player.subscriptions.values_list("pk", flat=True)
    return [(Channel.PUSH, str(subscription_id)) for subscription_id in ids]


def confirmed_email(player: Player) -> str:
    """Return the player's email address; empty if it is not confirmed."""
    confirmed = EmailAddress.objects.filter(user=player, email=player.email, verified=True)
    return player.email if player.email and confirmed.exists() else ""


def email_targets(player: Player) -> list[Target]:
    """Return the confirmed email address as a list of at most one target."""
    address = confirmed_email(player)
    return [(Channel.MAIL, address)] if address else []
