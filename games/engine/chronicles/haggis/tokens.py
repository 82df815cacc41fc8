"""How does a seat gain a haggis token?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from games.engine.agenda import SeatDecision, Step
from games.engine.choices import ANY, DECLINE, Cell, Choice, Seat
from games.engine.effects import Effect
from games.engine.facts import Fact
from words import say

from .board import (
    FACE_DOWN,
    KEY,
    OPEN_TOKENS,
    TABLE_SIZE,
    TOKENS,
    draw_token,
    haggis,
    sorted_tokens,
    without,
)

if TYPE_CHECKING:
    from games.engine.game import Game

DRAW: Choice = ("draw-token",)


class TokenTaken(Fact, frozen=True, tag="haggis-token-taken"):
    """A seat took a token from the pool; drawn face down, it is seen by that seat alone."""

    seat: Seat
    token: int
    drawn: bool

    def seen_by(self, viewer: Seat | None) -> Fact:
        """Others do not see a token that was drawn (C5-TOK-1)."""
        hidden = self.drawn and viewer != self.seat
        return replace(self, token=FACE_DOWN) if hidden else self


class TokenReturned(Fact, frozen=True, tag="haggis-token-returned"):
    """A seat put a token back into the pool, face down."""

    seat: Seat
    token: int

    def seen_by(self, viewer: Seat | None) -> Fact:
        """Others do not see which (C5-TOK-2)."""
        return self if viewer == self.seat else replace(self, token=FACE_DOWN)


class TokenOpened(Fact, frozen=True, tag="haggis-token-opened"):
    """A token of the pool was turned up."""

    token: int


class GainToken(Effect, frozen=True, tag="gain-haggis-token"):
    """A haggis token from the pool (C5-ACT-1); who has paid for it takes it."""

    paid: bool = False

    sign: ClassVar[str] = "haggis"

    def words(self) -> str:
        """What it brings."""
        return say("haggis-token")

    def keeps(self, game: Game, seat: Seat) -> int | None:
        """From an empty pool nothing can be gained, so nothing is paid (C5-TOK-3)."""
        return None if haggis(game).is_empty() else 0

    def apply(self, game: Game, seat: Seat, cell: Cell) -> None:
        """Ask for the token."""
        game.then(TakeToken(seat, self.paid))


class TakeToken(SeatDecision, frozen=True, tag="take-haggis-token"):
    """Take a token that lies face up, or a random one of the others (C5-TOK-1)."""

    paid: bool = False

    topic: ClassVar[str] = "haggis-token"
    opens: ClassVar[tuple[str, ...]] = ("sell",)
    gamble: ClassVar[bool] = True

    def question(self, game: Game) -> str:
        """Ask for the token."""
        return say("haggis-take")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """Each value that lies face up, a draw, or none."""
        board = haggis(game)
        options: list[Choice] = [("take-token", token) for token in sorted(set(board.face_up))]
        options += [DRAW] * bool(board.pool)
        return options if self.paid else [*options, DECLINE]

    def forced(self, game: Game, seat: Seat) -> Choice | None:
        """With an empty pool there is nothing to ask."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else None

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Take it; with a full table another goes back. Then the pool shows two again."""
        if choice == DECLINE:
            return
        token = _take(game, choice)
        game.tell(TokenTaken(seat, token, choice == DRAW))
        board = haggis(game)
        if board.size(seat) < TABLE_SIZE:
            game.state.boards[KEY] = board.with_table(seat, (*board.tables[seat], token))
            game.then(OpenTokens())
        else:
            game.state.boards[KEY] = replace(board, in_hand=(seat, token))
            game.then(ReturnToken(seat), OpenTokens())


def _take(game: Game, choice: Choice) -> int:
    if choice == DRAW:
        return draw_token(game)
    board, token = haggis(game), int(choice[1])
    game.state.boards[KEY] = replace(board, face_up=without(board.face_up, token))
    return token


class ReturnToken(SeatDecision, frozen=True, tag="return-haggis-token"):
    """Choose the token of a full table that the new one replaces (C5-TOK-2)."""

    topic: ClassVar[str] = "haggis-full"
    standing: ClassVar[Mapping[str, Choice]] = {"always": ANY}
    opens: ClassVar[tuple[str, ...]] = ("sell",)
    #: Not to be asked would tell all others that the five tokens are alike.
    always_asked: ClassVar[bool] = True

    @classmethod
    def foreseen(cls, game: Game, seat: Seat) -> list[Choice]:
        """Any value."""
        return [("return-token", token) for token in sorted(set(TOKENS))]

    def question(self, game: Game) -> str:
        """Ask for the token; all may read this, so it names no value."""
        return say("haggis-return")

    def options(self, game: Game, seat: Seat) -> list[Choice]:
        """One of each value that was on the table before."""
        return [("return-token", token) for token in sorted(set(haggis(game).tables[seat]))]

    def resolve(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Put it back face down; the new one takes its place."""
        board, back = haggis(game), int(choice[1])
        hand = board.in_hand[1] if board.in_hand else back
        kept = board.with_table(seat, (*without(board.tables[seat], back), hand))
        pool = sorted_tokens((*board.pool, back))
        game.state.boards[KEY] = replace(kept, pool=pool, in_hand=None)
        game.tell(TokenReturned(seat, back))


class OpenTokens(Step, frozen=True, tag="open-haggis-tokens"):
    """Turn up tokens of the pool until two lie face up (C5-TOK-3)."""

    def run(self, game: Game) -> None:
        """Fewer, if the pool has no more."""
        open_tokens(game)


def open_tokens(game: Game) -> None:
    """Turn up random tokens of the pool, as many as are missing."""
    while haggis(game).pool and len(haggis(game).face_up) < OPEN_TOKENS:
        token = draw_token(game)
        board = haggis(game)
        game.state.boards[KEY] = replace(board, face_up=(*board.face_up, token))
        game.tell(TokenOpened(token))
