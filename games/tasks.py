"""Periodic tasks of tables."""

from __future__ import annotations

from celery import shared_task
from django.utils import timezone

from games.services.clocks import absence, uptime


@shared_task(ignore_result=True)
def keep_time() -> None:
    """Record a heartbeat, credit downtime, and let bots take over overdue seats."""
    uptime.record_heartbeat()
    for seat in absence.overdue_seats(timezone.now()):
        absence.take_over_seat(seat_id=seat)
