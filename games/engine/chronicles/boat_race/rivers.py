"""The route of the boats through the rivers.

Boats go left through all rivers, from their own Home Castle back to it (C1-RACE-2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.catalogue import Value
from games.engine.core.choices import Seat
from games.engine.glen_more_2.territory import HOME_CASTLE

from .board import Berth, BoatRaceBoard, boat_race_board

if TYPE_CHECKING:
    from games.engine.core.game import Game

NEUTRAL = None
#: The rivers in their order, by the number of players: always four (C1-SET-1).
RIVERS: dict[int, tuple[Seat | None, ...]] = {
    2: (0, NEUTRAL, 1, NEUTRAL),
    3: (0, 1, 2, NEUTRAL),
    4: (0, 1, 2, 3),
}
#: The columns of a neutral river. Its tiles and the place of its castle are reconstructed.
NEUTRAL_COLUMNS = Value(range(5))
NEUTRAL_CASTLE = Value(2)


def columns(game: Game, river: int) -> range:
    """Return the columns of a river, from its left to its right end."""
    seat = boat_race_board(game).rivers[river]
    if seat is NEUTRAL:
        return NEUTRAL_COLUMNS.under(game.setup.rules)
    row = [x for x, y in game.state.territories[seat].tiles if y == 0]
    return range(min(row), max(row) + 1)


def home_of(board: BoatRaceBoard, seat: Seat) -> Berth:
    """Return where a seat's boat starts and finishes."""
    return board.rivers.index(seat), HOME_CASTLE[0]


def is_castle(game: Game, berth: Berth) -> bool:
    """Return whether a place is the castle of its river."""
    river, column = berth
    if boat_race_board(game).rivers[river] is NEUTRAL:
        return column == NEUTRAL_CASTLE.under(game.setup.rules)
    return column == HOME_CASTLE[0]


def berth_ahead(game: Game, seat: Seat) -> Berth:
    """Return the next tile to the left, or the right end of the next river."""
    board = boat_race_board(game)
    river, column = board.boats[seat]
    if column > columns(game, river)[0]:
        return river, column - 1
    following = (river + 1) % len(board.rivers)
    return following, columns(game, following)[-1]


def way_left(game: Game, seat: Seat) -> int:
    """Return how many movement points a boat still needs to come home."""
    board = boat_race_board(game)
    river, column = board.boats[seat]
    home, castle = home_of(board, seat)
    if river == home and column > castle:
        return column - castle
    between = (home - river - 1) % len(board.rivers)
    crossed = [(river + 1 + each) % len(board.rivers) for each in range(between)]
    to_the_end = column - columns(game, river)[0]
    to_the_castle = columns(game, home)[-1] - castle + 1
    return to_the_end + sum(len(columns(game, each)) for each in crossed) + to_the_castle


def whole_way(game: Game) -> int:
    """Return how many movement points the whole race takes with the current rivers."""
    rivers = range(len(boat_race_board(game).rivers))
    return sum(len(columns(game, river)) for river in rivers)
