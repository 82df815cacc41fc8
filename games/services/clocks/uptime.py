"""Record heartbeats of the site; clocks are not charged for downtime."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from games.models import Heartbeat, Seat, Table
from games.services.seats.access import lock_table

from .deadlines import change_deadline, remaining_time

logger = logging.getLogger(__name__)
#: After a longer gap the site counts as having been down.
MAX_HEARTBEAT_GAP = timedelta(minutes=2)


@transaction.atomic
def record_heartbeat() -> timedelta:
    """Record a heartbeat; return how long the site was down before it.

    A clock that jumped forward looks like downtime. When it is set right again, the recorded
    heartbeat is in the future: every clock then continues with the time it had left then.
    """
    now = timezone.now()
    beat, _ = Heartbeat.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})
    last = beat.at
    went_back = last - now > MAX_HEARTBEAT_GAP
    beat.at = now if went_back else max(now, last)
    beat.save()
    if abs(now - last) <= MAX_HEARTBEAT_GAP:
        return timedelta()
    if went_back:
        logger.warning("the clock went back by %s; deadlines follow it", last - now)
    _credit_downtime(last, now)
    return max(timedelta(), now - last)


def _credit_downtime(down: datetime, now: datetime) -> None:
    """Let every clock continue with the time it had left when the site went down."""
    running = Seat.objects.filter(deadline__isnull=False).order_by("table").distinct()
    for table_id in list(dict.fromkeys(running.values_list("table", flat=True))):
        table = lock_table(table_id)
        for seat in table.seats.filter(deadline__isnull=False).select_related("player"):
            _credit_seat(table, seat, down, now)


def _credit_seat(table: Table, seat: Seat, down: datetime, now: datetime) -> None:
    stopped = max(down, seat.called_at or down)
    left = remaining_time(table, seat, stopped)
    if seat.called_at and seat.called_at > now:
        seat.called_at = now
    change_deadline(table, seat, left, now)
