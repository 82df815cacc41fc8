"""Contests between a bot that values a Chronicle and bots that do not.

All bots follow the Chronicle's rules and take its immediate gains, but only one counts what it
expects from the Chronicle when it evaluates positions. Every seed is played once from each
seat, so that neither seat nor chance favours a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct

from games.engine import CHRONICLES, Game, Seat, Setup
from games.engine.bots import Bot, GreedyBot
from games.engine.core.choices import Choice
from games.engine.core.hooks import Hooks
from games.engine.selfplay import play_with


class ContestTask(Struct, frozen=True):
    """A game to play; the same task always gives the same game."""

    game: str
    players: int
    seed: str
    number: int
    chronicle: int


class ContestFigures(Struct, frozen=True):
    """The result of the bot that values the Chronicle, against the others."""

    players: int
    number: int
    own: int
    #: The average points of the others.
    others: float
    #: 1 for a win, divided by the number of winners.
    win: float


class Verdict(Struct, frozen=True):
    """The result of many games."""

    games: int
    own: float
    others: float
    #: The standard error of the difference.
    error: float
    #: The share of games won by the bot that values the Chronicle.
    wins: float

    @property
    def gain(self) -> float:
        """The points gained by valuing the Chronicle."""
        return self.own - self.others


class IgnoresChronicle:
    """A bot that expects nothing of a Chronicle."""

    def __init__(self, bot: Bot, chronicle: int) -> None:
        self._bot, self._chronicle = bot, chronicle

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose as the bot would without the Chronicle's estimates."""
        without_estimates = game.clone()
        without_estimates.hooks = _hooks_without_worth(game.hooks, self._chronicle)
        return self._bot.choose(without_estimates, seat)


@cache
def _hooks_without_worth(hooks: Hooks, chronicle: int) -> Hooks:
    return hooks.without("position_value", CHRONICLES[chronicle])


def contest_tasks(game: str, chronicle: int, games: int, seed: str) -> list[ContestTask]:
    """Return contests for a Chronicle, with the fewest players it allows."""
    players = CHRONICLES[chronicle].min_players
    return [ContestTask(game, players, seed, number, chronicle) for number in range(games)]


def play_contest(task: ContestTask) -> ContestFigures:
    """Play one contest; the bot that values the Chronicle changes seats from game to game."""
    setup = Setup(
        game=task.game,
        players=task.players,
        chronicles=(task.chronicle,),
    )
    deal, valuing_seat = divmod(task.number, task.players)
    secret = f"contest {task.seed} {task.chronicle} {deal}"
    bots = [
        _bot(secret, task.chronicle, values_chronicle=seat == valuing_seat)
        for seat in range(task.players)
    ]
    game, _ = play_with(setup, secret, bots)
    points = [territory.points for territory in game.state.territories]
    winners = game.state.winners
    return ContestFigures(
        players=task.players,
        number=task.number,
        own=points.pop(valuing_seat),
        others=mean(points),
        win=1 / len(winners) if valuing_seat in winners else 0.0,
    )


def _bot(secret: str, chronicle: int, *, values_chronicle: bool) -> Bot:
    bot = GreedyBot(secret)
    return bot if values_chronicle else IgnoresChronicle(bot, chronicle)


def verdict(games: Sequence[ContestFigures]) -> Verdict:
    """Summarize these games."""
    gains = [game.own - game.others for game in games]
    return Verdict(
        games=len(games),
        own=mean(game.own for game in games),
        others=mean(game.others for game in games),
        error=stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0,
        wins=mean(game.win for game in games),
    )
