"""Tables with the mountain for tests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from textwrap import dedent

from games.engine.chronicles.highlander.board import HighlanderBoard, highlander_board
from games.engine.core.serial import plain
from tests.engine.scripted_table_2 import Table, given


def highlander_table(
    text: str, on_mountain: str = "", also: str = "", rolls: Sequence[int] = (), before: str = ""
) -> Table:
    """Set up a position where coins and resources lie on the mountain.

    The first line says how many play; `before` and `also` name other Chronicles.
    """
    head, _, rest = text.strip().partition("\n")
    things = on_mountain.split()
    goods = tuple(thing for thing in things if thing != "coin")
    board = json.dumps(plain(HighlanderBoard(len(things) - len(goods), goods)))
    return given(f"{head}\nchronicles: {before}2{also}\nboard: {board}\n{dedent(rest)}", rolls)


#: The mountain is on the spaces 11 and 12; A is right before it.
AHEAD = "3 players\nrondel: 10 A, 11 mountain, 13 moray, 14 easdale, 15 B, 16 C, 17 lochaber"
#: A stands on the mountain, and is hindmost.
ON_TOP = "3 players\nrondel: 11 A, 11 mountain, 13 moray, 14 nairn, 15 B, 16 C, 17 lochaber"


def on_mountain(table: Table) -> str:
    """Return what is on the mountain: ``coin coin wood``."""
    found = highlander_board(table.game)
    return " ".join([*["coin"] * found.coins, *found.goods])
