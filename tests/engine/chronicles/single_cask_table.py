"""Tables with casks for tests."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from textwrap import dedent
from typing import TypedDict, Unpack

from games.engine.chronicles.single_cask.board import (
    Sale,
    SingleCaskBoard,
    resting,
    single_cask_board,
)
from games.engine.core.choices import read_seat
from games.engine.core.serial import plain
from tests.engine.scripted_table_2 import Table, given


class Stock(TypedDict, total=False):
    """Cellars and sales as a test gives them; everything else is as at the start."""

    casks: Mapping[str, tuple[int, ...]]
    cellars: Mapping[str, int]
    sales: tuple[Sale, ...]


def single_cask_table(
    text: str, also: str = "", rolls: Sequence[int] = (), **stock: Unpack[Stock]
) -> Table:
    """Set up a position, perhaps with other Chronicles; its first line is the number of players."""
    head, _, rest = text.strip().partition("\n")
    players = int(head.split()[0])
    casks: list[tuple[int, ...]] = [()] * players
    cellars = [1] * players
    for letter, spaces in stock.get("casks", {}).items():
        casks[read_seat(letter)] = spaces
    for letter, number in stock.get("cellars", {}).items():
        cellars[read_seat(letter)] = number
    board = SingleCaskBoard(tuple(casks), tuple(cellars), stock.get("sales", ()))
    begins = json.dumps(plain(board))
    return given(f"{head}\nchronicles: 3{also}\nboard: {begins}\n{dedent(rest)}", rolls)


def distillery(tile: str, more: str = "", **stock: Unpack[Stock]) -> Table:
    """Return a table of three where A may activate a distillery on 0,1 and has goods."""
    text = f"""3 players
circuit: A moray B easdale C
turn: {{"seat": 0}}
to do: {{"kind": "activate", "seat": 0, "cells": [[0, 0]]}}
to do: {{"kind": "close-turn"}}
{more}
A map:
  | 0 | 1
  1 | {tile} |
  0 | starting-village @ | home-castle barley wood"""
    return single_cask_table(text, **stock)


def casks(table: Table, letter: str = "A") -> tuple[int, ...]:
    """The spaces of all casks of a seat, space 0 as often as there are casks."""
    seat = read_seat(letter)
    return (0,) * resting(table.game, seat) + single_cask_board(table.game).casks[seat]


def board(table: Table) -> SingleCaskBoard:
    """Return the board of single casks."""
    return single_cask_board(table.game)
