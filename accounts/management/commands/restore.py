"""Restore the embedded site from a backup; it must be stopped."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from glenmore_site.base import backup


class Command(BaseCommand):
    """Restore a backup."""

    help = "Replace the SQLite database and the keys of a small site with those of a backup."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add the name of the file."""
        parser.add_argument("file", help="a file written by `manage.py backup`")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Restore the backup."""
        database = backup.sqlite_path(settings.DATABASES["default"])
        try:
            backup.restore_backup(
                source=Path(options["file"]), database=database, folder=settings.VAR
            )
        except backup.BackupError as error:
            raise CommandError(str(error)) from error
        self.stdout.write("restored; run `manage.py migrate` to upgrade it to this version")
