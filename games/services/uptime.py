"""Was the site there all the time? Where it was not, no clock is charged for it."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from games.models import Heartbeat, Seat, Table

from .access import lock
from .clocks import left_of, promise_anew

#: A site that gave no sign of life for longer was down.
LONGEST_PAUSE = timedelta(minutes=2)


@transaction.atomic
def note_life() -> timedelta:
    """Give a sign of life; tell how long the site was down before it."""
    now = timezone.now()
    beat, _ = Heartbeat.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})
    last, beat.at = beat.at, max(now, beat.at)
    beat.save()
    if now - last <= LONGEST_PAUSE:
        return timedelta()
    _credit(last, now)
    return now - last


def _credit(down: datetime, now: datetime) -> None:
    """Let every clock go on from where it stood when the site went down."""
    running = Seat.objects.filter(deadline__isnull=False).order_by("table").distinct()
    for table_id in list(dict.fromkeys(running.values_list("table", flat=True))):
        table = lock(table_id)
        for seat in table.seats.filter(deadline__isnull=False).select_related("player"):
            _credit_seat(table, seat, down, now)


def _credit_seat(table: Table, seat: Seat, down: datetime, now: datetime) -> None:
    stood = max(down, seat.called_at or down)
    promise_anew(table, seat, left_of(table, seat, stood), now)
