"""When does a player want to hear something?"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.utils import timezone

from accounts.models import Player
from games.clock import Rest, Span, resting
from notifications.models import Hours

DAY = timedelta(days=1)
MARGIN = timedelta(minutes=5)


def hours_of(player: Player) -> Hours:
    """A player's hours; as usual where he has said nothing."""
    try:
        return player.hours
    except Hours.DoesNotExist:
        return Hours(player=player)


def quiet_at(player: Player, moment: datetime) -> Span | None:
    """The quiet hours that this moment lies in."""
    spoken = hours_of(player)
    if spoken.quiet_from is None or spoken.quiet_to is None:
        return None
    rest = Rest(player.time_zone, (spoken.quiet_from, spoken.quiet_to))
    nights = resting(rest, moment - DAY, moment + DAY)
    return next((night for night in nights if night.start <= moment < night.end), None)


def wanted(player: Player, due: datetime, before: datetime | None = None) -> datetime:
    """When a message shall come: after the quiet hours, or before them where that is too late."""
    night = quiet_at(player, due)
    if night is None:
        return due
    if before is not None and before <= night.end:
        return max(night.start - MARGIN, timezone.now())
    return night.end
