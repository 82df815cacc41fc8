"""Which key shall sign the pushes of several machines? A new one, to be given to all of them."""

from __future__ import annotations

from django.core.management.base import BaseCommand

from glenmore_site.environment import new_vapid_key


class Command(BaseCommand):
    """Writes the key to the standard output and keeps it nowhere."""

    help = "Make a private key for pushes: the value of GLENMORE_VAPID_KEY."

    def handle(self, **_options: object) -> None:
        """Make one."""
        self.stdout.write(new_vapid_key())
