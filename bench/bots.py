"""Play the levels of the bots against each other and against yardsticks.

For each goal it prints the share of wins with its 95 % interval (Wilson), the CPU time a turn
takes, and whether the goal was reached. Every deal is played once from each seat.
`GLENMORE_BENCH_GAMES` sets the number of games of the largest samples, 400 by default.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import sqrt

from msgspec import Struct

from bench.figures import verdict
from bench.novice import NoviceBot
from games.engine import CHRONICLES, Choice, Game, Seat, Setup, edition
from games.engine.bots import BOTS, LEVELS, Bot, new_bot
from games.engine.bots.features import phase
from games.engine.bots.valuation import worth
from games.engine.bots.value import chances, win_chances
from games.engine.selfplay import play_with

GAMES = int(os.environ.get("GLENMORE_BENCH_GAMES", "400"))
#: How sure an interval is.
Z = 1.96
FIRST, SECOND = "glen-more-2010", "glen-more-2"
#: The goal of each level in wins against greedy, with two players.
AGAINST_GREEDY = {
    (FIRST, "hard"): 0.88,
    (SECOND, "hard"): 0.90,
    (FIRST, "expert"): 0.95,
    (SECOND, "expert"): 0.97,
}
FOUR_PLAYERS_GOAL = 0.80
STEP_GOAL = 0.65
CHRONICLES_GOAL = 0.80
NOVICE_GOAL = 0.50
#: Seconds of CPU time a turn may take.
CPU_GOALS_S = {"easy": 0.05, "medium": 0.05, "hard": 0.05, "expert": 2.0}
#: No limit but the level's own.
UNLIMITED_S = 60.0


class Match(Struct, frozen=True):
    """One bot against the same other in all other seats."""

    setup: Setup
    bot: str
    others: str
    games: int
    goal: float
    #: Whether the goal is the most wins that are allowed.
    at_most: bool = False


class Timed:
    """A bot whose CPU time is counted, by turns."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.turns_s: list[float] = []

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Choose as the bot does."""
        start = time.process_time()
        choice = self._bot.choose(game, seat)
        used = time.process_time() - start
        if choice[0] in ("take", "go", "discard") or not self.turns_s:
            self.turns_s.append(0.0)
        self.turns_s[-1] += used
        return choice


def main() -> None:
    """Play all matches, then compare predictions with results."""
    for match in matches(GAMES):
        _play(match)
    for game in (FIRST, SECOND):
        _calibrate(game, max(GAMES // 2, 20))


def matches(games: int) -> Iterator[Match]:
    """Return the matches for all goals; the slow ones have fewer games if few are wanted."""
    for (game, level), goal in AGAINST_GREEDY.items():
        yield Match(_setup(game), level, "greedy", games, goal)
    for game in (FIRST, SECOND):
        yield Match(_setup(game, 4), "expert", "greedy", games // 2, FOUR_PLAYERS_GOAL)
    names = list(LEVELS)
    for game in (FIRST, SECOND):
        for weaker, stronger in pairwise(names):
            yield Match(_setup(game), stronger, weaker, games // 2, STEP_GOAL)
        yield Match(_setup(game), "beginner", "novice", games // 2, NOVICE_GOAL, at_most=True)
    for number, chronicle in CHRONICLES.items():
        setup = _setup(SECOND, chronicle.min_players, (number,))
        yield Match(setup, "hard", "greedy", games // 4, CHRONICLES_GOAL)
    most = max(chronicle.min_players for chronicle in CHRONICLES.values())
    yield Match(_setup(SECOND, most, tuple(CHRONICLES)), "hard", "greedy", games // 8, 0.8)


def _setup(game: str, players: int = 2, chronicles: tuple[int, ...] = ()) -> Setup:
    rules = edition(game).rules_version
    return Setup(game=game, players=players, chronicles=chronicles, rules=rules)


def _bot(name: str, secret: str) -> Bot:
    return NoviceBot() if name == "novice" else new_bot(name, secret, UNLIMITED_S)


def _play(match: Match) -> None:
    setup, players, won, turns_s = match.setup, match.setup.players, 0.0, list[float]()
    for number in range(match.games):
        deal, seat = divmod(number, players)
        secret = f"bench {deal}"
        bots = [_bot(match.others, f"{secret} {each}") for each in range(players)]
        timed = Timed(_bot(match.bot, f"{secret} {seat}"))
        bots[seat] = timed
        game, _ = play_with(setup, secret, bots)
        won += (seat in game.state.winners) / len(game.state.winners)
        turns_s += timed.turns_s
    _print(match, won, sorted(turns_s))


def _print(match: Match, won: float, turns_s: list[float]) -> None:
    low, high = wilson(won, match.games)
    share = won / match.games
    reached = share <= match.goal if match.at_most else share >= match.goal
    chronicles = f", Chronicles {','.join(map(str, match.setup.chronicles))}"
    bound = "at most" if match.at_most else "at least"
    print(
        f"{match.setup.game}, {match.setup.players} players"
        f"{chronicles if match.setup.chronicles else ''}: {match.bot} against {match.others}:"
        f" {share:.1%} [{low:.1%}, {high:.1%}] of {match.games}"
        f" ({bound} {match.goal:.0%}: {verdict(reached=reached)})"
    )
    slow = turns_s[int(0.99 * len(turns_s))]
    goal = CPU_GOALS_S.get(match.bot)
    judged = f" (mean at most {goal} s: {verdict(reached=_mean(turns_s) <= goal)})" if goal else ""
    print(
        f"  CPU time of a turn: mean {_mean(turns_s):.3f} s, p99 {slow:.3f} s,"
        f" most {turns_s[-1]:.3f} s{judged}",
        flush=True,
    )


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share.

    >>> tuple(round(bound, 3) for bound in wilson(50, 100))
    (0.404, 0.596)
    """
    share, square = won / games, Z * Z
    middle = share + square / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return (middle - half) / (1 + square / games), (middle + half) / (1 + square / games)


