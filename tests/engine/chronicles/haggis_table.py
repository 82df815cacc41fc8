"""Tables with haggis tokens for tests."""

from __future__ import annotations

import json
from collections.abc import Sequence

from games.engine.chronicles.haggis.board import KEY, TOKENS, HaggisBoard, haggis_board
from tests.engine.scripted_table_2 import Table, given

#: Whose turn it is when nothing else is to be tried.
NEXT = 'to do: {"kind": "next-turn"}'


def haggis_table(
    text: str, tables: Sequence[str] = (), face_up: str = "12", rolls: Sequence[int] = ()
) -> Table:
    """Set up a position; tokens are written as digits, table by table, the rest is the pool.

    The first line says how many play.
    """
    head, _, rest = text.strip().partition("\n")
    seats = int(head.split()[0])
    on_tables = [_tokens(table) for table in (*tables, *[""] * (seats - len(tables)))]
    pool = list(TOKENS.under(1))
    for token in (*_tokens(face_up), *(token for table in on_tables for token in table)):
        pool.remove(token)
    board = {
        "board": KEY,
        "pool": pool,
        "face_up": _tokens(face_up),
        "tables": on_tables,
        "turned": [[]] * seats,
    }
    played = "" if "chronicles:" in rest else "chronicles: 5"
    table = given(f"{head}\n{played}\nboard: {json.dumps(board)}\n{rest}", rolls)
    assert not list(haggis_board(table.game).violations(table.game))
    return table


def placing(
    tile: str, tables: Sequence[str] = (), face_up: str = "12", more: str = "", coins: int = 9
) -> Table:
    """Return a table of three where A has placed a tile of this Chronicle on 0,1."""
    text = f"3 players\ncircuit: A {tile} B C\nA: coins {coins}, whisky 1\n{more}"
    table = haggis_table(text, tables, face_up)
    table.facts += table.game.play(0, ("take", 1))
    place = next(iter(table.options("A", "place") & {"0,1", "-1,0"}))
    east, north = place.split(",")
    table.facts += table.game.play(0, ("place", (int(east), int(north))))
    return table


def scoring(
    tables: Sequence[str], rolls: Sequence[int], seats: str = "", name: str = "B", players: int = 3
) -> Table:
    """Return a table at which the die of a haggis scoring has shown these faces."""
    step = json.dumps({"kind": "hold-haggis-scoring", "name": name})
    circuit = ["circuit:", "A", "easdale", "B", "moray", "C", "lochaber", "D", "rannoch"]
    kept = [word for word in circuit if word not in "ABCD"[players:]]
    return haggis_table(
        f"{players} players\n{' '.join(kept)}\n{seats}\nto do: {step}\n{NEXT}",
        tables,
        rolls=rolls,
    )


def board(table: Table) -> HaggisBoard:
    """Return the board of haggis tokens."""
    return haggis_board(table.game)


def tokens(table: Table, seat: int = 0) -> str:
    """The tokens face down on a table, as digits."""
    return "".join(map(str, board(table).tables[seat]))


def turned(table: Table, seat: int = 0) -> str:
    """The tokens turned up on a table, in their order, as digits."""
    return "".join(map(str, board(table).turned[seat]))


def gains(table: Table) -> list[int]:
    """Return what each seat has scored for haggis."""
    seats = "ABCD"[: table.game.setup.players]
    return [table.rules_scored(seat).get("C5-SCO-3", 0) for seat in seats]


def _tokens(digits: str) -> list[int]:
    return [int(digit) for digit in digits]
