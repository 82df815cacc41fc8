"""Standings equal what a scoring would give, from public information alone."""

import pytest

from games.engine import CHRONICLES, Game, Setup, determinize
from games.engine.common.scoring import HoldScoring
from games.engine.core.facts import PointsScored
from games.engine.presentation.standings import standings
from tests.engine.core.random_games import Chooser, RandomGame, all_games, name_of

DEPTHS = (30, 150)
ALL_CHRONICLES = tuple(sorted(CHRONICLES))
GAMES = [
    *all_games(),
    RandomGame(
        Setup(game="glen-more-2", players=4, chronicles=ALL_CHRONICLES),
        8,
        Chooser((3, 141, 592), eager=True),
    ),
]


def scored(game: Game) -> list[int]:
    """Return what a scoring gives each seat when it is really held."""
    held = game.clone()
    held.facts.clear()
    HoldScoring("now").run(held)
    emitted = [fact for fact in held.facts if isinstance(fact, PointsScored)]
    lines = [line for line in emitted if line.reason.names[:1] == ("now",)]
    return [sum(line.points for line in lines if line.seat == seat) for seat in seats(game)]


def seats(game: Game) -> range:
    return range(game.setup.players)


@pytest.mark.parametrize("played", GAMES, ids=name_of)
def test_the_standings_are_what_a_scoring_brings_and_reveal_nothing(
    played: RandomGame,
) -> None:
    for depth in DEPTHS:
        game = played.at(depth)
        found = standings(game)
        assert [each.seat for each in found] == list(seats(game))
        assert [each.scoring for each in found] == scored(game)
        for viewer in (*seats(game), None):
            assert standings(determinize(game, viewer, depth)) == found


@pytest.mark.parametrize("played", all_games(), ids=name_of)
def test_the_end_of_the_game_is_estimated_from_the_current_position(played: RandomGame) -> None:
    game = played.at(60)
    assert not game.over
    for each, territory in zip(standings(game), game.state.territories, strict=True):
        smallest = min(len(other.tiles) for other in game.state.territories)
        penalty = 3 * (len(territory.tiles) - smallest)
        cards = sum(card.end_points(game, territory) for card in game.cards(territory))
        assert each.end == territory.coins - penalty + cards + each.scoring
