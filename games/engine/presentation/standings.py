"""Standings: what a scoring would bring each seat now, and the end of the game.

Only public information is counted. A test randomizes what is hidden and compares.
"""

from __future__ import annotations

from msgspec import Struct

from games.engine.common.scoring import (
    CloseGame,
    EndGame,
    comparison_points,
    end_game,
    strength,
)
from games.engine.core.agenda import Decision
from games.engine.core.choices import DECLINE, Choice, Seat
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

    The end is tried on a clone up to the first roll of the dice: the last scoring and all lines
    after it count, a haggis scoring does not. It adds nothing once those lines have been scored.
    """
    if game.over or game.pending(CloseGame):
        return [0] * game.setup.players
    end = game.clone()
    if not end.pending(EndGame):
        end.state.agenda = []
        end_game(end)
    _run_to_the_end_lines(end)
    end.state.agenda.pop().run(end)
    pairs = zip(end.state.territories, game.state.territories, strict=True)
    return [after.points - before.points for after, before in pairs]


def _run_to_the_end_lines(game: Game) -> None:
    """Run a game whose end is pending up to its end lines; what is optional is declined."""
    agenda = game.state.agenda
    while not isinstance(step := agenda[-1], EndGame):
        if isinstance(step, Decision):
            seat = step.waiting(game)[0]
            game.invalidate_options()
            game.answer(seat, _simplest(game.options(seat)))
        else:
            agenda.pop().run(game)


def _simplest(options: list[Choice]) -> Choice:
    return DECLINE if DECLINE in options else options[0]


def _standing(seat: Seat, comparisons: tuple[Comparison, ...], end: int) -> Standing:
    scoring = sum(each.points for each in comparisons)
    return Standing(seat=seat, comparisons=comparisons, scoring=scoring, end=end)


def _compared(game: Game, name: str) -> list[Comparison]:
    values = [strength(game, seat, name) for seat in range(game.setup.players)]
    points = comparison_points(game, name, values)
    return [Comparison(name, *each) for each in zip(values, points, strict=True)]
