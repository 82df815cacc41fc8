"""What do workers do for messages, again and again?"""

from __future__ import annotations

from celery import shared_task
from django.utils import timezone

from notifications.services import delivering, digests


@shared_task(ignore_result=True)
def deliver_due() -> None:
    """Find what is due; each message is a task of its own, so that a slow one holds up no other."""
    for number in delivering.due_messages(timezone.now()):
        deliver.delay(number)


@shared_task(ignore_result=True, expires=300)
def deliver(message_id: int) -> None:
    """Send one message, unless another worker does."""
    delivering.deliver(message_id=message_id)


@shared_task(ignore_result=True)
def sweep() -> None:
    """Give up what nobody knows about."""
    delivering.sweep()


@shared_task(ignore_result=True)
def gather_digests() -> None:
    """Write the digests whose hour has come."""
    digests.gather_due()
