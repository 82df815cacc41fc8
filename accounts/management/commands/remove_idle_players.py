"""Remove guests and unconfirmed sign-ups who have been away for long."""

from argparse import ArgumentParser
from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from accounts.services import guests


class Command(BaseCommand):
    """Remove idle players."""

    help = "Remove long-absent guests and unconfirmed sign-ups who have no games."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add the options for the time away and for a dry run."""
        parser.add_argument(
            "--days", type=int, default=120, help="days without a visit (default: 120)"
        )
        parser.add_argument("--dry-run", action="store_true", help="only count the players")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Remove the idle players and print their number."""
        unseen_since = timezone.now() - timedelta(days=options["days"])
        count = guests.remove_idle_players(unseen_since=unseen_since, only_count=options["dry_run"])
        self.stdout.write(f"{count} idle {'player' if count == 1 else 'players'}")
