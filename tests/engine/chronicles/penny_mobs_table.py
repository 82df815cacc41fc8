"""Tables with mobsters for tests."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from games.engine import Setup, new_game, new_seed
from games.engine.chronicles.penny_mobs.board import Figure, PennyMobsBoard, penny_mobs_board
from games.engine.chronicles.penny_mobs.mobsters import MOBSTERS
from games.engine.core.choices import read_seat
from games.engine.core.game import Game
from games.engine.core.serial import plain
from tests.engine.scripted_table_2 import GAME, Table, given

#: What the die shows, wherever it takes part.
ROLLS = (1,)


class Start(TypedDict, total=False):
    """The mobsters as a test gives them; all others are out of the game."""

    freed: Mapping[str, str]
    prison: Mapping[str, int]
    waiting: Sequence[str]
    pennies: Sequence[tuple[int, int]]
    figures: Mapping[str, tuple[str, tuple[int, int]]]
    levies: Mapping[str, int]
    reserved: tuple[str, int]
    spent: Sequence[str]


def penny_mobs_table(
    text: str,
    also: str = "",
    rolls: Sequence[int] = ROLLS,
    boards: str = "",
    **start: Unpack[Start],
) -> Table:
    """Set up a position; its first line is the number of players, `also` the other Chronicles."""
    head, _, rest = text.strip().partition("\n")
    players = int(head.split()[0])
    numbers = ", ".join([*also.split(), "8"])
    line = penny_mobs_line(players, **start)
    return given(f"{head}\nchronicles: {numbers}\n{line}\n{boards}\n{rest}", rolls)


def mobs_setup(players: int, *chronicles: int) -> Setup:
    """Return the set-up of a game with these Chronicles."""
    return Setup(game=GAME, players=players, chronicles=chronicles)


def penny_mobs_line(players: int, **start: Unpack[Start]) -> str:
    """Return the line of a position for the mobsters."""
    return f"board: {json.dumps(plain(_board(players, start)))}"


def _board(players: int, start: Start) -> PennyMobsBoard:
    freed = {name: read_seat(letter) for name, letter in start.get("freed", {}).items()}
    laid = [("McWander", coins) for coins in start.get("levies", {}).values()]
    reserved = start.get("reserved")
    if reserved:
        laid.append(("McLaird", reserved[1]))
    tokens = [(name, coins) for name in freed for coins in MOBSTERS.under(1)[name].tokens]
    for each in laid:
        tokens.remove(each)
    return PennyMobsBoard(
        pennies=tuple(start.get("pennies", [(7, 0)] * players)),
        prison=tuple(start.get("prison", {}).items()),
        waiting=tuple(start.get("waiting", ())),
        freed=tuple(freed.items()),
        tokens=tuple(tokens),
        figures=tuple(
            Figure(name, read_seat(letter), cell)
            for name, (letter, cell) in start.get("figures", {}).items()
        ),
        levies=tuple(start.get("levies", {}).items()),
        reserved=reserved,
        spent=tuple(start.get("spent", ())),
    )


def idle(more: str = "", players: int = 3, movement: int = 0, **start: Unpack[Start]) -> Table:
    """Return a table where A has moved and has nothing else to do, with the others behind."""
    turn = json.dumps({"seat": 0, "movement": movement})
    pieces = " ".join("ABCD"[:players])
    text = f"""{players} players
circuit: {pieces} strathspey lochaber moray easdale
turn: {turn}
to do: {{"kind": "activate", "seat": 0}}
to do: {{"kind": "close-turn"}}
{more}"""
    return penny_mobs_table(text, **start)


def board(table: Table) -> PennyMobsBoard:
    """Return the board of the Penny Mobs."""
    return penny_mobs_board(table.game)


def figure(table: Table, mobster: str) -> Figure:
    """Return the figure of a mobster."""
    found = board(table).figure(mobster)
    assert found, f"{mobster} stands on no tile"
    return found


def new_penny_mobs_game(
    players: int, secret: object = "", chronicles: tuple[int, ...] = (8,)
) -> Game:
    """Return a new game with the Penny Mobs."""
    setup = Setup(game=GAME, players=players, chronicles=chronicles)
    return new_game(setup, new_seed(f"gang {secret}"))
