"""What are leads worth, and who wins?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.agenda import Step
from games.engine.choices import Seat
from games.engine.facts import GameEnded, PointsScored, ScoringHeld

if TYPE_CHECKING:
    from games.engine.game import Game

#: Victory points for a lead of 0, 1, 2, 3, 4, 5 and more over whoever has least.
LEAD_POINTS = (0, 1, 2, 3, 5, 8)
TILE_PENALTY = 3


def lead_points(lead: int, table: tuple[int, ...] = LEAD_POINTS) -> int:
    """The points for a lead, by a table whose last entry holds for all larger ones too.

    >>> lead_points(4), lead_points(7)
    (5, 8)
    """
    return table[min(lead, len(table) - 1)]


def comparison_points(game: Game, comparison: str, values: list[int]) -> list[int]:
    """The points of each seat in a comparison."""
    leads = [value - min(values) for value in values]
    points = [lead_points(lead) for lead in leads]
    for listener in game.hooks.lead_points:
        points = [
            listener.lead_points(game, seat, comparison, lead, points[seat])
            for seat, lead in enumerate(leads)
        ]
    return points


def tile_penalties(sizes: list[int]) -> list[int]:
    """What each seat loses for a territory larger than the smallest.

    >>> tile_penalties([15, 13, 16])
    [6, 0, 9]
    """
    least = min(sizes)
    return [TILE_PENALTY * (size - least) for size in sizes]


def tile_penalty(game: Game, seat: Seat) -> int:
    """What a seat loses for its territory."""
    return tile_penalties([len(territory.tiles) for territory in game.state.territories])[seat]


def line_if(seat: Seat, label: str, points: int, rule: str) -> tuple[PointsScored, ...]:
    """A line of the score sheet, or none where there is nothing to score."""
    return (PointsScored(seat, label, points, rule),) if points else ()


def card_lines(game: Game, seat: Seat) -> list[PointsScored]:
    """What the cards of a seat are worth at the end of the game."""
    territory = game.state.territories[seat]
    return [
        line
        for name, card in zip(territory.cards, game.cards(territory), strict=True)
        for line in line_if(
            seat, game.tiles[name].name, card.end_points(game, territory), card.rule
        )
    ]


def strength(game: Game, seat: Seat, comparison: str, value: int = 0) -> int:
    """What a seat brings to a comparison, at first sight so much."""
    for listener in game.hooks.strength:
        value = listener.strength(game, seat, comparison, value)
    return value


class HoldScoring(Step, frozen=True, tag="hold-scoring"):
    """Compare all seats with the weakest, in every comparison."""

    name: str

    def run(self, game: Game) -> None:
        """Score the leads."""
        game.tell(ScoringHeld(self.name))
        seats = range(game.setup.players)
        for comparison in game.edition.comparisons:
            values = [strength(game, seat, comparison) for seat in seats]
            for seat, points in enumerate(comparison_points(game, comparison, values)):
                if points:
                    label = f"scoring {self.name}: {comparison}"
                    game.score(seat, label, points, game.rule("scoring"))
        for listener in game.hooks.on_scoring_held:
            listener.on_scoring_held(game, self.name)


class EndGame(Step, frozen=True, tag="end-game"):
    """The end bonuses, then whatever listeners add."""

    def run(self, game: Game) -> None:
        """Score the end and close the table."""
        for seat in range(game.setup.players):
            lines: tuple[PointsScored, ...] = ()
            for speaker in game.hooks.end_lines:
                lines = speaker.end_lines(game, seat, lines)
            for line in lines:
                game.enter(line)
        game.state.agenda.clear()
        game.then(CloseGame())
        for listener in game.hooks.on_game_ended:
            listener.on_game_ended(game)


class CloseGame(Step, frozen=True, tag="close-game"):
    """Nothing is left to do but to tell the result."""

    def run(self, game: Game) -> None:
        """Find the winners."""
        game.state.winners = best_seats(game)
        game.tell(GameEnded(game.state.winners))


def best_seats(game: Game) -> tuple[Seat, ...]:
    """The seats with the most points; of those, the ones with the most goods."""
    territories = game.state.territories
    ranks = [(each.points, sum(each.held().values())) for each in territories]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
