"""What is kept about a player's messages, and what is left when he deletes his account? Nothing."""

from __future__ import annotations

from typing import Any

from accounts.models import Player
from notifications.models import Hours, Message
from notifications.reasons import said

from .hours import hours_of
from .preferences import ways_of


def tell(player: Player) -> dict[str, Any]:
    """All that is kept, ready for JSON; the keys of devices stay out."""
    spoken = hours_of(player)
    names = ("quiet_from", "quiet_to", "digest_at", "delay_minutes")
    return {
        "ways": ways_of(player),
        "hours": {name: str(getattr(spoken, name)) for name in names},
        "devices": list(player.subscriptions.values("device", "made", "used")),
        "muted_tables": list(player.silences.values_list("about", flat=True)),
        "messages": [
            message | {"reason": said(message["reason"])}
            for message in player.notifications.values(
                "kind", "about", "title", "posted", "state", "reason"
            )
        ],
    }


def hand_over(guest: Player, player: Player) -> None:
    """What is to be told to a guest is to be told to the account that he logged in to."""
    Message.objects.filter(player=guest).update(player=player)
    guest.subscriptions.update(player=player)


def forget(player: Player) -> None:
    """Remove all of it."""
    kept = (player.notifications, player.subscriptions, player.preferences, player.silences)
    for rows in kept:
        rows.all().delete()
    Hours.objects.filter(player=player).delete()
