"""Where can a player be reached?"""

from __future__ import annotations

from allauth.account.models import EmailAddress

from accounts.models import Player
from notifications.models import Channel

Target = tuple[str, str]


def push_targets(player: Player) -> list[Target]:
    """The player's devices."""
    numbers = player.subscriptions.values_list("pk", flat=True)
    return [(Channel.PUSH, str(number)) for number in numbers]


def mail_target(player: Player) -> str:
    """The player's address; empty where none is confirmed."""
    confirmed = EmailAddress.objects.filter(user=player, email=player.email, verified=True)
    return player.email if player.email and confirmed.exists() else ""


def mail_targets(player: Player) -> list[Target]:
    """The same, as a list."""
    address = mail_target(player)
    return [(Channel.MAIL, address)] if address else []
