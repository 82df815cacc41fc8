"""Let bots play many games and write a report on the balance."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.balance.figures import GameFigures
from games.balance.report import write_report
from games.balance.runs import figures_of, tasks_for
from games.engine import BadSetup, Setup, edition


class Command(BaseCommand):
    """Let bots play and report on the balance."""

    help = "Let bots play many games and write docs/balance.md with a chart."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the options."""
        parser.add_argument("--game", default="glen-more-2")
        parser.add_argument("--players", default="2,3,4", help="comma-separated numbers of players")
        parser.add_argument("--games", type=int, default=60, help="total number of games")
        parser.add_argument("--seed", default="1")
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        parser.add_argument(
            "--fresh", action="store_true", help="ignore the cache and play all games again"
        )
        parser.add_argument("--kept", type=Path, metavar="DIR", help="directory for cached games")
        parser.add_argument("--output", type=Path, metavar="DIR", help="directory for the report")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Play the missing games, then write the report."""
        if options["games"] < 1 or options["processes"] < 1:
            raise CommandError("--games and --processes must be at least 1")
        game, seed = options["game"], options["seed"]
        players = _read_players(options["players"])
        _check(game, players)
        kept = options["kept"] or settings.VAR / "balance"
        tasks = tasks_for(game, players, options["games"], seed)
        output = options["output"] or settings.BASE_DIR / "docs"
        output.mkdir(parents=True, exist_ok=True)
        path = kept / f"{game}-{seed}.jsonl"
        if options["fresh"]:
            path.unlink(missing_ok=True)
        figures = figures_of(tasks, path, options["processes"])
        _write(game, figures, seed, output)
        self.stdout.write(f"{len(figures)} games reported in {output / 'balance.md'}")


def _read_players(text: str) -> list[int]:
    try:
        return [int(number) for number in text.split(",")]
    except ValueError as error:
        raise CommandError(f"--players must be comma-separated numbers, not '{text}'") from error


def _check(game: str, players: list[int]) -> None:
    """Refuse an invalid set-up before any game is played."""
    try:
        for number in players:
            edition(game).check(Setup(game=game, players=number))
    except BadSetup as error:
        raise CommandError(str(error)) from error


def _write(game: str, figures: list[GameFigures], seed: str, output: Path) -> None:
    from games.balance.plot import draw  # noqa: PLC0415 - only developers have matplotlib

    report = output / "balance.md"
    before = report.read_text("utf-8") if report.is_file() else ""
    report.write_text(write_report(game, figures, seed, before), encoding="utf-8")
    (output / "balance.svg").write_text(draw(game, figures), encoding="utf-8")
