"""Which small additions try the hooks?

A reaction of another seat, a vote in secret, and listeners on every hook: the shapes that
the larger game and its Chronicles need, played here with the first game's tiles.
"""

from __future__ import annotations

from typing import ClassVar

from games.engine import Choice, Edition, Fact, Game, Seat, Setup, new_seed
from games.engine.agenda import Sealed, SeatDecision, Step
from games.engine.choices import Cell
from games.engine.effects import Cost, Tile
from games.engine.facts import Gained, PointsScored
from games.engine.first.edition import GLEN_MORE_2010, GlenMore2010
from games.engine.hooks import Listener
from games.engine.serial import step_kinds

#: The first space that is far away.
FAR = 9


class Toll(SeatDecision, frozen=True, tag="test-toll"):
    """A neighbour reacts to a tile just taken: he takes up to two coins."""

    tile: str
    topic: ClassVar[str] = "turn"

    def question(self, game: Game) -> str:
        """Ask for the number."""
        return f"How many coins do you take for {game.tiles[self.tile].name}?"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """None, one or two."""
        return [("give", number) for number in range(3)]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take them."""
        amount = int(str(choice[1]))
        game.state.territories[seat].coins += amount
        game.tell(Gained(seat, "coins", amount))


class VotesCounted(Fact, frozen=True, tag="test-votes-counted"):
    """What every seat voted."""

    votes: tuple[tuple[Seat, int], ...]


class Vote(Sealed, frozen=True, tag="test-vote"):
    """All seats vote in secret; a vote is worth its number in points."""

    topic: ClassVar[str] = "turn"

    def question(self, game: Game) -> str:
        """Ask for the vote."""
        return "What do you vote?"

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """From zero to three; the last seat has one more."""
        return [("give", number) for number in range(4 + (seat == self.seats[-1]))]

    def reveal(self, game: Game, answers: dict[Seat, Choice]) -> None:
        """Count them."""
        votes = {seat: int(str(choice[1])) for seat, choice in answers.items()}
        game.tell(VotesCounted(tuple(votes.items())))
        for seat, points in votes.items():
            game.score(seat, "vote", points, "G1-SCO-2")


class TakesToll(Listener):
    """The next seat may react to every tile taken."""

    def on_tile_taken(self, game: Game, seat: Seat, tile: Tile) -> None:
        """Ask the next seat."""
        game.then(Toll((seat + 1) % game.setup.players, tile.id))


class HoldsVotes(Listener):
    """After every tile placed all seats vote."""

    def on_tile_placed(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask all."""
        game.then(Vote(tuple(range(game.setup.players))))


class TollGame(TakesToll, GlenMore2010):
    """The first game with reactions, as an edition, so that it can be loaded."""


class VotingGame(HoldsVotes, GlenMore2010):
    """The first game with votes, as an edition, so that it can be loaded."""


class Bends(Listener):
    """A word at every fold."""

    def tile_cost(self, game: Game, seat: Seat, tile: Tile, cost: Cost) -> Cost:
        """Every tile costs a coin, and nothing else."""
        return Cost(coins=1)

    def placeable(self, game: Game, seat: Seat, tile: Tile, cells: list[Cell]) -> list[Cell]:
        """Only the first cell."""
        return cells[:1]

    def strength(self, game: Game, seat: Seat, comparison: str, value: int) -> int:
        """The first seat is far ahead of all."""
        return value + (100 if seat == 0 else 0)

    def end_lines(
        self, game: Game, seat: Seat, lines: tuple[PointsScored, ...]
    ) -> tuple[PointsScored, ...]:
        """One more line, which counts those before it."""
        return (*lines, PointsScored(seat, "lines before", len(lines), "G1-SCO-3"))

    def worth(self, game: Game, seat: Seat, value: float) -> float:
        """Much more than it seems."""
        return value + 2000


class Hears(Listener):
    """Keeps every fact it is told. (A real listener keeps nothing: this one is for one game.)"""

    def __init__(self) -> None:
        self.heard: list[Fact] = []

    def on_told(self, game: Game, fact: Fact) -> None:
        """Note that it happened."""
        assert game.facts[-1] is fact
        self.heard.append(fact)


class Bars(Listener):
    """Only tiles from space 9 on may be taken."""

    def barred(
        self, game: Game, seat: Seat, move: Choice, why: tuple[str, str] | None
    ) -> tuple[str, str] | None:
        """All others are too near."""
        return why if int(move[-1]) >= FAR else ("take", "too near")


class Notes(Listener):
    """Notes whatever it hears. (A real listener keeps nothing: this one is for one game.)"""

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []

    def on_tile_taken(self, game: Game, seat: Seat, tile: Tile) -> None:
        """Note it."""
        self.heard.append(("taken", seat, tile.id))

    def on_tile_placed(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Note it, with the tile that lies there."""
        self.heard.append(("placed", seat, cell, game.tile_at(seat, cell).id))

    def on_tile_activated(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Note it."""
        self.heard.append(("activated", seat, cell))

    def on_stack_exhausted(self, game: Game, stack: str) -> None:
        """Note it."""
        self.heard.append(("exhausted", stack, len(game.state.stacks[stack])))

    def on_game_ended(self, game: Game) -> None:
        """Note it, and give the last seat a point too late for anybody to answer."""
        self.heard.append(("ended", game.over, game.state.winners))
        game.score(game.setup.players - 1, "last word", 1000, "G1-SCO-3")

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """Note the stacks."""
        self.heard.append(("redealt", viewer, game.state.stacks))


def new_table(
    *listeners: Listener,
    edition: Edition = GLEN_MORE_2010,
    players: int = 3,
    secret: str = "toys",
) -> Game:
    """A new game with listeners besides the edition; the seats play in their order."""
    setup = Setup(game=edition.id, players=players, options=("fixed-order",))
    game = Game(setup, edition, new_seed(secret), edition.blank(setup), *listeners)
    edition.set_up(game)
    game.advance()
    return game


class Circle(Step, frozen=True, tag="test-circle"):
    """A step that leads to itself."""

    def run(self, game: Game) -> None:
        """Come again."""
        game.then(self)


def running_in_circles(game: Game, seat: Seat, choice: Choice) -> None:
    """Answer any choice by steps that lead nowhere."""
    game.then(Circle())


# The kinds of steps are looked up once; these came later.
step_kinds.cache_clear()
