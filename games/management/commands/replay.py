"""Replay a record and compare its result."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.engine import Refusal
from games.engine.notation.records import check_record, write_result
from games.management.record_files import record_from


class Command(BaseCommand):
    """Replay a record and verify its result."""

    help = "Replay a record and verify its result."
    requires_system_checks = ()  # the engine needs no site

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the file."""
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Replay every move; fail at the first illegal one, or if the result differs."""
        record = record_from(options["file"])
        try:
            game = check_record(record)
        except Refusal as error:
            raise CommandError(f"{options['file']}: {error}") from error
        end = write_result(game) or "the game is not over"
        self.stdout.write(f"{len(record.moves)} moves replayed: {end}")
