"""The haggis scoring.

The die is rolled four times for all, then for single seats that spend whisky; what was turned
up scores and goes back to the pool.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.common.payment import Pay
from games.engine.common.turn import FACES
from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import DONE, Choice, Seat
from games.engine.core.effects import Cost
from games.engine.core.facts import Fact, Reason
from games.engine.core.log import Line, Names, line
from i18n import translate

from .board import KEY, MAX_TURNED, Tokens, haggis_board
from .tokens import OpenTokens

if TYPE_CHECKING:
    from games.engine.core.game import Game

ROLLS = 4
ROLL: Choice = ("roll",)
A_WHISKY = Cost(whisky=1)


class HaggisBegan(Fact, frozen=True, tag="haggis-began"):
    """A haggis scoring started; the die has not been rolled."""

    name: str

    def told(self, names: Names) -> Line:
        """Announce it."""
        return Line(None, translate("log-haggis-began"), sign="haggis")


class HaggisRolled(Fact, frozen=True, tag="haggis-rolled"):
    """The die was rolled in a haggis scoring, for all or for one seat."""

    face: int
    seat: Seat | None = None

    def told(self, names: Names) -> Line:
        """Say what it shows."""
        if self.seat is None:
            return Line(None, translate("log-haggis-rolled", face=self.face), sign="haggis")
        return line(names, self.seat, "log-haggis-rolled-own", sign="haggis", face=self.face)


class TokenTurned(Fact, frozen=True, tag="haggis-token-turned"):
    """A seat turned up a token of its table."""

    seat: Seat
    token: int

    def told(self, names: Names) -> Line:
        """Say its value."""
        return line(names, self.seat, "log-haggis-turned", sign="haggis", value=self.token)


class TokensCleared(Fact, frozen=True, tag="haggis-tokens-cleared"):
    """The tokens that a seat had turned up went back to the pool."""

    seat: Seat
    tokens: Tokens


class HoldHaggisScoring(Step, frozen=True, tag="hold-haggis-scoring"):
    """Hold a haggis scoring (C5-SCO-1)."""

    name: str

    def run(self, game: Game) -> None:
        """Roll four times for all, then for single seats in seat order, then score."""
        seats = range(game.setup.players)
        game.state.boards[KEY] = replace(haggis_board(game), rolls=())
        game.then(
            *[RollForAll()] * ROLLS, *(RollForWhisky(seat) for seat in seats), Score(self.name)
        )
        game.emit(HaggisBegan(self.name))


class RollForAll(Step, frozen=True, tag="roll-for-all"):
    """Roll the die for everybody."""

    def run(self, game: Game) -> None:
        """Roll the die; listeners may react before tokens are turned up."""
        face = FACES[game.draw(len(FACES))]
        board = haggis_board(game)
        game.state.boards[KEY] = replace(board, rolls=(*board.rolls, face))
        game.then(TurnTokens(face))
        game.emit(HaggisRolled(face))


class TurnTokens(Step, frozen=True, tag="turn-haggis-tokens"):
    """Apply a roll for everybody that was not made again."""

    face: int

    def run(self, game: Game) -> None:
        """Turn up a token of every seat that has a matching one."""
        for seat in range(game.setup.players):
            turn_token(game, seat, self.face)


class RollForWhisky(SeatDecision, frozen=True, tag="roll-for-whisky"):
    """Spend a whisky for a roll of one's own, any number of times, or stop (C5-SCO-2)."""

    topic: ClassVar[str] = "haggis-roll"
    question_key: ClassVar[str] = "haggis-roll"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": ROLL, "never": DONE}
    gamble: ClassVar[bool] = True

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return a roll while one could turn a token up, and to stop."""
        return [ROLL, DONE] if self._may_roll(game, seat) else [DONE]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Pay, roll, and ask again."""
        if choice == ROLL:
            game.then(Pay(seat, A_WHISKY, purpose=self.topic), RollForOne(seat), self)

    def _may_roll(self, game: Game, seat: Seat) -> bool:
        board = haggis_board(game)
        below = bool(board.tables[seat]) and len(board.turned[seat]) < MAX_TURNED
        return below and game.state.territories[seat].whisky > 0


class RollForOne(Step, frozen=True, tag="roll-for-one"):
    """Roll the die for one seat."""

    seat: Seat

    def run(self, game: Game) -> None:
        """Roll the die; the seat turns a matching token up."""
        face = FACES[game.draw(len(FACES))]
        game.emit(HaggisRolled(face, self.seat))
        turn_token(game, self.seat, face)


class Score(Step, frozen=True, tag="score-haggis"):
    """Score the turned-up tokens and return them to the pool (C5-SCO-3)."""

    name: str

    def run(self, game: Game) -> None:
        """Score seat by seat, then clear the tables."""
        for seat, tokens in enumerate(haggis_board(game).turned):
            if tokens:
                game.score(seat, Reason("haggis-of", (self.name,)), points_for(tokens), "C5-SCO-3")
                game.emit(TokensCleared(seat, tokens))
        game.state.boards[KEY] = haggis_board(game).clear()
        game.then(OpenTokens())


def turn_token(game: Game, seat: Seat, face: int) -> None:
    """Turn up a token of that value, if the seat has one and fewer than three are up."""
    board = haggis_board(game)
    if face in board.tables[seat] and len(board.turned[seat]) < MAX_TURNED:
        game.state.boards[KEY] = board.turn(seat, face)
        game.emit(TokenTurned(seat, face))


def points_for(tokens: Tokens) -> int:
    """Return the number of tokens times the sum of their values.

    >>> points_for((1, 3))
    8
    """
    return len(tokens) * sum(tokens)