def _calibrate(game: str, games: int) -> None:
    """Print predicted chances against results, and Brier scores beside greedy's worth."""
    seen: list[tuple[float, float, float]] = []
    for number in range(games):
        moments: list[tuple[float, float]] = []
        setup, secret = _setup(game), f"held out {number}"
        bots = [BOTS["medium"](f"{secret} {seat}") for seat in range(2)]
        finished, _ = play_with(setup, secret, bots, watch=_observer(moments))
        won = (0 in finished.state.winners) / len(finished.state.winners)
        seen += [(ours, greedy, won) for ours, greedy in moments]
    print(f"{game}: win chance predicted and seen, {games} games, {len(seen)} positions")
    for tenth in range(10):
        part = [(ours, won) for ours, _, won in seen if int(min(ours, 0.999) * 10) == tenth]
        if part:
            predicted, happened = (_mean(list(each)) for each in zip(*part, strict=True))
            print(f"  {predicted:6.1%} predicted, {happened:6.1%} seen, {len(part)} positions")
    ours = _mean([(chance - won) ** 2 for chance, _, won in seen])
    greedy = _mean([(chance - won) ** 2 for _, chance, won in seen])
    print(
        f"  Brier score {ours:.4f}, by greedy's worth {greedy:.4f}"
        f" (lower is better: {verdict(reached=ours < greedy)})"
    )


#: The scale of a logistic curve over greedy's worth, at the end and at the start.
GREEDY_SCALES = (4.0, 16.0)


def _observer(moments: list[tuple[float, float]]) -> Callable[[Game], None]:
    """Return what notes the chances of the first seat whenever a turn begins."""

    def watch(game: Game) -> None:
        if game.over or game.decision is None or game.decision.kind != "take-tile":
            return
        end, start = GREEDY_SCALES
        scale = end + (start - end) * phase(game)
        ahead = worth(game, 0) - worth(game, 1)
        moments.append((win_chances(game)[0], chances([ahead / 2, -ahead / 2], scale)[0]))

    return watch
