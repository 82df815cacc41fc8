"""The board of haggis tokens, and which of them a viewer may see.

A token is represented by its value. Hidden tokens are sorted by value, so that their order
reveals nothing, and drawn at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from games.engine.core.catalogue import Value
from games.engine.core.choices import Seat
from games.engine.core.state import Board

if TYPE_CHECKING:
    from games.engine.core.game import Game

Tokens = tuple[int, ...]

KEY = "haggis"
#: All tokens: the total of 13 is known, the number of each value is reconstructed.
TOKENS: Value[Tokens] = Value((1,) * 6 + (2,) * 4 + (3,) * 3)
TABLE_SIZE = Value(5)
#: The number of face-up tokens in the pool.
OPEN_TOKENS = 2
#: The maximum number of tokens of a table that are turned up in a scoring.
MAX_TURNED = 3
#: A token in a view that must not show its value.
FACE_DOWN = 0


class HaggisBoard(Board, frozen=True, tag=KEY):
    """The pool, the tables of the seats, and a token in hand."""

    #: The face-down and the face-up tokens of the pool.
    pool: Tokens
    face_up: Tokens = ()
    #: The face-down tokens on each seat's table, and those turned up.
    tables: tuple[Tokens, ...] = ()
    turned: tuple[Tokens, ...] = ()
    #: The token taken with a full table, and its seat, until another goes back.
    in_hand: tuple[Seat, int] | None = None
    #: The rolls for everybody in the latest scoring.
    rolls: Tokens = ()

    def visible_to(self, viewer: Seat | None) -> HaggisBoard:
        """Show the own table, and only the number of other face-down tokens (C5-TOK-1)."""
        tables = tuple(
            tokens if seat == viewer else _covered(tokens)
            for seat, tokens in enumerate(self.tables)
        )
        hand = self.in_hand
        if hand and hand[0] != viewer:
            hand = (hand[0], FACE_DOWN)
        return replace(self, pool=_covered(self.pool), tables=tables, in_hand=hand)

    def is_empty(self) -> bool:
        """Return whether the pool is empty."""
        return not self.pool and not self.face_up

    def size(self, seat: Seat) -> int:
        """Return how many tokens are on a table."""
        return len(self.tables[seat]) + len(self.turned[seat])

    def with_table(self, seat: Seat, tokens: Tokens) -> HaggisBoard:
        """Return the board with other face-down tokens on a table."""
        return replace(self, tables=_put(self.tables, seat, sorted_tokens(tokens)))

    def turn(self, seat: Seat, token: int) -> HaggisBoard:
        """Return the board after a token of a table was turned up."""
        less = self.with_table(seat, without(self.tables[seat], token))
        return replace(less, turned=_put(self.turned, seat, (*self.turned[seat], token)))

    def clear(self) -> HaggisBoard:
        """Return the board after all turned-up tokens went back to the pool (C5-SCO-3)."""
        back = tuple(token for tokens in self.turned for token in tokens)
        nothing: tuple[Tokens, ...] = ((),) * len(self.turned)
        return replace(self, pool=sorted_tokens((*self.pool, *back)), turned=nothing)

    def violations(self, game: Game) -> Iterator[str]:
        """Report a token lost or doubled, or too many on a table."""
        hand = (self.in_hand[1],) if self.in_hand else ()
        on_tables = (token for tokens in (*self.tables, *self.turned) for token in tokens)
        if sorted_tokens((*self.pool, *self.face_up, *on_tables, *hand)) != TOKENS.under(
            game.setup.rules
        ):
            yield "a haggis token is missing or in two places"
        for seat in range(len(self.tables)):
            room = TABLE_SIZE.under(game.setup.rules)
            if self.size(seat) > room or len(self.turned[seat]) > MAX_TURNED:
                yield f"too many haggis tokens on table {seat}"


def haggis_board(game: Game) -> HaggisBoard:
    """Return the haggis board of a game."""
    return cast("HaggisBoard", game.state.boards[KEY])


def sorted_tokens(tokens: Tokens) -> Tokens:
    """Return tokens sorted by value."""
    return tuple(sorted(tokens))


def without(tokens: Tokens, token: int) -> Tokens:
    """Return tokens without one of a value."""
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]


def draw_token(game: Game) -> int:
    """Take a random face-down token from the pool."""
    board = haggis_board(game)
    token = board.pool[game.draw(len(board.pool))]
    game.state.boards[KEY] = replace(board, pool=without(board.pool, token))
    return token


def redeal_hidden_tokens(game: Game, viewer: Seat | None) -> None:
    """Deal all tokens that a viewer cannot see again, to the same places."""
    board = haggis_board(game)
    hand = [board.in_hand] if board.in_hand and board.in_hand[0] != viewer else []
    others = [seat for seat in range(len(board.tables)) if seat != viewer]
    hidden = (*board.pool, *(token for seat in others for token in board.tables[seat]))
    hidden += tuple(token for _, token in hand)
    deck = [int(token) for token in game.shuffled(sorted(str(token) for token in hidden))]
    for seat, _ in hand:
        board = replace(board, in_hand=(seat, deck.pop()))
    for seat in others:
        number = len(board.tables[seat])
        board = board.with_table(seat, tuple(deck.pop() for _ in range(number)))
    game.state.boards[KEY] = replace(board, pool=sorted_tokens(tuple(deck)))


def _covered(tokens: Tokens) -> Tokens:
    return (FACE_DOWN,) * len(tokens)


def _put(tables: tuple[Tokens, ...], seat: Seat, tokens: Tokens) -> tuple[Tokens, ...]:
    return (*tables[:seat], tokens, *tables[seat + 1 :])
