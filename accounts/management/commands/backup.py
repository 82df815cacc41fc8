"""Back up the embedded site into one file, also while it runs."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from glenmore_site.base import backup


class Command(BaseCommand):
    """Write a backup."""

    help = "Back up the SQLite database and the keys of a small site to one file."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add the name of the file."""
        parser.add_argument(
            "file", nargs="?", help="where to write it (default: a new file in var/backups)"
        )

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Write the backup and print its name."""
        name = f"glenmore-{timezone.now():%Y%m%d-%H%M%S}.tar.gz"
        target = Path(options["file"] or settings.VAR / "backups" / name).absolute()
        target.parent.mkdir(parents=True, exist_ok=True)
        database = backup.sqlite_path(settings.DATABASES["default"])
        try:
            backup.write_backup(database=database, folder=settings.VAR, target=target)
        except backup.BackupError as error:
            raise CommandError(str(error)) from error
        self.stdout.write(str(target))
