"""Tests that a saved game continues the same way in another process."""

import json

import pytest

from games.engine import save_game
from tests.engine.core.other_process import finish, finish_elsewhere
from tests.engine.core.random_games import GLEN_MORE_2, RandomGame, name_of, some_games

GAMES = [*some_games(), *some_games(GLEN_MORE_2)[1:2]]


@pytest.mark.parametrize("played", GAMES, ids=name_of)
def test_a_game_saved_here_is_finished_there_as_it_would_have_been_here(
    played: RandomGame,
) -> None:
    saved = json.loads(json.dumps(save_game(played.at(40))))
    here = finish(saved, played.chooser)
    assert len(here[0]) > 20, "there must be something left to play"
    for hash_seed in (1, 2):
        assert finish_elsewhere(saved, played.chooser, hash_seed) == here
