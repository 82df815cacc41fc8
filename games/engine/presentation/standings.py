"""Standings: what a scoring would bring each seat now, and the end of the game.

Only public information is counted. A test randomizes what is hidden and compares.
"""

from __future__ import annotations

from msgspec import Struct

from games.engine.common.scoring import comparison_points, strength
from games.engine.core.choices import Seat
from games.engine.core.facts import PointsScored
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
    #: The points of a scoring now, and of the end of the game including its own scoring, if any.
    scoring: int
    end: int


def standings(game: Game) -> tuple[Standing, ...]:
    """Return the standings of all seats."""
    seats = range(game.setup.players)
    compared = [_compared(game, name) for name in game.edition.comparisons]
    return tuple(_standing(game, seat, tuple(row[seat] for row in compared)) for seat in seats)


def _standing(game: Game, seat: Seat, comparisons: tuple[Comparison, ...]) -> Standing:
    scoring = sum(each.points for each in comparisons)
    last = list(game.state.stacks)[-1]
    end = scoring if last in game.edition.scored_stacks else 0
    end += sum(line.points for line in _end_lines(game, seat))
    return Standing(seat=seat, comparisons=comparisons, scoring=scoring, end=end)


def _compared(game: Game, name: str) -> list[Comparison]:
    values = [strength(game, seat, name) for seat in range(game.setup.players)]
    points = comparison_points(game, name, values)
    return [Comparison(name, *each) for each in zip(values, points, strict=True)]


def _end_lines(game: Game, seat: Seat) -> tuple[PointsScored, ...]:
    lines: tuple[PointsScored, ...] = ()
    for listener in game.hooks.end_lines:
        lines = listener.end_lines(game, seat, lines)
    return lines
