"""Verify that a game was dealt and played as stored."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.models import Table
from games.services.storage.verify import find_problems


class Command(BaseCommand):
    """Replay a table's moves from its seed and compare."""

    help = "Replay a table's moves from its seed and compare the result with its snapshot."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the table."""
        parser.add_argument("table")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Fail with the problems found."""
        table = Table.objects.filter(pk=options["table"]).first()
        if table is None:
            raise CommandError(f"table not found: {options['table']}")
        problems = find_problems(table)
        if problems:
            raise CommandError(f"{table.pk}: {'; '.join(problems)}")
        self.stdout.write(f"{table.pk}: {table.move_number} moves, seed and snapshot agree")
