"""Tables with cards to turn for tests."""

from __future__ import annotations

import json

from games.engine.chronicles.dubious_tome.board import DubiousTomeBoard, dubious_tome_board
from games.engine.core.serial import plain
from tests.engine.scripted_table_2 import Table, given

HOME = "A map:\n  | 0 | 1\n  1 | gathering-a |\n  0 | starting-village @ | home-castle"


def gathering(
    cards: str,
    more: str = "",
    land: str = HOME,
    turned: str = "",
    chronicles: str = "6",
) -> Table:
    """Return a table of three where A has these cards and may activate a Gathering on 0,1."""
    board = json.dumps(plain(DubiousTomeBoard(turned=tuple(turned.split()))))
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
    """Return a table of three where A has taken a tile and may place it."""
    table = given(f"3 players\nchronicles: 6\ncircuit: A {tile} B C\nA: coins 9\n{more}")
    table.plays("A", "take 1", until="place-tile")
    return table


def uses(table: Table, card: str, *moves: str, until: str = "") -> None:
    """A turns a card at the Gathering and uses its event."""
    table.plays("A", "activate 0,1", f"use {card}", *moves, until=until)


def board(table: Table) -> DubiousTomeBoard:
    """Return the board of the Dubious Tome."""
    return dubious_tome_board(table.game)
