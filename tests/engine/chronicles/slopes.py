"""How does a test come to the mountain?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from textwrap import dedent

from games.engine.chronicles.highlander.board import Mountain, mountain
from games.engine.serial import plain
from tests.engine.table_2 import Table, given


def slopes(
    text: str, lying: str = "", also: str = "", rolls: Sequence[int] = (), before: str = ""
) -> Table:
    """Set up a position where coins and resources lie on the mountain.

    The first line says how many play; `before` and `also` name other Chronicles.
    """
    head, _, rest = text.strip().partition("\n")
    things = lying.split()
    goods = tuple(thing for thing in things if thing != "coin")
    board = json.dumps(plain(Mountain(len(things) - len(goods), goods)))
    return given(f"{head}\nchronicles: {before}2{also}\nboard: {board}\n{dedent(rest)}", rolls)


#: The mountain is on the spaces 11 and 12; A is right before it.
AHEAD = "3 players\nrondel: 10 A, 11 mountain, 13 moray, 14 easdale, 15 B, 16 C, 17 lochaber"
#: A stands on the mountain, and is hindmost.
ON_TOP = "3 players\nrondel: 11 A, 11 mountain, 13 moray, 14 nairn, 15 B, 16 C, 17 lochaber"


def lying(table: Table) -> str:
    """What lies on the mountain: ``coin coin wood``."""
    found = mountain(table.game)
    return " ".join([*["coin"] * found.coins, *found.goods])
