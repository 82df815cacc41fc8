"""How does a test come to the Englishman?"""

from __future__ import annotations

import json
from collections.abc import Sequence

from games.engine import Setup, new_game, new_seed
from games.engine.choices import read_seat
from games.engine.chronicles.hammer.board import England, england
from games.engine.game import Game
from games.engine.serial import plain
from tests.engine.table_2 import GAME, Table, given


def garrison(
    text: str,
    holder: str = "",
    row: int = 1,
    chronicles: str = "4",
    rolls: Sequence[int] = (),
) -> Table:
    """Set up a position; `holder` has the England token, the first line says how many play."""
    head, _, rest = text.strip().partition("\n")
    return given(
        f"{head}\nchronicles: {chronicles}\n{england_line(holder, row)}\n{rest}",
        rolls,
    )


def england_line(holder: str = "", row: int = 1) -> str:
    """The line of a position that tells of England."""
    board = England(read_seat(holder) if holder else None, row)
    return f"board: {json.dumps(plain(board))}"


def acting(
    tiles: str, more: str = "", row: int = 1, holder: str = "A", chronicles: str = "4"
) -> Table:
    """A table of three where the Englishman is hindmost, with these tiles ahead of him."""
    return garrison(
        f"3 players\ncircuit: englishman {tiles} A B C\n{more}", holder, row, chronicles
    )


def token(table: Table) -> str:
    """Who has the England token."""
    holder = england(table.game).holder
    return "" if holder is None else "ABCD"[holder]


def row(table: Table) -> int:
    """How many fields of the England row are occupied."""
    return england(table.game).row


def new_garrison(players: int, *options: str, chronicles: tuple[int, ...] = (4,)) -> Game:
    """A new game with the Hammer of the Scots."""
    setup = Setup(game=GAME, players=players, chronicles=chronicles, options=options)
    return new_game(setup, new_seed("garrison"))
