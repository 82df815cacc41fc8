"""Tables with the Englishman for tests."""

from __future__ import annotations

import json
from collections.abc import Sequence

from games.engine import Setup, new_game, new_seed
from games.engine.chronicles.hammer_of_the_scots.board import (
    HammerOfTheScotsBoard,
    hammer_of_the_scots_board,
)
from games.engine.core.choices import read_seat
from games.engine.core.game import Game
from games.engine.core.serial import plain
from tests.engine.scripted_table_2 import GAME, Table, given


def hammer_of_the_scots_table(
    text: str,
    holder: str = "",
    row: int = 1,
    chronicles: str = "4",
    rolls: Sequence[int] = (),
) -> Table:
    """Set up a position; `holder` has the England token."""
    head, _, rest = text.strip().partition("\n")
    return given(
        f"{head}\nchronicles: {chronicles}\n{hammer_of_the_scots_line(holder, row)}\n{rest}",
        rolls,
    )


def hammer_of_the_scots_line(holder: str = "", row: int = 1) -> str:
    """Return the line of a position for the England token and row."""
    board = HammerOfTheScotsBoard(read_seat(holder) if holder else None, row)
    return f"board: {json.dumps(plain(board))}"


def acting(
    tiles: str, more: str = "", row: int = 1, holder: str = "A", chronicles: str = "4"
) -> Table:
    """Return a table of three where the Englishman is hindmost, with these tiles ahead of it."""
    return hammer_of_the_scots_table(
        f"3 players\ncircuit: englishman {tiles} A B C\n{more}", holder, row, chronicles
    )


def token(table: Table) -> str:
    """Return the holder of the England token."""
    holder = hammer_of_the_scots_board(table.game).holder
    return "" if holder is None else "ABCD"[holder]


def row(table: Table) -> int:
    """Return how many fields of the England row are occupied."""
    return hammer_of_the_scots_board(table.game).row


def new_hammer_of_the_scots_game(
    players: int, *options: str, chronicles: tuple[int, ...] = (4,)
) -> Game:
    """Return a new game with the Hammer of the Scots."""
    setup = Setup(game=GAME, players=players, chronicles=chronicles, options=options)
    return new_game(setup, new_seed("garrison"))
