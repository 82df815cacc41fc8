"""Write the page that lists all components, or check that it is up to date."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.engine.component_list import components_page


class Command(BaseCommand):
    """Write the page of components."""

    help = "Write docs/components.md, which lists all tiles, cards, clans and roads."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the options."""
        parser.add_argument(
            "--check", action="store_true", help="only check that the page is up to date"
        )

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Write the page, or compare it."""
        path, page = settings.COMPONENTS, components_page()
        if not options["check"]:
            path.write_text(page, encoding="utf-8")
            self.stdout.write(f"{path.name} written")
        elif not path.is_file() or path.read_text("utf-8") != page:
            raise CommandError(
                f"{path.name} is not up to date; run: python manage.py write_components"
            )
        else:
            self.stdout.write(f"{path.name} is up to date")
