"""Gain haggis tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.core.agenda import SeatDecision, Step
from games.engine.core.choices import ANY, DECLINE, Cell, Choice, Seat
from games.engine.core.effects import Effect
from games.engine.core.facts import Fact
from games.engine.core.log import Line, Names, line
from games.engine.glen_more_2.changes import NO_SALE_OUTSIDE_TURNS
from games.engine.glen_more_2.turn import CloseTurn

from .board import (
    FACE_DOWN,
    KEY,
    OPEN_TOKENS,
    TABLE_SIZE,
    TOKENS,
    draw_token,
    haggis_board,
    sorted_tokens,
    without,
)

if TYPE_CHECKING:
    from games.engine.core.game import Game

DRAW: Choice = ("draw-token",)


class TokenTaken(Fact, frozen=True, tag="haggis-token-taken"):
    """A seat took a token from the pool; only that seat sees one drawn face down."""

    seat: Seat
    token: int
    drawn: bool

    def visible_to(self, viewer: Seat | None) -> Fact:
        """Hide a drawn token from others (C5-TOK-1)."""
        hidden = self.drawn and viewer != self.seat
        return replace(self, token=FACE_DOWN) if hidden else self

    def told(self, names: Names) -> Line:
        """Say its value to those who see it."""
        if not self.token:
            return line(names, self.seat, "log-haggis-drawn", sign="haggis")
        key = "log-haggis-drawn-value" if self.drawn else "log-haggis-taken"
        return line(names, self.seat, key, sign="haggis", value=self.token)


class TokenReturned(Fact, frozen=True, tag="haggis-token-returned"):
    """A seat put a token back into the pool, face down."""

    seat: Seat
    token: int

    def visible_to(self, viewer: Seat | None) -> Fact:
        """Hide the token from others (C5-TOK-2)."""
        return self if viewer == self.seat else replace(self, token=FACE_DOWN)

    def told(self, names: Names) -> Line:
        """Say who."""
        return line(names, self.seat, "log-haggis-returned", sign="haggis")


class TokenOpened(Fact, frozen=True, tag="haggis-token-opened"):
    """A token of the pool was turned up."""

    token: int


class GainToken(Effect, frozen=True, tag="gain-haggis-token"):
    """Gain a haggis token from the pool (C5-ACT-1)."""

    paid: bool = False

    words_key: ClassVar[str] = "haggis-token"
    sign: ClassVar[str] = "haggis"

    def coins_to_keep(self, game: Game, seat: Seat) -> int | None:
        """Prevent a payment if the pool is empty (C5-TOK-3)."""
        return None if haggis_board(game).is_empty() else 0

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask which token to take."""
        game.then(TakeToken(seat, self.paid))


class TakeToken(SeatDecision, frozen=True, tag="take-haggis-token"):
    """Take a face-up token or a random face-down one (C5-TOK-1)."""

    paid: bool = False

    topic: ClassVar[str] = "haggis-token"
    question_key: ClassVar[str] = "haggis-take"
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)
    gamble: ClassVar[bool] = True

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return each face-up value, a draw, and to decline."""
        board = haggis_board(game)
        options: list[Choice] = [("take-token", token) for token in sorted(set(board.face_up))]
        options += [DRAW] * bool(board.pool)
        return options if self.paid else [*options, DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """Decline without asking if the pool is empty."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take it; with a full table return another. Then turn up tokens of the pool."""
        if choice == DECLINE:
            return
        token = _take(game, choice)
        game.emit(TokenTaken(seat, token, choice == DRAW))
        board = haggis_board(game)
        if board.size(seat) < TABLE_SIZE.under(game.setup.rules):
            game.state.boards[KEY] = board.with_table(seat, (*board.tables[seat], token))
            game.then(OpenTokens())
        else:
            game.state.boards[KEY] = replace(board, in_hand=(seat, token))
            game.then(ReturnToken(seat), OpenTokens())


def _take(game: Game, choice: Choice) -> int:
    if choice == DRAW:
        return draw_token(game)
    board, token = haggis_board(game), int(choice[1])
    game.state.boards[KEY] = replace(board, face_up=without(board.face_up, token))
    return token


class ReturnToken(SeatDecision, frozen=True, tag="return-haggis-token"):
    """Choose the token of a full table that the new one replaces (C5-TOK-2)."""

    topic: ClassVar[str] = "haggis-full"
    question_key: ClassVar[str] = "haggis-return"
    standing_answers: ClassVar[Mapping[str, Choice]] = {"always": ANY}
    allowed_asides: ClassVar[tuple[str, ...]] = ("sell",)
    #: Skipping the question would reveal that the five tokens are alike.
    ask_if_forced: ClassVar[bool] = True

    @classmethod
    def orderable_answers(cls, game: Game, seat: Seat) -> list[Choice]:
        """Return every value."""
        return [("return-token", token) for token in sorted(set(TOKENS.under(game.setup.rules)))]

    def forbids_sales(self, game: Game) -> bool:
        """Return True outside a turn: in a haggis scoring (G2-MKT-3)."""
        return game.uses_rule_change(NO_SALE_OUTSIDE_TURNS) and not game.pending(CloseTurn)

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Return each value that was on the table before."""
        return [("return-token", token) for token in sorted(set(haggis_board(game).tables[seat]))]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it back face down; the new one takes its place."""
        board, back = haggis_board(game), int(choice[1])
        hand = board.in_hand[1] if board.in_hand else back
        kept = board.with_table(seat, (*without(board.tables[seat], back), hand))
        pool = sorted_tokens((*board.pool, back))
        game.state.boards[KEY] = replace(kept, pool=pool, in_hand=None)
        game.emit(TokenReturned(seat, back))


class OpenTokens(Step, frozen=True, tag="open-haggis-tokens"):
    """Turn up tokens of the pool until two are face up (C5-TOK-3)."""

    def run(self, game: Game) -> None:
        """Turn up the missing tokens, or as many as the pool has."""
        open_tokens(game)


def open_tokens(game: Game) -> None:
    """Turn up random tokens of the pool, as many as are missing."""
    while haggis_board(game).pool and len(haggis_board(game).face_up) < OPEN_TOKENS:
        token = draw_token(game)
        board = haggis_board(game)
        game.state.boards[KEY] = replace(board, face_up=(*board.face_up, token))
        game.emit(TokenOpened(token))
