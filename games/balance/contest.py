"""Does it pay a bot to reckon with a Chronicle?

At the same table one bot weighs what the Chronicle promises, and the others play as if it promised
nothing: they know its rules and take what it brings at once, but expect nothing of it. Every seed
is played once from each seat, so that neither seat nor luck favours anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct

from games.engine import CHRONICLES, Game, Seat, Setup, edition
from games.engine.bots import Bot, GreedyBot
from games.engine.choices import Choice
from games.engine.chronicles.chronicle import Chronicle
from games.engine.hooks import Hooks
from games.engine.selfplay import let_play


class ContestTask(Struct, frozen=True):
    """A game to be played; it is the same whenever it is played."""

    game: str
    players: int
    seed: str
    number: int
    chronicle: int


class ContestFigures(Struct, frozen=True):
    """How the bot that reckons with the Chronicle fared against the others."""

    players: int
    number: int
    own: int
    #: The points of the others, on average.
    others: float
    #: 1 for a victory, shared by all who won.
    win: float


class Verdict(Struct, frozen=True):
    """What many games say."""

    games: int
    own: float
    others: float
    #: The standard error of the difference.
    error: float
    #: The share of games that the one bot won.
    wins: float

    @property
    def gain(self) -> float:
        """What reckoning with the Chronicle brought."""
        return self.own - self.others


class Heedless:
    """A bot that expects nothing of a Chronicle."""

    def __init__(self, bot: Bot, chronicle: int) -> None:
        self._bot, self._chronicle = bot, chronicle

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose as the bot would if the Chronicle told it nothing of what things are worth."""
        heedless = game.clone()
        heedless.hooks = _without_worth(game.hooks, self._chronicle)
        return self._bot.choose(heedless, seat)


@cache
def _without_worth(hooks: Hooks, chronicle: int) -> Hooks:
    fewer = copy(hooks)
    fewer.worth = tuple(
        each
        for each in hooks.worth
        if not (isinstance(each, Chronicle) and each.number == chronicle)
    )
    return fewer


def contest_tasks(game: str, chronicle: int, games: int, seed: str) -> list[ContestTask]:
    """So many games against bots that expect nothing of a Chronicle, of as few as it is for."""
    players = CHRONICLES[chronicle].min_players
    return [ContestTask(game, players, seed, number, chronicle) for number in range(games)]


def play_contest(task: ContestTask) -> ContestFigures:
    """Let bots play a game; the one that reckons with the Chronicle changes seats."""
    setup = Setup(
        game=task.game,
        players=task.players,
        rules=edition(task.game).rules_version,
        chronicles=(task.chronicle,),
    )
    deal, wise = divmod(task.number, task.players)
    secret = f"contest {task.seed} {task.chronicle} {deal}"
    bots = [_bot(secret, task.chronicle, heeds=seat == wise) for seat in range(task.players)]
    game, _ = let_play(setup, secret, bots)
    points = [territory.points for territory in game.state.territories]
    winners = game.state.winners
    return ContestFigures(
        players=task.players,
        number=task.number,
        own=points.pop(wise),
        others=mean(points),
        win=1 / len(winners) if wise in winners else 0.0,
    )


def _bot(secret: str, chronicle: int, *, heeds: bool) -> Bot:
    bot = GreedyBot(secret)
    return bot if heeds else Heedless(bot, chronicle)


def verdict(games: Sequence[ContestFigures]) -> Verdict:
    """What these games say."""
    gains = [game.own - game.others for game in games]
    return Verdict(
        games=len(games),
        own=mean(game.own for game in games),
        others=mean(game.others for game in games),
        error=stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0,
        wins=mean(game.win for game in games),
    )
