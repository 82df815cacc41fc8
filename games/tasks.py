"""What do workers do for tables, again and again?"""

from __future__ import annotations

from celery import shared_task
from django.utils import timezone

from games.services import absence, uptime


@shared_task(ignore_result=True)
def keep_time() -> None:
    """Give a sign of life, credit a time in which there was none, and end what is overdue."""
    uptime.note_life()
    for seat in absence.overdue_seats(timezone.now()):
        absence.take_over(seat_id=seat)
