"""Who tried the site long ago and left nothing behind? They are removed."""

from argparse import ArgumentParser
from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from accounts.services import guests


class Command(BaseCommand):
    """Remove guests and unconfirmed sign-ups who have been away for long and have no game."""

    help = "Remove guests and unconfirmed sign-ups who have been away for long and have no game."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Ask how long is long."""
        parser.add_argument("--days", type=int, default=120, help="away for so long (120)")
        parser.add_argument("--dry-run", action="store_true", help="only count them")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Remove them and tell how many they were."""
        unseen_since = timezone.now() - timedelta(days=options["days"])
        found = guests.remove_idle_players(unseen_since=unseen_since, only_count=options["dry_run"])
        self.stdout.write(f"{found} idle {'player' if found == 1 else 'players'}")
