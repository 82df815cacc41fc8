"""How does a game go when bots play it?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .bots import BOTS, Bot
from .chance import new_seed
from .edition import Setup
from .editions import new_game
from .game import Game
from .records import Record, write_result
from .refusals import BadSetup
from .views import determinize

#: No game of ours comes near this many decisions: one that does is stuck.
ENDLESS = 20_000


class Endless(AssertionError):
    """A game does not come to its end."""


def play_game(
    setup: Setup,
    secret: str,
    bots: Sequence[str],
    watch: Callable[[Game], None] | None = None,
) -> tuple[Game, Record]:
    """Let bots, one name for each seat, play a game; `watch` sees every decision."""
    players = [BOTS[name](f"{secret} {seat}") for seat, name in enumerate(bots)]
    return let_play(setup, secret, players, watch)


def let_play(
    setup: Setup,
    secret: str,
    players: Sequence[Bot],
    watch: Callable[[Game], None] | None = None,
) -> tuple[Game, Record]:
    """Let these bots, one for each seat, play a game."""
    game = new_game(setup, new_seed(secret))
    record = Record(setup, game.seed, [])
    for number in range(ENDLESS):
        if watch:
            watch(game)
        if game.over:
            record.result = write_result(game)
            return game, record
        seat = game.to_act[0]
        seen = determinize(game, seat, f"{secret} {number}")
        choice = players[seat].choose(seen, seat)
        record.add(seat, choice)
        game.play(seat, choice)
    raise Endless(f"no end after {ENDLESS} decisions")


def seat_bots(names: Sequence[str], players: int) -> list[str]:
    """A bot for each seat, the names repeated as often as needed."""
    known = ", ".join(BOTS)
    if not names:
        raise BadSetup(f"no bot is named; there are {known}", field="bots")
    for name in names:
        if name not in BOTS:
            raise BadSetup(f"no bot is called '{name}'; there are {known}", field="bots")
    return [names[seat % len(names)] for seat in range(players)]
