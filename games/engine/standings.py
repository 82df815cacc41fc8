"""How do the seats stand: what would a scoring bring each of them now, and what would the end?

Only what lies open is counted, so everybody at the table may know it; a test deals anew what a
viewer cannot see, and finds the same.
"""

from __future__ import annotations

from msgspec import Struct

from .choices import Seat
from .common.scoring import comparison_points, strength
from .facts import PointsScored
from .game import Game


class Comparison(Struct, frozen=True):
    """What a seat has of something that scorings compare, and what its lead would bring."""

    name: str
    value: int
    points: int


class Standing(Struct, frozen=True, kw_only=True):
    """A seat, if the table were scored now."""

    seat: Seat
    comparisons: tuple[Comparison, ...]
    #: The points of all comparisons, and of the end as things stand, with its own scoring if any.
    scoring: int
    end: int


def standings(game: Game) -> tuple[Standing, ...]:
    """How all seats stand."""
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
    for speaker in game.hooks.end_lines:
        lines = speaker.end_lines(game, seat, lines)
    return lines
