"""Record when a player was last active, to the hour."""

from datetime import timedelta

from django.contrib.sessions.backends.base import SessionBase
from django.utils import timezone

from accounts.models import Player

RECORD_INTERVAL = timedelta(hours=1)


def record_presence(*, player: Player) -> bool:
    """Record that the player is active; return whether anything was stored."""
    now = timezone.now()
    if player.seen_at > now - RECORD_INTERVAL:
        return False
    Player.objects.filter(pk=player.pk).update(seen_at=now)
    return True


def is_session_due(session: SessionBase) -> bool:
    """Whether the list of sessions should learn of this one's use, which is so once an hour."""
    now = timezone.now().timestamp()
    recorded = session.get("recorded_at", 0)
    if abs(now - recorded) < RECORD_INTERVAL.total_seconds():
        return False
    session["recorded_at"] = now
    return True
