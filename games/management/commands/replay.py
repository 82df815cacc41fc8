"""Replay a record and compare its result; print the game move by move if asked to."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.engine import Game, Refusal, rules_for
from games.engine.core.choices import write_seat
from games.engine.notation.records import Record, check_record, replay, write_result
from games.engine.presentation.log import GameNames, log_lines
from games.management.record_files import record_from


class Command(BaseCommand):
    """Replay a record and verify its result."""

    help = "Replay a record and verify its result."
    requires_system_checks = ()  # the engine needs no site

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the file."""
        parser.add_argument("file", type=Path)
        parser.add_argument(
            "--log", action="store_true", help="print every move with its facts and points"
        )

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Replay every move; fail at the first illegal one, or if the result differs."""
        record = record_from(options["file"])
        try:
            if options["log"]:
                for line in write_log(record):
                    self.stdout.write(line)
            game = check_record(record)
        except Refusal as error:
            raise CommandError(f"{options['file']}: {error}") from error
        end = write_result(game) or "the game is not over"
        self.stdout.write(f"{len(record.moves)} moves replayed: {end}")


def write_log(record: Record) -> Iterator[str]:
    """Yield every move as recorded, what it brought about, and the points of all seats after it."""
    seats = [write_seat(seat) for seat in range(record.setup.players)]
    names = GameNames(record.setup, *rules_for(record.setup), seats)
    games = replay(record)
    points = _points(next(games))
    for number, (move, game) in enumerate(zip(record.moves, games, strict=True), start=1):
        yield f"{number}. {write_seat(move.seat)}: {move.text}"
        for line in log_lines(game.facts, names):
            yield f"    {line.text} [{line.rule}]" if line.rule else f"    {line.text}"
        if points != (points := _points(game)):
            yield f"    points: {', '.join(map(' '.join, zip(seats, points, strict=True)))}"


def _points(game: Game) -> list[str]:
    return [str(territory.points) for territory in game.state.territories]
