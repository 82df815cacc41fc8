"""Positions in games of bots."""

from functools import cache

from games.engine import Game, Setup, determinize, edition, new_game, new_seed
from games.engine.bots import LevelBot
from games.engine.bots.levels import Level

#: Looks at few turns and never ahead: quick.
QUICK = Level(width=2, temperature=1.0)


def setup_for(game: str, players: int = 2, chronicles: tuple[int, ...] = ()) -> Setup:
    """Return a set-up under the current rules."""
    rules = edition(game).rules_version
    return Setup(game=game, players=players, chronicles=chronicles, rules=rules)


@cache
def positions(setup: Setup, secret: str, every: int) -> tuple[Game, ...]:
    """Return every n-th position of a game of quick bots, where a seat has to decide."""
    game, found, number = new_game(setup, new_seed(secret)), list[Game](), 0
    bots = [LevelBot(QUICK, f"{secret} {seat}") for seat in range(setup.players)]
    while not game.over:
        if number % every == 0:
            found.append(game.clone())
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(determinize(game, seat, f"{secret} {number}"), seat))
        number += 1
    return (*found, game)
