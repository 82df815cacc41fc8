"""Standings: what a scoring would bring each seat now, and the end of the game.

Only public information is counted. A test randomizes what is hidden and compares.
"""

from __future__ import annotations

from msgspec import Struct

from games.engine.common.scoring import CloseGame, comparison_points, ended_now, strength
from games.engine.core.choices import Seat
from games.engine.core.game import Game


class Comparison(Struct, frozen=True):
    """A seat's value in a comparison of scorings, and the points for its lead."""

    name: str
    value: int
    points: int


class Standing(Struct, frozen=True, kw_only=True):
    """The points of a seat if the table were scored now."""

    seat: Seat
    comparisons: tuple[Comparison, ...]
    #: The points of a scoring now, and all that the end of the game would add now.
    scoring: int
    end: int


def standings(game: Game) -> tuple[Standing, ...]:
    """Return the standings of all seats."""
    seats = range(game.setup.players)
    compared = [_compared(game, name) for name in game.edition.comparisons]
    added = points_of_the_end(game)
    return tuple(
        _standing(seat, tuple(row[seat] for row in compared), added[seat]) for seat in seats
    )


def points_of_the_end(game: Game) -> list[int]:
    """Return what each seat would gain if the game ended now, without what chance decides.

    It is nothing once the last scoring and all lines after it have been scored.
    """
    if game.over or game.pending(CloseGame):
        return [0] * game.setup.players
    pairs = zip(ended_now(game).state.territories, game.state.territories, strict=True)
    return [after.points - before.points for after, before in pairs]


def _standing(seat: Seat, comparisons: tuple[Comparison, ...], end: int) -> Standing:
    scoring = sum(each.points for each in comparisons)
    return Standing(seat=seat, comparisons=comparisons, scoring=scoring, end=end)


def _compared(game: Game, name: str) -> list[Comparison]:
    values = [strength(game, seat, name) for seat in range(game.setup.players)]
    points = comparison_points(game, name, values)
    return [Comparison(name, *each) for each in zip(values, points, strict=True)]
