"""Print a position of a record."""

from __future__ import annotations

from argparse import ArgumentParser
from itertools import islice
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.engine import Game, Refusal, prompt, write_choice
from games.engine.core.choices import write_seat
from games.engine.notation.positions import write_position
from games.engine.notation.records import replay
from games.management.record_files import record_from


class Command(BaseCommand):
    """Print a position of a record, with the current question and its options."""

    help = "Print a position of a record, with the current question and its options."
    requires_system_checks = ()  # the engine needs no site

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the file and the move."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--move", type=int, help="number of moves to replay; default: all")

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Replay up to the move and print."""
        record = record_from(options["file"])
        last = len(record.moves)
        number = last if options["move"] is None else options["move"]
        if not 0 <= number <= last:
            raise CommandError(f"--move must be from 0 to {last}, not {number}")
        try:
            game = next(islice(replay(record), number, None))
        except Refusal as error:
            raise CommandError(f"{options['file']}: {error}") from error
        self.stdout.write(f"after move {number} of {last}\n\n{write_position(game)}")
        self.stdout.write(write_question(game))


def write_question(game: Game) -> str:
    """Return the current question and every answer to it."""
    question = prompt(game)
    if question is None:
        return "The game is over."
    lines = []
    for seat in question.seats:
        lines.append(f"{write_seat(seat)}: {question.text} [{question.rule}]")
        lines += [f"  {write_choice(option)}" for option in game.options(seat)]
    return "\n".join(lines)
