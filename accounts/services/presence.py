"""When was a player last here? To the hour: nobody needs to know it better."""

from datetime import timedelta

from django.utils import timezone

from accounts.models import Player

NOTED_EVERY = timedelta(hours=1)


def note_presence(*, player: Player) -> bool:
    """Remember that the player is here; tells whether that was news."""
    now = timezone.now()
    if player.seen_at > now - NOTED_EVERY:
        return False
    Player.objects.filter(pk=player.pk).update(seen_at=now)
    return True
