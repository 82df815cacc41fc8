"""Tables with a boat race for tests."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack, cast

from msgspec.structs import replace

from games.engine import Setup, new_game, new_seed
from games.engine.chronicles.boat_race import BOAT_RACE
from games.engine.chronicles.boat_race.board import (
    KEY,
    Berth,
    BoatRaceBoard,
    Castle,
    boat_race_board,
)
from games.engine.core.choices import read_seat
from games.engine.core.game import Game
from games.engine.core.serial import plain
from tests.engine.scripted_table_2 import GAME, Table, given


class Start(TypedDict, total=False):
    """The race as a test gives it; everything else is at home, or not there.

    Boats are given in the order of their last moves, tokens by the number of their river.
    """

    begun: bool
    boats: Mapping[str, Berth]
    tokens: Mapping[int, str]
    results: Mapping[str, str]


def boat_race_table(
    text: str, also: str = "", rolls: Sequence[int] = (), **start: Unpack[Start]
) -> Table:
    """Set up a position, perhaps with other Chronicles; its first line is the number of players."""
    head, _, rest = text.strip().partition("\n")
    begins = json.dumps(plain(_board(int(head.split()[0]), start)))
    return given(f"{head}\nchronicles: 1{also}\nboard: {begins}\n{rest}", rolls)


def _board(players: int, start: Start) -> BoatRaceBoard:
    setup = Setup(game=GAME, players=players, chronicles=(1,))
    board = cast("BoatRaceBoard", BOAT_RACE.boards(setup)[KEY])
    for letter, berth in start.get("boats", {}).items():
        board = board.put_boat(read_seat(letter), berth)
    for letter, result in start.get("results", {}).items():
        board = board.give_result(read_seat(letter), result)
    tokens = start.get("tokens", {})
    castles = tuple(Castle(tuple(tokens.get(river, "").split())) for river in range(4))
    used = Counter(token for castle in castles for token in castle.tokens)
    unused = tuple((Counter(board.unused) - used).elements())
    return replace(board, castles=castles, unused=unused, begun=start.get("begun", True))


def rowing(
    points: int, players: int = 4, more: str = "", also: str = "", **start: Unpack[Start]
) -> Table:
    """Return a table where A has so many movement points and nothing else to do.

    By default every player's river is just the home tiles, columns 0 and 1.
    """
    pieces = " ".join("ABCD"[:players])
    turn = json.dumps({"seat": 0, "movement": points})
    text = f"""{players} players
circuit: {pieces} strathspey lochaber moray easdale
turn: {turn}
to do: {{"kind": "activate", "seat": 0}}
to do: {{"kind": "close-turn"}}
{more}"""
    return boat_race_table(text, also, (1,) * (players == 2), **start)


def rows(table: Table, times: int, until: str = "") -> None:
    """Let A row so often without being asked anything, up to a question that may be named."""
    table.plays("A", *["row"] * times, until=until)


def river_map(letter: str, *tiles: str) -> str:
    """Return a territory of river tiles alone, written from the left; the home tiles among them."""
    start = tiles.index("home")
    names = [*tiles[:start], "starting-village @", "home-castle", *tiles[start + 1 :]]
    columns = " | ".join(str(each - start) for each in range(len(names)))
    return f"{letter} map:\n    | {columns}\n  0 | {' | '.join(names)}"


def board(table: Table) -> BoatRaceBoard:
    """Return the board of the boat race."""
    return boat_race_board(table.game)


def new_boat_race_game(
    players: int, secret: object = "", chronicles: tuple[int, ...] = (1,)
) -> Game:
    """Return a new game with the boat race."""
    setup = Setup(game=GAME, players=players, chronicles=chronicles)
    return new_game(setup, new_seed(f"regatta {secret}"))
