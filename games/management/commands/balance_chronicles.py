"""What does each Chronicle add to a game? Bots play with it and without, and a page tells."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.balance.chronicles import GAME, sets_to_play, write_chronicles_report
from games.balance.figures import GameFigures
from games.balance.runs import figures_of, tasks_for

PLAYERS = 3


class Command(BaseCommand):
    """Let bots play with the Chronicles and report."""

    help = "Let bots play with each Chronicle and with all, and write docs/balance-chronicles.md."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Say what may be asked for."""
        parser.add_argument("--games", type=int, default=20, help="how many with each set")
        parser.add_argument("--seed", default="1")
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        parser.add_argument("--kept", type=Path, metavar="DIR", help="keep the figures there")
        parser.add_argument("--output", type=Path, metavar="DIR", help="write the page there")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Play what is missing, then write."""
        if options["games"] < 1 or options["processes"] < 1:
            raise CommandError("--games and --processes must be at least 1")
        output = options["output"] or settings.BASE_DIR / "docs"
        output.mkdir(parents=True, exist_ok=True)
        played = {chosen: _played(chosen, options) for chosen in sets_to_play()}
        text = write_chronicles_report(played, options["games"], options["seed"])
        (output / "balance-chronicles.md").write_text(text, encoding="utf-8")
        self.stdout.write(f"{len(played)} sets told of in {output / 'balance-chronicles.md'}")


def _played(chosen: tuple[int, ...], options: dict[str, Any]) -> list[GameFigures]:
    name = "-".join(map(str, chosen)) or "none"
    kept = options["kept"] or settings.VAR / "balance"
    tasks = tasks_for(GAME, [PLAYERS], options["games"], options["seed"], chosen)
    path = kept / f"chronicles-{options['seed']}-{name}.jsonl"
    return figures_of(tasks, path, options["processes"])
