"""Scorings, end-game points and the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.core.agenda import Decision, Step
from games.engine.core.choices import DECLINE, Seat
from games.engine.core.facts import GameEnded, PointsScored, Reason, ScoringHeld, named

if TYPE_CHECKING:
    from games.engine.core.game import Game

#: Victory points for a lead of 0, 1, 2, 3, 4, 5 or more over the seat that has least.
LEAD_POINTS = (0, 1, 2, 3, 5, 8)
TILE_PENALTY = 3


def lead_points(lead: int, table: tuple[int, ...] = LEAD_POINTS) -> int:
    """Return the points for a lead; the last entry of the table holds for all larger leads.

    >>> lead_points(4), lead_points(7)
    (5, 8)
    """
    return table[min(lead, len(table) - 1)]


def comparison_points(game: Game, comparison: str, values: list[int]) -> list[int]:
    """Return the points of each seat in a comparison."""
    leads = [value - min(values) for value in values]
    points = [lead_points(lead) for lead in leads]
    for listener in game.hooks.lead_points:
        points = [
            listener.lead_points(game, seat, comparison, lead, points[seat])
            for seat, lead in enumerate(leads)
        ]
    return points


def tile_penalties(sizes: list[int]) -> list[int]:
    """Return what each seat loses for having more tiles than the smallest territory.

    >>> tile_penalties([15, 13, 16])
    [6, 0, 9]
    """
    least = min(sizes)
    return [TILE_PENALTY * (size - least) for size in sizes]


def tile_penalty(game: Game, seat: Seat) -> int:
    """Return what a seat loses for the size of its territory."""
    return tile_penalties([len(territory.tiles) for territory in game.state.territories])[seat]


def lines_unless_zero(
    seat: Seat, reason: Reason, points: int, rule: str
) -> tuple[PointsScored, ...]:
    """Return a line of the score sheet, or nothing for zero points."""
    return (PointsScored(seat, reason, points, rule),) if points else ()


def card_lines(game: Game, seat: Seat) -> list[PointsScored]:
    """Return the score lines of a seat's cards at the end of the game."""
    territory = game.state.territories[seat]
    return [
        line
        for name, card in zip(territory.cards, game.cards(territory), strict=True)
        for line in lines_unless_zero(
            seat, named(game.tiles[name].name), card.end_points(game, territory), card.rule
        )
    ]


def strength(game: Game, seat: Seat, comparison: str, value: int = 0) -> int:
    """Return a seat's value in a comparison, starting from `value`."""
    for listener in game.hooks.strength:
        value = listener.strength(game, seat, comparison, value)
    return value


class HoldScoring(Step, frozen=True, tag="hold-scoring"):
    """Compare all seats with the weakest one, in every comparison."""

    name: str

    def run(self, game: Game) -> None:
        """Score the leads."""
        game.emit(ScoringHeld(self.name))
        seats = range(game.setup.players)
        for comparison in game.edition.comparisons:
            values = [strength(game, seat, comparison) for seat in seats]
            for seat, points in enumerate(comparison_points(game, comparison, values)):
                if points:
                    reason = Reason("scoring-of", (self.name, comparison))
                    game.score(seat, reason, points, game.rule("scoring"))
        for listener in game.hooks.on_scoring_held:
            listener.on_scoring_held(game, self.name)


def end_game(game: Game) -> None:
    """Put the end of the game on the agenda: what listeners add, the last scoring, the end."""
    game.then(HoldScoring(game.edition.last_scoring), EndGame())
    for listener in game.hooks.on_game_ending:
        listener.on_game_ending(game)


def ended_now(game: Game) -> Game:
    """Return a clone of a game in which all is scored that the end would score now.

    What is asked for on the way is declined or gets its first answer. Nothing is drawn: what
    listeners put on the agenda after the end lines stays there.
    """
    end = game.clone()
    agenda = end.state.agenda
    if not end.pending(EndGame):
        agenda.clear()
        end_game(end)
    while not isinstance(step := agenda[-1], EndGame):
        if isinstance(step, Decision):
            _answer_simply(end, step)
        else:
            agenda.pop().run(end)
    agenda.pop().run(end)
    return end


def _answer_simply(game: Game, decision: Decision) -> None:
    seat = decision.waiting(game)[0]
    options = decision.options(game, seat)
    game.answer(seat, DECLINE if DECLINE in options else options[0])


class EndGame(Step, frozen=True, tag="end-game"):
    """Score the end of the game, then whatever listeners add."""

    def run(self, game: Game) -> None:
        """Score the end lines and clear the agenda."""
        for seat in range(game.setup.players):
            lines: tuple[PointsScored, ...] = ()
            for listener in game.hooks.end_lines:
                lines = listener.end_lines(game, seat, lines)
            for line in lines:
                game.add_score_line(line)
        game.state.agenda.clear()
        game.then(CloseGame())
        for listener in game.hooks.on_game_ended:
            listener.on_game_ended(game)


class CloseGame(Step, frozen=True, tag="close-game"):
    """Determine the winners."""

    def run(self, game: Game) -> None:
        """Store and announce the winners."""
        game.state.winners = winning_seats(game)
        game.emit(GameEnded(game.state.winners))


def winning_seats(game: Game) -> tuple[Seat, ...]:
    """Return the seats with the most points; among these, those with the most goods."""
    territories = game.state.territories
    ranks = [(each.points, sum(each.held().values())) for each in territories]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
