"""Which haggis tokens lie where, and who may see them?

A token is its value. Tokens that lie together in secret are kept in the order of their values:
where they lie tells nothing, and every draw among them is by chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from games.engine.choices import Seat
from games.engine.state import Board

if TYPE_CHECKING:
    from games.engine.game import Game

Tokens = tuple[int, ...]

KEY = "haggis"
#: All tokens: how many of each value is reconstructed, 13 in all is known.
TOKENS: Tokens = (1,) * 6 + (2,) * 4 + (3,) * 3
TABLE_SIZE = 5
#: So many tokens lie face up in the pool.
OPEN_TOKENS = 2
#: So many tokens of a table can be turned up in a scoring.
MOST_TURNED = 3
#: Stands for a token whose value is not seen.
FACE_DOWN = 0


class Haggis(Board, frozen=True, tag=KEY):
    """The pool, the tables of the seats, and the token that somebody has in hand."""

    #: Face down in the pool, and face up there.
    pool: Tokens = TOKENS
    face_up: Tokens = ()
    #: For each seat the tokens that lie face down on its table, and those turned up.
    tables: tuple[Tokens, ...] = ()
    turned: tuple[Tokens, ...] = ()
    #: The token taken with a full table, and whose hand holds it, until another goes back.
    in_hand: tuple[Seat, int] | None = None
    #: What the die showed in the latest scoring, in the rolls that count for everybody.
    rolls: Tokens = ()

    def seen_by(self, viewer: Seat | None) -> Haggis:
        """The own table, and of all other tokens that lie face down only how many (C5-TOK-1)."""
        tables = tuple(
            tokens if seat == viewer else _covered(tokens)
            for seat, tokens in enumerate(self.tables)
        )
        hand = self.in_hand
        if hand and hand[0] != viewer:
            hand = (hand[0], FACE_DOWN)
        return replace(self, pool=_covered(self.pool), tables=tables, in_hand=hand)

    def is_empty(self) -> bool:
        """Whether nothing is left in the pool."""
        return not self.pool and not self.face_up

    def size(self, seat: Seat) -> int:
        """How many tokens lie on a table."""
        return len(self.tables[seat]) + len(self.turned[seat])

    def with_table(self, seat: Seat, tokens: Tokens) -> Haggis:
        """The board after the tokens face down on a table have become others."""
        return replace(self, tables=_put(self.tables, seat, sorted_tokens(tokens)))

    def turn(self, seat: Seat, token: int) -> Haggis:
        """The board after a token of a table was turned up."""
        less = self.with_table(seat, without(self.tables[seat], token))
        return replace(less, turned=_put(self.turned, seat, (*self.turned[seat], token)))

    def clear(self) -> Haggis:
        """The board after all tokens turned up have gone back to the pool (C5-SCO-3)."""
        back = tuple(token for tokens in self.turned for token in tokens)
        nothing: tuple[Tokens, ...] = ((),) * len(self.turned)
        return replace(self, pool=sorted_tokens((*self.pool, *back)), turned=nothing)

    def complaints(self, game: Game) -> Iterator[str]:
        """A token lost or doubled, or too many on a table."""
        hand = (self.in_hand[1],) if self.in_hand else ()
        lying = (token for tokens in (*self.tables, *self.turned) for token in tokens)
        if sorted_tokens((*self.pool, *self.face_up, *lying, *hand)) != TOKENS:
            yield "a haggis token is missing or in two places"
        for seat in range(len(self.tables)):
            if self.size(seat) > TABLE_SIZE or len(self.turned[seat]) > MOST_TURNED:
                yield f"too many haggis tokens on table {seat}"


def haggis(game: Game) -> Haggis:
    """The tokens of a game."""
    return cast("Haggis", game.state.boards[KEY])


def sorted_tokens(tokens: Tokens) -> Tokens:
    """Tokens in the order of their values."""
    return tuple(sorted(tokens))


def without(tokens: Tokens, token: int) -> Tokens:
    """Tokens less one of a value."""
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]


def draw_token(game: Game) -> int:
    """Take a random token out of those face down in the pool."""
    board = haggis(game)
    token = board.pool[game.draw(len(board.pool))]
    game.state.boards[KEY] = replace(board, pool=without(board.pool, token))
    return token


def deal_anew(game: Game, viewer: Seat | None) -> None:
    """Deal anew all tokens that a viewer cannot see, to the places where they lie."""
    board = haggis(game)
    hand = [board.in_hand] if board.in_hand and board.in_hand[0] != viewer else []
    others = [seat for seat in range(len(board.tables)) if seat != viewer]
    hidden = (*board.pool, *(token for seat in others for token in board.tables[seat]))
    hidden += tuple(token for _, token in hand)
    deck = [int(token) for token in game.shuffled([str(token) for token in hidden])]
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
