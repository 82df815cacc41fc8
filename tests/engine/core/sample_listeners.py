"""Small listeners that exercise the hooks.

A reaction of another seat, a secret vote, and listeners on every hook: the shapes that Glen More II
and its Chronicles need, played with the tiles of the 2010 game.
"""

from __future__ import annotations

from typing import ClassVar

from games.engine import Choice, Edition, Fact, Game, Seat, Setup, new_seed
from games.engine.core.agenda import Sealed, SeatDecision, Step
from games.engine.core.choices import Cell
from games.engine.core.effects import Cost, Tile
from games.engine.core.facts import Gained, PointsScored, named
from games.engine.core.hooks import Listener
from games.engine.core.serial import step_kinds
from games.engine.glen_more_2010.edition import GLEN_MORE_2010, GlenMore2010

#: The first space that is far away.
FIRST_FAR_SPACE = 9


class ReactWithToll(SeatDecision, frozen=True, tag="test-toll"):
    """The next seat reacts to a tile just taken and takes up to two coins."""

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
        game.emit(Gained(seat, "coins", amount))


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
        game.emit(VotesCounted(tuple(votes.items())))
        for seat, points in votes.items():
            game.score(seat, named("vote"), points, "G1-SCO-2")


class TollListener(Listener):
    """Lets the next seat react to every tile taken."""

    def on_tile_taken(self, game: Game, seat: Seat, tile: Tile) -> None:
        """Ask the next seat."""
        game.then(ReactWithToll((seat + 1) % game.setup.players, tile.id))


class VotesListener(Listener):
    """Lets all seats vote after every tile placed."""

    def on_tile_placed(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask all."""
        game.then(Vote(tuple(range(game.setup.players))))


class TollGame(TollListener, GlenMore2010):
    """The 2010 game with reactions, as an edition that can be loaded."""


class VotingGame(VotesListener, GlenMore2010):
    """The 2010 game with votes, as an edition that can be loaded."""


class ChangesEveryValue(Listener):
    """Overrides every filter."""

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
        return (*lines, PointsScored(seat, named("lines before"), len(lines), "G1-SCO-3"))

    def position_value(self, game: Game, seat: Seat, value: float) -> float:
        """Much more than it seems."""
        return value + 2000


class FactRecorder(Listener):
    """Records every fact. (A real listener keeps no state; this one serves one game.)"""

    def __init__(self) -> None:
        self.recorded: list[Fact] = []

    def on_fact(self, game: Game, fact: Fact) -> None:
        """Note that it happened."""
        assert game.facts[-1] is fact
        self.recorded.append(fact)


class MoveBan(Listener):
    """Only tiles from space 9 on may be taken."""

    def move_ban(
        self, game: Game, seat: Seat, move: Choice, why: tuple[str, str] | None
    ) -> tuple[str, str] | None:
        """All others are too near."""
        return why if int(move[-1]) >= FIRST_FAR_SPACE else ("take", "too near")


class EventRecorder(Listener):
    """Records every event. (A real listener keeps no state; this one serves one game.)"""

    def __init__(self) -> None:
        self.recorded: list[tuple[object, ...]] = []

    def on_tile_taken(self, game: Game, seat: Seat, tile: Tile) -> None:
        """Note it."""
        self.recorded.append(("taken", seat, tile.id))

    def on_tile_placed(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Note it, with the tile that lies there."""
        self.recorded.append(("placed", seat, cell, game.tile_at(seat, cell).id))

    def on_tile_activated(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Note it."""
        self.recorded.append(("activated", seat, cell))

    def on_stack_exhausted(self, game: Game, stack: str) -> None:
        """Note it."""
        self.recorded.append(("exhausted", stack, len(game.state.stacks[stack])))

    def on_game_ended(self, game: Game) -> None:
        """Note it, and give the last seat a point too late for anybody to answer."""
        self.recorded.append(("ended", game.over, game.state.winners))
        game.score(game.setup.players - 1, named("last word"), 1000, "G1-SCO-3")

    def on_redeal(self, game: Game, viewer: Seat | None) -> None:
        """Note the stacks."""
        self.recorded.append(("redealt", viewer, game.state.stacks))


def new_table(
    *listeners: Listener,
    edition: Edition = GLEN_MORE_2010,
    players: int = 3,
    secret: str = "toys",
) -> Game:
    """Return a new game with further listeners; the seats play in order."""
    setup = Setup(game=edition.id, players=players, options=("fixed-order",))
    game = Game(setup, edition, new_seed(secret), edition.blank(setup), *listeners)
    edition.set_up(game)
    game.advance()
    return game


class EndlessStep(Step, frozen=True, tag="test-circle"):
    """A step that pushes itself again."""

    def run(self, game: Game) -> None:
        """Come again."""
        game.then(self)


def loop_forever(game: Game, seat: Seat, choice: Choice) -> None:
    """Answer any choice with steps that never end."""
    game.then(EndlessStep())


# The kinds of steps are looked up once; these came later.
step_kinds.cache_clear()
