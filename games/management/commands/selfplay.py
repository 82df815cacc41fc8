"""Let bots play each other: a fuzz test of the rules and a comparison of bots."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from tqdm import tqdm

from games.engine import CHRONICLES, BadSetup, Game, Setup, edition, rules_for
from games.engine.common.invariants import check
from games.engine.forecast_check import check_forecast
from games.engine.notation.records import Record, write_record
from games.engine.selfplay import play_game, seat_bots


class Tally:
    """Results by bot: seats, wins and points."""

    def __init__(self) -> None:
        self.seats: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.points: Counter[str] = Counter()

    def add(self, game: Game, bots: list[str]) -> None:
        """Count a finished game; every winner of a shared victory counts."""
        for seat, name in enumerate(bots):
            self.seats[name] += 1
            self.points[name] += game.state.territories[seat].points
        for seat in game.state.winners:
            self.wins[bots[seat]] += 1

    def lines(self) -> list[str]:
        """Return a line for each bot."""
        return [
            f"{name}: {seats} seats, {self.wins[name]} wins"
            f" ({self.wins[name] / seats:.1%}), {self.points[name] / seats:.1f} points on average"
            for name, seats in self.seats.items()
        ]


class Command(BaseCommand):
    """Let bots play games."""

    help = "Let bots play games, to test the rules and compare the bots."
    requires_system_checks = ()  # the engine needs no site

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the options."""
        parser.add_argument("--game", default="glen-more-2010")
        parser.add_argument("--players", type=int, default=4)
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--seed", default="1")
        parser.add_argument("--bots", default="random", help="comma-separated names")
        parser.add_argument(
            "--chronicles",
            default="",
            help="comma-separated numbers, 'all', or 'every' (each set in turn)",
        )
        parser.add_argument("--options", default="", help="comma-separated table options")
        parser.add_argument(
            "--check",
            action="store_true",
            help="check all invariants at every decision, and the forecast at the end",
        )
        parser.add_argument(
            "--record", type=Path, metavar="DIR", help="directory for the records of the games"
        )

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - Django's signature
        """Play the games, count and print the results."""
        if options["games"] < 1:
            raise CommandError("--games must be at least 1")
        try:
            setups, bots = _read_setups(options)
        except BadSetup as error:
            raise CommandError(str(error)) from error
        if options["record"]:
            _make_folder(options["record"])
        watch, watch_move = (check, check_forecast) if options["check"] else (None, None)
        tally, failed = Tally(), 0
        numbers = range(options["games"])
        for number in tqdm(numbers, desc=options["game"], unit="game", disable=None):
            setup = setups[number % len(setups)]
            turned = bots[number % len(bots) :] + bots[: number % len(bots)]
            secret = f"{options['seed']} {number}"
            try:
                game, record = play_game(setup, secret, turned, watch, watch_move)
            except Exception as error:  # noqa: BLE001 - whatever breaks a game is a finding
                failed += 1
                self.stderr.write(
                    f"game {number} (seed '{secret}', Chronicles {setup.chronicles})"
                    f" failed: {error!r}"
                )
                continue
            tally.add(game, turned)
            if options["record"]:
                _write(record, options["record"] / f"{setup.game}-{setup.players}-{number}.txt")
        self._print(tally, options["games"], failed)

    def _print(self, tally: Tally, games: int, failed: int) -> None:
        for line in tally.lines():
            self.stdout.write(line)
        self.stdout.write(f"{games - failed} games finished, {failed} failed")
        if failed:
            raise CommandError(f"{failed} games failed", returncode=1)


def _read_setups(options: dict[str, Any]) -> tuple[list[Setup], list[str]]:
    found, players = edition(options["game"]), options["players"]
    setups = [
        Setup(
            game=found.id,
            players=players,
            chronicles=chronicles,
            options=_names(options["options"]),
        )
        for chronicles in _sets(options["chronicles"], players)
    ]
    for setup in setups:
        rules_for(setup)
    return setups, seat_bots(_names(options["bots"]), players)


def _sets(text: str, players: int) -> list[tuple[int, ...]]:
    """Return the sets of Chronicles to play: one, or every set possible with these players."""
    known = sorted(number for number, each in CHRONICLES.items() if each.min_players <= players)
    if text == "every":
        sizes = range(len(known) + 1)
        return [chosen for size in sizes for chosen in combinations(known, size)]
    return [tuple(known) if text == "all" else _numbers(text)]


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(name) for name in _names(text))
    except ValueError:
        raise BadSetup(f"'{text}' is not a list of numbers", field="chronicles") from None


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _make_folder(path: Path) -> None:
    """Create the folder before playing, so that a bad path fails early."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{path} is not a folder for records: {error.strerror}") from error


def _write(record: Record, path: Path) -> None:
    path.write_text(write_record(record), encoding="utf-8")
