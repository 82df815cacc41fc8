"""Run the bots of a site with several processes; start as many as needed."""

from __future__ import annotations

import logging
import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from django.db import DatabaseError, close_old_connections

from games.services.bots.turns import play_bot_turn_or_log, tables_with_bots
from glenmore_site.base.metrics import serve_metrics

logger = logging.getLogger(__name__)
#: Few, so that a table at which a person has just played comes first soon.
TURNS_BETWEEN_QUERIES = 4


class Command(BaseCommand):
    """Play the turns of bots."""

    help = "Play the turns of bots at all tables until stopped."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the options."""
        parser.add_argument("--once", action="store_true", help="stop when no bot has to move")
        parser.add_argument(
            "--pause", type=float, default=1.0, help="seconds to wait when no bot has to move"
        )

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Play all bot turns, then wait, until stopped."""
        serve_metrics()
        while True:
            played = play_due_bot_turns()
            if options["once"] and not played:
                return
            if not played:
                time.sleep(options["pause"])


def play_due_bot_turns() -> bool:
    """Return whether any bot played; wait out database errors."""
    played = 0
    try:
        for table_id in tables_with_bots():
            played += play_bot_turn_or_log(table_id=table_id)
            if played >= TURNS_BETWEEN_QUERIES:
                break
    except DatabaseError:
        logger.exception("cannot load the tables with bots")
        close_old_connections()
    return played > 0
