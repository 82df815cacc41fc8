"""Check every stored game against its moves."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.models import Table
from games.services.storage.verify import find_problems


class Command(BaseCommand):
    """Replay the moves of every game and compare the result with its snapshot."""

    help = "Replay the moves of every game and compare the result with its snapshot."

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Print every problem found; fail if there is one."""
        checked, wrong = 0, 0
        for table in Table.objects.exclude(snapshot=None).iterator():
            checked += 1
            for problem in find_problems(table):
                wrong += 1
                self.stderr.write(f"{table.pk}: {problem}")
        if wrong:
            raise CommandError(f"{wrong} of {checked} games differ from their snapshots")
        self.stdout.write(f"{checked} games checked")
