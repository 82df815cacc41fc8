"""What can a seat expect of its casks, as bots estimate it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.choices import Seat
from games.engine.second.time_left import turns_left

from .board import CELLAR_COSTS, CELLAR_SIZE, MOST_CELLARS, VALUES, single_cask, spaces_with_casks
from .distilling import AGE, DISTIL_AND_AGE, Age, SingleMalt
from .tiles import SALES

if TYPE_CHECKING:
    from games.engine.game import Game

#: How likely a cask is sold that is worth selling.
SOLD = 0.8
#: What its whisky would have brought in each scoring after the sale: the later the sale, the less.
KEPT = 1.6
#: How often a distillery is activated in each turn to come, and how many turns count at most.
USES = 0.3
AHEAD = 10
#: How much of what casks may still gain counts already.
HOPE = 0.6
#: What a resource for a cellar counts while the cellar is only thought of: enough that it is
#: built as soon as it is needed.
RESOURCE = 2.0


def prospect(game: Game, seat: Seat) -> float:
    """What casks bring at the sales to come when they have aged till then."""
    sales = sales_to_come(game, seat)
    if not sales or game.over:
        return 0.0
    steps = USES * min(turns_left(game), AHEAD) * _places_to_age(game, seat)
    casks = spaces_with_casks(game, seat)
    now = sold(casks, sales)
    later = best_later(casks, single_cask(game).cellars[seat], sales, steps)
    return now + HOPE * (later - now)


def sales_to_come(game: Game, seat: Seat) -> int:
    """How many sale tiles a seat's piece has not passed yet."""
    start = game.state.rondel.pieces[seat]
    ahead = sum(name in SALES for space, name in game.state.rondel.tiles.items() if space > start)
    return ahead + sum(name in SALES for tiles in game.state.stacks.values() for name in tiles)


def sold(casks: list[int], sales: int) -> float:
    """What casks are likely to bring at the sales to come, more than if they were kept.

    The best is sold at the last sale, after which its whisky would count least; the next best
    at the one before.
    """
    values = sorted((VALUES[space] for space in casks), reverse=True)[:sales]
    return SOLD * sum(max(value - KEPT * late, 0) for late, value in enumerate(values, start=1))


def best_later(casks: list[int], built: int, sales: int, steps: float) -> float:
    """What casks bring when they have aged by so many steps, in as many cellars as pay then."""
    costs = [RESOURCE * sum(number for _, number in cost.goods) for cost in CELLAR_COSTS]
    return max(
        _aged_by(casks, cellars, sales, steps) - sum(costs[built - 1 : cellars - 1])
        for cellars in range(built, MOST_CELLARS + 1)
    )


def _aged_by(casks: list[int], cellars: int, sales: int, steps: float) -> float:
    whole = int(steps)
    less, more = (sold(aged(casks, cellars, number), sales) for number in (whole, whole + 1))
    return less + (steps - whole) * (more - less)


def aged(casks: list[int], cellars: int, steps: int) -> list[int]:
    """The spaces of casks after so many steps, each taken by the one that gains most."""
    casks = [*casks]
    for _ in range(steps):
        able = [each for each in casks if each + 1 not in casks and each < CELLAR_SIZE * cellars]
        if not able:
            break
        mover = max(able, key=lambda space: (VALUES[space + 1] - VALUES[space], space))
        casks[casks.index(mover)] += 1
    return casks


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
