"""Make the key that signs push messages, to be shared by several machines."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from glenmore_site.base.environment import new_vapid_key


class Command(BaseCommand):
    """Print a new key without storing it."""

    help = "Print a new private key for push notifications, to use as GLENMORE_VAPID_KEY."

    def handle(self, **_options: object) -> None:
        """Print a new key."""
        self.stdout.write(new_vapid_key())
