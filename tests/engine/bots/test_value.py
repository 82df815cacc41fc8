"""The learned value: its features, its weights and what it says of a position."""

import msgspec
import pytest

from games.engine import CHRONICLES, EDITIONS, Game, Setup
from games.engine.bots.features import phase
from games.engine.bots.value import (
    Evaluator,
    contributions,
    decode_weights,
    expected_margin,
    position_features,
    table_features,
    weights_for,
    win_chances,
    write_weights,
)
from tests.engine.bots.positions import positions, setup_for

KINDS = [
    *(setup_for("glen-more-2010", players) for players in (2, 3, 4, 5)),
    *(setup_for("glen-more-2", players) for players in (2, 3, 4)),
]
WITH_CHRONICLES = [
    setup_for(
        "glen-more-2",
        players,
        tuple(number for number, each in CHRONICLES.items() if each.min_players <= players),
    )
    for players in (2, 3, 4)
]


def name_of(setup: Setup) -> str:
    """Return a short name for a set-up."""
    chronicles = f"-chronicles-{len(setup.chronicles)}" if setup.chronicles else ""
    return f"{setup.game}-{setup.players}{chronicles}"


@pytest.fixture(params=["glen-more-2010", "glen-more-2"])
def game(request: pytest.FixtureRequest) -> Game:
    """Return a position in the middle of a game."""
    found = positions(setup_for(request.param), "value", 25)
    return found[len(found) // 2]


@pytest.mark.parametrize("setup", [*KINDS, *WITH_CHRONICLES], ids=name_of)
def test_the_weights_match_the_features_of_the_code(setup: Setup) -> None:
    """If this fails, features were renamed or added: run `manage.py train` for these weights."""
    weights = weights_for(setup)
    assert weights.edition == setup.game
    assert weights.players <= setup.players
    assert weights.chronicles == bool(setup.chronicles)
    names = {
        name
        for game in positions(setup, "weights", 40)
        for features in table_features(game)
        for name, number in features.items()
        if number
    }
    assert names <= weights.features.keys()


@pytest.mark.parametrize("setup", [*KINDS, *WITH_CHRONICLES], ids=name_of)
def test_weights_say_where_they_come_from(setup: Setup) -> None:
    training = weights_for(setup).training
    assert training.date >= "2026-11-18"
    assert training.games >= 20
    assert training.positions > training.games
    assert 0 < training.fit < 1


def test_no_weight_is_for_a_feature_that_no_game_has() -> None:
    """The other direction, over all kinds of games: a renamed feature leaves an old weight."""
    names = {"2010": set[str](), "2": set[str]()}
    for setup in (*KINDS, *WITH_CHRONICLES):
        for game in positions(setup, "weights", 40):
            names[setup.game.removeprefix("glen-more-")] |= set(table_features(game)[0])
    for setup in KINDS:
        known = names[setup.game.removeprefix("glen-more-")]
        stale = weights_for(setup).features.keys() - known
        assert {name for name in stale if not _is_rare(name)} == set()


def _is_rare(name: str) -> bool:
    """Return whether few games have something: a clan or a certain tile."""
    return name.startswith(("clan-", "makes-", "gives-", "trades", "extra-"))


def test_weights_survive_writing_and_reading() -> None:
    weights = weights_for(KINDS[0])
    assert decode_weights(write_weights(weights)) == weights
    assert msgspec.json.decode(write_weights(weights))["players"] == weights.players


def test_more_points_are_worth_more(game: Game) -> None:
    before = expected_margin(game, 0)
    game = game.clone()
    game.state.territories[0].points += 5
    assert expected_margin(game, 0) == pytest.approx(before + 5, abs=1.5)
    assert expected_margin(game, 1) < -before


def test_the_value_is_the_sum_of_what_features_contribute(game: Game) -> None:
    assert sum(contributions(game, 0).values()) == pytest.approx(expected_margin(game, 0))
    assert set(contributions(game, 0)) <= set(position_features(game, 0))


def test_the_value_within_a_turn_is_that_of_the_position(game: Game) -> None:
    weights = weights_for(game.setup)
    evaluator = Evaluator(game, 0, weights)
    assert evaluator.value(game) == pytest.approx(expected_margin(game, 0, weights))
    changed = game.clone()
    changed.state.territories[0].coins += 2
    changed.state.territories[1].points += 3
    changed.state.territories[1].whisky += 1
    assert evaluator.value(changed) == pytest.approx(expected_margin(changed, 0, weights))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_value_of_a_finished_game_is_its_result(edition: str) -> None:
    *_, over = positions(setup_for(edition), "value", 25)
    points = [territory.points for territory in over.state.territories]
    assert expected_margin(over, 0) == points[0] - points[1]
    assert Evaluator(over, 1, weights_for(over.setup)).value(over) == points[1] - points[0]
    assert win_chances(over) == [
        (seat in over.state.winners) / len(over.state.winners) for seat in (0, 1)
    ]


@pytest.mark.parametrize("setup", [KINDS[0], KINDS[2], KINDS[5]], ids=name_of)
def test_chances_add_up_and_follow_the_value(setup: Setup) -> None:
    for game in positions(setup, "weights", 40):
        chances = win_chances(game)
        assert sum(chances) == pytest.approx(1)
        if not game.over:
            margins = [expected_margin(game, seat) for seat in range(setup.players)]
            assert chances.index(max(chances)) == margins.index(max(margins))


def test_a_game_has_less_and_less_before_it() -> None:
    phases = [phase(game) for game in positions(setup_for("glen-more-2010"), "value", 25)]
    assert phases[0] == 1
    assert phases == sorted(phases, reverse=True)
    assert phases[-1] < 0.2
