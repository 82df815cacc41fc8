"""Export, move and erase the data that notifications store about a player."""

from __future__ import annotations

from typing import Any

from accounts.models import Player
from notifications.models import Hours, Message
from notifications.reasons import reason_text

from .hours import hours_of
from .preferences import channel_choices


def export(player: Player) -> dict[str, Any]:
    """Return everything stored, ready for JSON, without the keys of devices."""
    hours = hours_of(player)
    names = ("quiet_from", "quiet_to", "digest_at", "delay_minutes")
    channels = channel_choices(player)
    return {
        "channels": channels,
        "ways": channels,  # the name in version 0.1.0
        "hours": {name: str(getattr(hours, name)) for name in names},
        "devices": list(player.subscriptions.values("device", "made", "used")),
        "muted_tables": list(player.silences.values_list("about", flat=True)),
        "messages": [
            message | {"reason": reason_text(message["reason"])}
            for message in player.notifications.values(
                "kind", "about", "title", "posted", "state", "reason"
            )
        ],
    }


def merge_guest(guest: Player, player: Player) -> None:
    """Move a guest's messages and devices to the account that they logged in to."""
    Message.objects.filter(player=guest).update(player=player)
    guest.subscriptions.update(player=player)


def erase(player: Player) -> None:
    """Delete all of it."""
    own = (player.notifications, player.subscriptions, player.preferences, player.silences)
    for rows in own:
        rows.all().delete()
    Hours.objects.filter(player=player).delete()
