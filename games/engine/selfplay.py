"""Games between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .bots import BOTS, Bot
from .core.chance import new_seed
from .core.choices import Choice, Seat
from .core.edition import Setup
from .core.game import Game
from .core.refusals import BadSetup
from .core.views import determinize
from .editions import new_game
from .notation.records import Record, write_result

#: Far more decisions than any game has; a game that gets there never ends.
MAX_DECISIONS = 20_000


class GameNeverEnds(AssertionError):
    """A game does not end."""


def play_game(
    setup: Setup,
    secret: str,
    bots: Sequence[str],
    watch: Callable[[Game], None] | None = None,
    watch_move: Callable[[Game, Seat, Choice], None] | None = None,
) -> tuple[Game, Record]:
    """Let bots, one name for each seat, play a game.

    `watch` is called at every decision, `watch_move` before every move.
    """
    players = [BOTS[name](f"{secret} {seat}") for seat, name in enumerate(bots)]
    return play_with(setup, secret, players, watch, watch_move)


def play_with(
    setup: Setup,
    secret: str,
    players: Sequence[Bot],
    watch: Callable[[Game], None] | None = None,
    watch_move: Callable[[Game, Seat, Choice], None] | None = None,
) -> tuple[Game, Record]:
    """Let these bots, one for each seat, play a game."""
    game = new_game(setup, new_seed(secret))
    record = Record(game.setup, game.seed, [])
    for number in range(MAX_DECISIONS):
        if watch:
            watch(game)
        if game.over:
            record.result = write_result(game)
            return game, record
        seat = game.to_act[0]
        determinized = determinize(game, seat, f"{secret} {number}")
        choice = players[seat].choose(determinized, seat)
        record.add(seat, choice)
        if watch_move:
            watch_move(game, seat, choice)
        game.play(seat, choice)
    raise GameNeverEnds(f"no end after {MAX_DECISIONS} decisions")


def seat_bots(names: Sequence[str], players: int) -> list[str]:
    """Return a bot name for each seat, repeating the names as needed."""
    known = ", ".join(BOTS)
    if not names:
        raise BadSetup(f"no bot is named; there are {known}", field="bots")
    for name in names:
        if name not in BOTS:
            raise BadSetup(f"no bot is called '{name}'; there are {known}", field="bots")
    return [names[seat % len(names)] for seat in range(players)]
