"""Who lets the bots play on a large site? This, as often as there are workers."""

from __future__ import annotations

import logging
import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from django.db import DatabaseError, close_old_connections

from games.services.bots import play_bot_turn_or_report, tables_with_bots
from glenmore_site.metrics import serve_measured

logger = logging.getLogger(__name__)


class Command(BaseCommand):
    """Let bots play wherever it is their turn."""

    help = "Let bots play wherever it is their turn, until stopped."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Tell how often to look."""
        parser.add_argument("--once", action="store_true", help="stop when no bot has to play")
        parser.add_argument("--pause", type=float, default=1.0, help="seconds between two looks")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Look, play, wait."""
        serve_measured()
        while True:
            played = play_wherever_bots_must()
            if options["once"] and not played:
                return
            if not played:
                time.sleep(options["pause"])


def play_wherever_bots_must() -> bool:
    """Whether any bot played; none does while the database is away."""
    try:
        return sum(play_bot_turn_or_report(table_id=table) for table in tables_with_bots()) > 0
    except DatabaseError:
        logger.exception("bots cannot look at the tables")
        close_old_connections()
        return False
