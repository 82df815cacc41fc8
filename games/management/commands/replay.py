"""Does a record lead to the end it tells of?"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.engine import Refusal
from games.engine.records import check_record, write_result
from games.management.record_files import record_from


class Command(BaseCommand):
    """Replay a record and verify its end."""

    help = "Replay a record and verify its end."
    requires_system_checks = ()  # the rules need no site

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Ask for the file."""
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Replay every move; fail at the first that is not allowed, or at another end."""
        record = record_from(options["file"])
        try:
            game = check_record(record)
        except Refusal as error:
            raise CommandError(f"{options['file']}: {error}") from error
        end = write_result(game) or "the game is not over"
        self.stdout.write(f"{len(record.moves)} moves replayed: {end}")
