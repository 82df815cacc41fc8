"""Hypothesis strategies for random games.

Any game, number of players, options and seed; a list of integers, repeated as often as needed,
chooses among the options, so that a failing game shrinks to few numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st
from msgspec import Struct

from games.engine import EDITIONS, BadSetup, Choice, Fact, Game, Seat, Setup, new_game, new_seed
from games.engine.core.choices import END
from games.engine.forecast_check import check_forecast

GAME = "glen-more-2010"
GLEN_MORE_2 = "glen-more-2"
#: More decisions than a game of five has when they never end a turn early.
MAX_DECISIONS = 5_000


class Chooser(Struct, frozen=True):
    """Numbers that choose; the eager do everything possible before they sell or end a turn."""

    numbers: tuple[int, ...]
    eager: bool

    def pick(self, game: Game, number: int) -> tuple[Seat, Choice]:
        """Choose at the decision with this number."""
        pick = self.numbers[number % len(self.numbers)] + number
        seat = game.to_act[pick % len(game.to_act)]
        options = game.options(seat)
        if self.eager:
            options = [each for each in options if not _is_lazy(each)] or options
        return seat, options[pick % len(options)]


class RandomGame(Struct, frozen=True):
    """A set-up, a secret and the numbers that choose."""

    setup: Setup
    secret: int
    chooser: Chooser

    def begin(self) -> Game:
        """Return the game before its first decision."""
        return new_game(self.setup, new_seed(self.secret))

    def at(self, depth: int) -> Game:
        """Return the game after this many decisions, or at its end."""
        game = self.begin()
        for _ in play_on(game, self.chooser, most=depth):
            pass
        return game


class Played(Struct, frozen=True):
    """One decision and its result."""

    seat: Seat
    choice: Choice
    facts: tuple[Fact, ...]


def play_on(
    game: Game, chooser: Chooser, start: int = 0, most: int = MAX_DECISIONS
) -> Iterator[Played]:
    """Play to the end, or for `most` decisions."""
    for number in range(start, start + most):
        if game.over:
            return
        seat, choice = chooser.pick(game, number)
        yield Played(seat, choice, game.play(seat, choice))


def play_checking_forecast(played: RandomGame) -> Game:
    """Play to the end, checking the forecast at the last moment."""
    game = played.begin()
    for number in range(MAX_DECISIONS):
        if game.over:
            return game
        seat, choice = played.chooser.pick(game, number)
        check_forecast(game, seat, choice)
        game.play(seat, choice)
    raise AssertionError("the game does not end")


def _is_lazy(choice: Choice) -> bool:
    return choice == END or choice[0] in ("sell", "discard")


def set_ups(*games: str) -> st.SearchStrategy[Setup]:
    """Generate any number of players and options, of some games or of all."""
    return st.sampled_from(games or tuple(EDITIONS)).flatmap(_set_ups_of)


def _set_ups_of(game: str) -> st.SearchStrategy[Setup]:
    edition = EDITIONS[game]
    options = st.sets(st.sampled_from(sorted(edition.options)))
    setups = st.builds(
        Setup,
        game=st.just(game),
        players=st.integers(edition.players[0], edition.players[-1]),
        options=options.map(lambda names: tuple(sorted(names))),
    )
    return setups.filter(_is_possible)


def _is_possible(setup: Setup) -> bool:
    try:
        EDITIONS[setup.game].check(setup)
    except BadSetup:
        return False
    return True


def chooser() -> st.SearchStrategy[Chooser]:
    """Generate any way of playing."""
    numbers = st.lists(st.integers(0, 2**16), min_size=1, max_size=24)
    return st.builds(Chooser, numbers.map(tuple), st.booleans())


def random_games(*games: str) -> st.SearchStrategy[RandomGame]:
    """Generate any game, of some editions or of all."""
    return st.builds(RandomGame, set_ups(*games), st.integers(0, 2**32), chooser())


def depths() -> st.SearchStrategy[int]:
    """Generate a number of decisions."""
    return st.integers(0, 250)


def all_games() -> list[RandomGame]:
    """Return a fixed game for every number of players of every edition."""
    return [played for game in EDITIONS for played in some_games(game)]


def name_of(played: RandomGame) -> str:
    """Name a game for the id of a test."""
    return f"{played.setup.game}, {played.setup.players} players"


def some_games(game: str = GAME, *, eager: bool = True) -> list[RandomGame]:
    """Return a fixed game for every number of players, for tests without search."""
    numbers = (3, 141, 592, 653, 58, 979, 32, 38)
    setups = [Setup(game=game, players=players) for players in EDITIONS[game].players]
    return [RandomGame(setup, setup.players, Chooser(numbers, eager)) for setup in setups]
