"""How does a test come to turn a card?"""

from __future__ import annotations

import json

from games.engine.chronicles.tome.board import Tome, tome
from games.engine.serial import plain
from tests.engine.table_2 import Table, given

HOME = "A map:\n  | 0 | 1\n  1 | gathering-a |\n  0 | starting-village @ | home-castle"


def gathering(
    cards: str,
    more: str = "",
    land: str = HOME,
    turned: str = "",
    chronicles: str = "6",
) -> Table:
    """A table of three where A has these cards and may activate a Gathering on 0,1."""
    board = json.dumps(plain(Tome(turned=tuple(turned.split()))))
    return given(
        f"""3 players
chronicles: {chronicles}
board: {board}
circuit: A moray B easdale C glen-affric
turn: {{"seat": 0}}
to do: {{"kind": "activate", "seat": 0, "cells": [[0, 0]]}}
to do: {{"kind": "close-turn"}}
A cards: {", ".join(cards.split())}
{more}
{land}"""
    )


def placing(tile: str, more: str = "") -> Table:
    """A table of three where A has taken a tile and may place it."""
    table = given(f"3 players\nchronicles: 6\ncircuit: A {tile} B C\nA: coins 9\n{more}")
    table.plays("A", "take 1", until="place-tile")
    return table


def uses(table: Table, card: str, *moves: str, until: str = "") -> None:
    """A turns a card at the Gathering and uses its event."""
    table.plays("A", "activate 0,1", f"use {card}", *moves, until=until)


def board(table: Table) -> Tome:
    """The turned cards."""
    return tome(table.game)
