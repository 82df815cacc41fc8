"""Learn the weights of the bots' value from games of bots against themselves."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from games.engine import EDITIONS
from games.engine.bots import value

FOLDER = Path(value.__file__).parent / "weights"


class Command(BaseCommand):
    """Train the bots."""

    help = (
        "Learn the weights of the bots' value by self-play and write them to"
        " games/engine/bots/weights. The same seed gives the same weights. A run that was stopped"
        " continues where it was."
    )
    requires_system_checks = ()  # the engine needs no site

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the options."""
        parser.add_argument("--game", default="glen-more-2010", choices=list(EDITIONS))
        parser.add_argument("--players", type=int, default=2)
        parser.add_argument("--chronicles", action="store_true", help="games with Chronicles")
        parser.add_argument("--games", type=int, default=1500, help="games in all rounds together")
        parser.add_argument("--seed", default="1")
        parser.add_argument("--processes", type=int, default=1)
        parser.add_argument(
            "--folder",
            type=Path,
            default=settings.BASE_DIR / "var" / "training",
            help="where games are kept until training is finished",
        )
        parser.add_argument("--out", type=Path, default=FOLDER, help="where weights are written")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Play, fit, write and report."""
        try:
            from games.training import rounds  # noqa: PLC0415 - numpy is a development package
        except ImportError as error:
            raise CommandError(f"training needs the development packages: {error}") from error
        found = EDITIONS[options["game"]]
        if options["players"] not in found.players:
            raise CommandError(
                f"--players must be within {found.players[0]} and {found.players[-1]}"
            )
        if options["chronicles"] and not found.supports_chronicles:
            raise CommandError(f"{found.name} has no Chronicles")
        if options["games"] < rounds.MIN_GAMES:
            raise CommandError(f"--games must be at least {rounds.MIN_GAMES}")
        weights = rounds.train(
            rounds.Plan(
                game=options["game"],
                players=options["players"],
                chronicles=options["chronicles"],
                games=options["games"],
                seed=options["seed"],
                processes=options["processes"],
                folder=options["folder"],
                out=options["out"],
            )
        )
        told = weights.training
        self.stdout.write(
            f"{told.games} games, {told.positions} positions:"
            f" explains {told.fit:.1%} of the final margins"
        )
