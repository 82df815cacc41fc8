"""Was a game dealt and played as it is shown?"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.models import Table
from games.services.checking import problems_of


class Command(BaseCommand):
    """Play a table's moves again from its seed and compare."""

    help = "Play a table's moves again from its seed and compare."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Ask for the table."""
        parser.add_argument("table")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Fail with what is wrong."""
        table = Table.objects.filter(pk=options["table"]).first()
        if table is None:
            raise CommandError(f"there is no table {options['table']}")
        problems = problems_of(table)
        if problems:
            raise CommandError(f"{table.pk}: {'; '.join(problems)}")
        self.stdout.write(f"{table.pk}: {table.move_number} moves, seed and snapshot agree")
