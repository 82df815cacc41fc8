"""Quiet hours: when a player wants to receive messages."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.utils import timezone

from accounts.models import Player
from clock import Rest, Span, rest_spans
from notifications.models import Hours

DAY = timedelta(days=1)
MARGIN_BEFORE_QUIET_HOURS = timedelta(minutes=5)


def hours_of(player: Player) -> Hours:
    """Return a player's hours, or the defaults."""
    try:
        return player.hours
    except Hours.DoesNotExist:
        return Hours(player=player)


def quiet_hours_at(player: Player, moment: datetime) -> Span | None:
    """Return the quiet hours that contain this moment."""
    hours = hours_of(player)
    if hours.quiet_from is None or hours.quiet_to is None:
        return None
    rest = Rest(player.time_zone, (hours.quiet_from, hours.quiet_to))
    spans = rest_spans(rest, moment - DAY, moment + DAY)
    return next((span for span in spans if span.start <= moment < span.end), None)


def send_time(player: Player, due: datetime, before: datetime | None = None) -> datetime:
    """Return when to send: after the quiet hours, or before them if that is too late."""
    quiet = quiet_hours_at(player, due)
    if quiet is None:
        return due
    if before is not None and before <= quiet.end:
        return max(quiet.start - MARGIN_BEFORE_QUIET_HOURS, timezone.now())
    return quiet.end
