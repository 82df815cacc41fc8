"""Celery tasks that send messages and digests."""

from __future__ import annotations

from celery import shared_task
from django.utils import timezone

from notifications.services import delivery, digests


@shared_task(ignore_result=True)
def deliver_due() -> None:
    """Start one task per due message, so that a slow one delays no other."""
    for number in delivery.due_messages(timezone.now()):
        deliver.delay(number)


@shared_task(ignore_result=True, expires=300)
def deliver(message_id: int) -> None:
    """Send one message, unless another worker does so."""
    delivery.deliver(message_id=message_id)


@shared_task(ignore_result=True)
def sweep() -> None:
    """Close attempts whose outcome is unknown, and delete old messages."""
    delivery.sweep()


@shared_task(ignore_result=True)
def gather_digests() -> None:
    """Post the digests that are due."""
    digests.post_due_digests()
