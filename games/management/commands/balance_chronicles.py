"""Let bots play with and without each Chronicle and write a report."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.balance.chronicles import GAME, ReportOptions, sets_to_play, write_chronicles_report
from games.balance.contest import ContestFigures, contest_tasks, play_contest
from games.balance.figures import GameFigures
from games.balance.runs import figures_of, load_or_play, tasks_for
from games.engine import CHRONICLES

PLAYERS = 3


class Command(BaseCommand):
    """Let bots play with the Chronicles and report."""

    help = "Let bots play with each Chronicle and with all, and write docs/balance-chronicles.md."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the options."""
        parser.add_argument(
            "--games", type=int, default=20, help="games for each set of Chronicles"
        )
        parser.add_argument("--contests", type=int, default=60, help="contests for each Chronicle")
        parser.add_argument("--seed", default="1")
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        parser.add_argument("--kept", type=Path, metavar="DIR", help="directory for cached games")
        parser.add_argument("--output", type=Path, metavar="DIR", help="directory for the report")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Play the missing games, then write the report."""
        if min(options[name] for name in ("games", "contests", "processes")) < 1:
            raise CommandError("--games, --contests and --processes must be at least 1")
        output = options["output"] or settings.BASE_DIR / "docs"
        output.mkdir(parents=True, exist_ok=True)
        page = output / "balance-chronicles.md"
        before = page.read_text("utf-8") if page.is_file() else ""
        played = {chosen: _played(chosen, options) for chosen in sets_to_play()}
        contests = {number: _contest(number, options) for number in CHRONICLES}
        requested = ReportOptions(options["games"], options["contests"], options["seed"])
        page.write_text(
            write_chronicles_report(played, contests, requested, before), encoding="utf-8"
        )
        self.stdout.write(f"{len(played)} sets reported in {page}")


def _played(chosen: tuple[int, ...], options: dict[str, Any]) -> list[GameFigures]:
    name = "-".join(map(str, chosen)) or "none"
    tasks = tasks_for(GAME, [PLAYERS], options["games"], options["seed"], chosen)
    path = _folder(options) / f"chronicles-{options['seed']}-{name}.jsonl"
    return figures_of(tasks, path, options["processes"])


def _contest(number: int, options: dict[str, Any]) -> list[ContestFigures]:
    tasks = contest_tasks(GAME, number, options["contests"], options["seed"])
    path = _folder(options) / f"contest-{options['seed']}-{number}.jsonl"
    return load_or_play(tasks, path, options["processes"], play_contest, ContestFigures)


def _folder(options: dict[str, Any]) -> Path:
    return options["kept"] or settings.VAR / "balance"
