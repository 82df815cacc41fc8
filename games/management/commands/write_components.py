"""Is the page that lists all components as the tables are, and if not, how is it made anew?"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.engine.components import components_page


class Command(BaseCommand):
    """Write the page of the components."""

    help = "Write docs/components.md, which lists all tiles, cards, clans and roads."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say what may be asked for."""
        parser.add_argument("--check", action="store_true", help="only tell whether it is current")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Write it, or compare."""
        path, page = settings.COMPONENTS, components_page()
        if not options["check"]:
            path.write_text(page, encoding="utf-8")
            self.stdout.write(f"{path.name} written")
        elif not path.is_file() or path.read_text("utf-8") != page:
            raise CommandError(f"{path.name} is not current: python manage.py write_components")
        else:
            self.stdout.write(f"{path.name} is current")
