"""What games do the properties play?

Any game, number of players, table options and seed; a list of whole numbers, repeated as
often as needed, chooses among the options. So a failing game shrinks to few numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st
from msgspec import Struct

from games.engine import EDITIONS, BadSetup, Choice, Fact, Game, Seat, Setup, new_game, new_seed
from games.engine.choices import END

GAME = "glen-more-2010"
SECOND = "glen-more-2"
#: More decisions than a game of five has when they never end a turn early.
ENDLESS = 5_000


class Whims(Struct, frozen=True):
    """Numbers that choose; the eager do whatever can be done before they sell or end a turn."""

    numbers: tuple[int, ...]
    eager: bool

    def pick(self, game: Game, number: int) -> tuple[Seat, Choice]:
        """Choose at the decision of that number."""
        whim = self.numbers[number % len(self.numbers)] + number
        seat = game.to_act[whim % len(game.to_act)]
        options = game.options(seat)
        if self.eager:
            options = [each for each in options if not _is_lazy(each)] or options
        return seat, options[whim % len(options)]


class RandomGame(Struct, frozen=True):
    """A set-up, a secret and the whims of its players."""

    setup: Setup
    secret: int
    whims: Whims

    def begin(self) -> Game:
        """The game before its first decision."""
        return new_game(self.setup, new_seed(self.secret))

    def at(self, depth: int) -> Game:
        """The game after so many decisions, or at its end if that comes before."""
        game = self.begin()
        for _ in play_on(game, self.whims, most=depth):
            pass
        return game


class Played(Struct, frozen=True):
    """One decision and what came of it."""

    seat: Seat
    choice: Choice
    facts: tuple[Fact, ...]


def play_on(game: Game, whims: Whims, start: int = 0, most: int = ENDLESS) -> Iterator[Played]:
    """Play the game on, to its end unless `most` decisions come first."""
    for number in range(start, start + most):
        if game.over:
            return
        seat, choice = whims.pick(game, number)
        yield Played(seat, choice, game.play(seat, choice))


def _is_lazy(choice: Choice) -> bool:
    return choice == END or choice[0] in ("sell", "discard")


def set_ups(*games: str) -> st.SearchStrategy[Setup]:
    """Any number of players with any table options, of some games or of all."""
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


def whims() -> st.SearchStrategy[Whims]:
    """Any manner of playing."""
    numbers = st.lists(st.integers(0, 2**16), min_size=1, max_size=24)
    return st.builds(Whims, numbers.map(tuple), st.booleans())


def random_games(*games: str) -> st.SearchStrategy[RandomGame]:
    """Any game, of some editions or of all."""
    return st.builds(RandomGame, set_ups(*games), st.integers(0, 2**32), whims())


def depths() -> st.SearchStrategy[int]:
    """A moment of a game, counted in decisions."""
    return st.integers(0, 250)


def all_games() -> list[RandomGame]:
    """A fixed game for every number of players of every edition."""
    return [played for game in EDITIONS for played in some_games(game)]


def name_of(played: RandomGame) -> str:
    """Which game it is, for the name of a test."""
    return f"{played.setup.game}, {played.setup.players} players"


def some_games(game: str = GAME, *, eager: bool = True) -> list[RandomGame]:
    """A fixed game for every number of players, for tests that need no search."""
    numbers = (3, 141, 592, 653, 58, 979, 32, 38)
    setups = [Setup(game=game, players=players) for players in EDITIONS[game].players]
    return [RandomGame(setup, setup.players, Whims(numbers, eager)) for setup in setups]
