"""Are all games that are kept true to their moves?"""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.models import Table
from games.services.checking import problems_of


class Command(BaseCommand):
    """Replay every game against its moves and snapshot."""

    help = "Replay every game against its moves and snapshot."

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Name every table at which something is wrong; fail if there is one."""
        checked, wrong = 0, 0
        for table in Table.objects.exclude(snapshot=None).iterator():
            checked += 1
            for problem in problems_of(table):
                wrong += 1
                self.stderr.write(f"{table.pk}: {problem}")
        if wrong:
            raise CommandError(f"{wrong} of {checked} games are not as they should be")
        self.stdout.write(f"{checked} games checked")
