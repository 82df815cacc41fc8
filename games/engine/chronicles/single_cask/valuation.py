"""Estimate for bots what casks are worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.engine.core.choices import Seat
from games.engine.core.effects import Cost
from games.engine.glen_more_2.remaining_turns import turns_left

from .board import (
    CELLAR_COSTS,
    CELLAR_SIZE,
    MAX_CELLARS,
    VALUES,
    single_cask_board,
    spaces_with_casks,
)
from .distilling import AGE, DISTIL_AND_AGE, Age, SingleMalt
from .tiles import SALES

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: How likely a cask worth selling is to be sold.
SALE_PROBABILITY = 0.8
#: What its whisky would have brought in each scoring after the sale: the later the sale, the less.
WHISKY_VALUE_PER_SCORING = 1.6
#: How often a distillery is activated in each turn to come, and how many turns count at most.
ACTIVATIONS_PER_TURN = 0.3
MAX_TURNS_AHEAD = 10
#: The share of the value that casks may still gain that counts now.
FUTURE_DISCOUNT = 0.6
#: What a resource for a cellar counts while the cellar is only thought of: enough that it is
#: built as soon as it is needed.
RESOURCE_COST = 2.0


class Cellars(NamedTuple):
    """What is printed on cellars: the values of their spaces and the costs of all but the first."""

    values: tuple[int, ...]
    costs: tuple[Cost, ...]

    @classmethod
    def under(cls, rules: int) -> Cellars:
        """Return them under a version of the rules."""
        return cls(VALUES.under(rules), CELLAR_COSTS.under(rules))


def future_points(game: Game, seat: Seat) -> float:
    """Return the expected points of casks at the sales to come, aged until then."""
    sales = sales_to_come(game, seat)
    if not sales or game.over:
        return 0.0
    steps = (
        ACTIVATIONS_PER_TURN * min(turns_left(game), MAX_TURNS_AHEAD) * _places_to_age(game, seat)
    )
    casks = spaces_with_casks(game, seat)
    cellars, printed = single_cask_board(game).cellars[seat], Cellars.under(game.setup.rules)
    now = sold(casks, sales, printed)
    later = best_later(casks, cellars, sales, steps, printed)
    return now + FUTURE_DISCOUNT * (later - now)


def features(game: Game, seat: Seat) -> dict[str, float]:
    """Return what bots weigh: sales to come, casks and cellars."""
    return {
        "single-cask-prospects": future_points(game, seat),
        "single-cask-casks": float(len(spaces_with_casks(game, seat))),
        "single-cask-cellars": float(single_cask_board(game).cellars[seat]),
    }


def sales_to_come(game: Game, seat: Seat) -> int:
    """Return how many sale tiles a seat's piece has not passed yet."""
    start = game.state.rondel.pieces[seat]
    ahead = sum(name in SALES for space, name in game.state.rondel.tiles.items() if space > start)
    return ahead + sum(name in SALES for tiles in game.state.stacks.values() for name in tiles)


def sold(casks: list[int], sales: int, printed: Cellars) -> float:
    """Return what selling casks at the sales to come brings more than keeping them.

    The best is sold at the last sale, after which its whisky would count least; the next best
    at the one before.
    """
    values = sorted((printed.values[space] for space in casks), reverse=True)[:sales]
    return SALE_PROBABILITY * sum(
        max(value - WHISKY_VALUE_PER_SCORING * late, 0)
        for late, value in enumerate(values, start=1)
    )


def best_later(casks: list[int], built: int, sales: int, steps: float, printed: Cellars) -> float:
    """Return the value of casks after some steps of ageing, with the cellars worth building."""
    costs = [RESOURCE_COST * sum(number for _, number in cost.goods) for cost in printed.costs]
    return max(
        _aged_by(casks, cellars, sales, steps, printed) - sum(costs[built - 1 : cellars - 1])
        for cellars in range(built, MAX_CELLARS + 1)
    )


def _aged_by(casks: list[int], cellars: int, sales: int, steps: float, printed: Cellars) -> float:
    whole = int(steps)
    less, more = (
        sold(aged(casks, cellars, number, printed), sales, printed) for number in (whole, whole + 1)
    )
    return less + (steps - whole) * (more - less)


def aged(casks: list[int], cellars: int, steps: int, printed: Cellars) -> list[int]:
    """Return the spaces of casks after some steps, each by the cask that gains most."""
    casks, values = [*casks], printed.values
    for _ in range(steps):
        able = [each for each in casks if each + 1 not in casks and each < CELLAR_SIZE * cellars]
        if not able:
            break
        mover = max(able, key=lambda space: (values[space + 1] - values[space], space))
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
