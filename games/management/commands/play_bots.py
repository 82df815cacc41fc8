"""Who lets the bots play on a large site? This, as often as there are workers."""

from __future__ import annotations

import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from games.services.bots import play_bot_turn_or_report, tables_with_bots


class Command(BaseCommand):
    """Let bots play wherever it is their turn."""

    help = "Let bots play wherever it is their turn, until stopped."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Tell how often to look."""
        parser.add_argument("--once", action="store_true", help="stop when no bot has to play")
        parser.add_argument("--pause", type=float, default=1.0, help="seconds between two looks")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Look, play, wait."""
        while True:
            played = [play_bot_turn_or_report(table_id=table) for table in tables_with_bots()]
            if options["once"] and not any(played):
                return
            if not any(played):
                time.sleep(options["pause"])
