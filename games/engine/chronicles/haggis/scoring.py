"""How is the haggis scored?

The die is rolled four times for all, then for single seats that spend whisky; what was turned
up scores and goes back to the pool.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import DONE, Choice, Seat
from games.engine.common.paying import Pay
from games.engine.common.turn import FACES
from games.engine.effects import Cost
from games.engine.facts import Fact
from words import say

from .board import KEY, MOST_TURNED, Tokens, haggis
from .tokens import OpenTokens

if TYPE_CHECKING:
    from games.engine.game import Game

ROLLS = 4
ROLL: Choice = ("roll",)
A_WHISKY = Cost(whisky=1)


class HaggisBegan(Fact, frozen=True, tag="haggis-began"):
    """A haggis scoring is about to be held: no die has been rolled."""

    name: str


class HaggisRolled(Fact, frozen=True, tag="haggis-rolled"):
    """The die was rolled in a haggis scoring, for all or for one seat."""

    face: int
    seat: Seat | None = None


class TokenTurned(Fact, frozen=True, tag="haggis-token-turned"):
    """A seat turned up a token of its table."""

    seat: Seat
    token: int


class TokensCleared(Fact, frozen=True, tag="haggis-tokens-cleared"):
    """The tokens that a seat had turned up went back to the pool."""

    seat: Seat
    tokens: Tokens


class HoldHaggisScoring(Step, frozen=True, tag="hold-haggis-scoring"):
    """A haggis scoring (C5-SCO-1)."""

    name: str

    def run(self, game: Game) -> None:
        """Four rolls for all, those of single seats in seat order, then the points."""
        seats = range(game.setup.players)
        game.state.boards[KEY] = replace(haggis(game), rolls=())
        game.then(
            *[RollForAll()] * ROLLS, *(RollForWhisky(seat) for seat in seats), Score(self.name)
        )
        game.tell(HaggisBegan(self.name))


class RollForAll(Step, frozen=True, tag="roll-for-all"):
    """One of the rolls that count for everybody."""

    def run(self, game: Game) -> None:
        """Roll; who hears of it may speak before tokens are turned up."""
        face = FACES[game.draw(len(FACES))]
        board = haggis(game)
        game.state.boards[KEY] = replace(board, rolls=(*board.rolls, face))
        game.then(TurnTokens(face))
        game.tell(HaggisRolled(face))


class TurnTokens(Step, frozen=True, tag="turn-haggis-tokens"):
    """A roll that counts for everybody stands."""

    face: int

    def run(self, game: Game) -> None:
        """Everyone who can turns a token up."""
        for seat in range(game.setup.players):
            turn_token(game, seat, self.face)


class RollForWhisky(SeatDecision, frozen=True, tag="roll-for-whisky"):
    """Spend a whisky for a roll of one's own, again and again, or be done (C5-SCO-2)."""

    topic: ClassVar[str] = "haggis-roll"
    standing: ClassVar[Mapping[str, Choice]] = {"always": ROLL, "never": DONE}
    gamble: ClassVar[bool] = True

    def question(self, game: Game) -> str:
        """Ask for the whisky."""
        return say("haggis-roll")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """A roll while one could bring something, or none."""
        return [ROLL, DONE] if self._may_roll(game, seat) else [DONE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, roll, and ask again."""
        if choice == ROLL:
            game.then(Pay(seat, A_WHISKY, purpose=self.topic), RollForOne(seat), self)

    def _may_roll(self, game: Game, seat: Seat) -> bool:
        board = haggis(game)
        below = bool(board.tables[seat]) and len(board.turned[seat]) < MOST_TURNED
        return below and game.state.territories[seat].whisky > 0


class RollForOne(Step, frozen=True, tag="roll-for-one"):
    """A roll that counts for one seat alone."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Roll; the seat turns a token up if it can."""
        face = FACES[game.draw(len(FACES))]
        game.tell(HaggisRolled(face, self.seat))
        turn_token(game, self.seat, face)


class Score(Step, frozen=True, tag="score-haggis"):
    """What is turned up scores and goes back to the pool (C5-SCO-3)."""

    name: str

    def run(self, game: Game) -> None:
        """Score seat by seat, then clear the tables."""
        for seat, tokens in enumerate(haggis(game).turned):
            if tokens:
                game.score(seat, f"haggis {self.name}", points_for(tokens), "C5-SCO-3")
                game.tell(TokensCleared(seat, tokens))
        game.state.boards[KEY] = haggis(game).clear()
        game.then(OpenTokens())


def turn_token(game: Game, seat: Seat, face: int) -> None:
    """Turn up a token of that value, if the seat has one and fewer than three are up."""
    board = haggis(game)
    if face in board.tables[seat] and len(board.turned[seat]) < MOST_TURNED:
        game.state.boards[KEY] = board.turn(seat, face)
        game.tell(TokenTurned(seat, face))


def points_for(tokens: Tokens) -> int:
    """The number of tokens times the sum of their values.

    >>> points_for((1, 3))
    8
    """
    return len(tokens) * sum(tokens)
