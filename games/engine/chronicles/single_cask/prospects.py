"""What can a seat expect of its casks, as bots estimate it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.choices import Seat

from .board import VALUES, SingleCask, single_cask, spaces_with_casks
from .distilling import AGE, DISTIL_AND_AGE, Age, SingleMalt
from .tiles import SALES

if TYPE_CHECKING:
    from games.engine.game import Game

#: How likely a cask is to be sold at the next chance.
SOLD = 0.7
#: How often a place to age casks is used before each sale to come.
AGEING = 1.0
#: How much of what casks may still gain counts already.
HOPE = 0.5


def prospect(game: Game, seat: Seat) -> float:
    """What the best casks would bring, aged a little, one at each sale to come and one more."""
    sales = sales_to_come(game, seat)
    if not sales or game.over:
        return 0.0
    spaces = spaces_with_casks(game, seat)
    steps = round(AGEING * sales * _places_to_age(game, seat))
    later = aged(single_cask(game), seat, spaces, steps)
    now, then = (_best(each, sales) for each in (spaces, later))
    return SOLD * (now + HOPE * (then - now))


def _best(spaces: list[int], number: int) -> int:
    """What the best casks are worth."""
    return sum(sorted((VALUES[space] for space in spaces), reverse=True)[:number])


def sales_to_come(game: Game, seat: Seat) -> int:
    """How many sale tiles a seat's piece has not passed yet."""
    start = game.state.rondel.pieces[seat]
    ahead = sum(name in SALES for space, name in game.state.rondel.tiles.items() if space > start)
    return ahead + sum(name in SALES for tiles in game.state.stacks.values() for name in tiles)


def aged(board: SingleCask, seat: Seat, spaces: list[int], steps: int) -> list[int]:
    """The spaces of casks after so many steps, each taken by the one that gains most."""
    spaces = [*spaces]
    for _ in range(steps):
        able = [s for s in spaces if s + 1 not in spaces and board.has_space(seat, s + 1)]
        if not able:
            break
        mover = max(able, key=lambda space: (VALUES[space + 1] - VALUES[space], space))
        spaces[spaces.index(mover)] += 1
    return spaces


def _places_to_age(game: Game, seat: Seat) -> int:
    names = game.state.territories[seat].tiles.values()
    return sum(_ages(game, name) for name in names)


def _ages(game: Game, name: str) -> int:
    match game.tiles[name].activate:
        case Age(number):
            return number
        case SingleMalt(works):
            return int(AGE in works or DISTIL_AND_AGE in works)
    return 0
