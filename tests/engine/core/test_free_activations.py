"""The activations that a player can make with one tap."""

import random

import pytest

from games.engine import Setup, new_game, new_seed
from games.engine.common.activation import Activate
from games.engine.common.free_activations import free_activations
from games.engine.core.choices import Choice
from games.engine.core.facts import GoodGained
from games.engine.core.game import Game
from tests.engine.scripted_table_2010 import given

ALL_CHRONICLES = tuple(range(1, 9))


def table_with(forest: str = "", butcher: str = "butcher-1") -> Game:
    """Return a game where the first seat has just placed a quarry between three tiles."""
    table = given(f"""
        4 players
        circuit: A quarry-3 B C D
        A map:
              | 0               | 1           | 2
            1 | forest-1 {forest} |           | {butcher}
            0 | start-village @ | forest-2    | pasture-2
        """)
    table.plays("A", "take 1", "place 1,1")
    return table.game


def cells(choices: list[Choice]) -> set[object]:
    """Return the cells of activations."""
    return {cell for _, cell in choices}


def test_production_is_free_and_what_asks_is_left_to_the_player() -> None:
    game = table_with()
    assert cells(free_activations(game, 0)) == {(0, 1), (1, 0), (1, 1), (2, 0), (0, 0)}


def test_a_tile_without_room_for_all_it_produces_is_left_to_the_player() -> None:
    assert (0, 1) not in cells(free_activations(table_with("wood wood wood"), 0))


@pytest.mark.parametrize("number", range(12))
def test_free_activations_ask_nothing_and_cost_nothing(number: int) -> None:
    edition = "glen-more-2010" if number % 3 == 0 else "glen-more-2"
    chronicles = ALL_CHRONICLES if number % 3 == 1 else ()
    setup = Setup(game=edition, players=2 + number % 3, chronicles=chronicles)
    game = new_game(setup, new_seed(f"free activations {number}"))
    chance, found = random.Random(number), 0
    while not game.over:
        seat = game.to_act[0]
        if isinstance(game.decision, Activate):
            found += assert_free(game, seat)
        game.play(seat, chance.choice(game.options(seat)))
    assert found


def assert_free(game: Game, seat: int) -> int:
    """Play the free activations and check each; return their number."""
    choices, trial = free_activations(game, seat), game.clone()
    for choice in choices:
        before = trial.clone()
        facts = trial.play(seat, choice)
        assert isinstance(trial.decision, Activate)
        mine, mine_before = trial.state.territories[seat], before.state.territories[seat]
        assert mine.coins >= mine_before.coins
        gained = sum(isinstance(fact, GoodGained) for fact in facts)
        held = sum(mine.held().values()) - sum(mine_before.held().values())
        assert held == gained
    return len(choices)
