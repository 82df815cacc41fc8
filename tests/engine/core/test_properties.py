"""Properties that hold in every game, whatever its players do."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import load_game, save_game
from games.engine.common.invariants import check
from games.engine.core.state import Territory
from tests.engine.core.random_games import (
    MAX_DECISIONS,
    Chooser,
    RandomGame,
    all_games,
    chooser,
    depths,
    play_on,
    random_games,
)


@settings(max_examples=80)
@given(random_games())
def test_every_position_of_every_game_is_sound_and_every_game_ends(played: RandomGame) -> None:
    game = played.begin()
    check(game)
    for _ in play_on(game, played.chooser):
        check(game)
        assert all(game.options(seat) for seat in game.to_act)
    assert game.over
    assert not game.to_act
    assert game.state.winners


@given(random_games())
def test_only_one_seat_is_asked_at_a_time_and_the_others_have_no_options(
    played: RandomGame,
) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser):
        assert len(game.to_act) <= 1
        others = set(range(played.setup.players)) - set(game.to_act)
        assert all(game.options(seat) == [] for seat in others)


@given(random_games())
def test_equal_set_up_seed_and_moves_give_equal_games(played: RandomGame) -> None:
    one, other = played.begin(), played.begin()
    for move in play_on(one, played.chooser):
        assert other.play(move.seat, move.choice) == move.facts
    assert save_game(other) == save_game(one)


@given(random_games())
def test_another_seed_gives_another_game(played: RandomGame) -> None:
    another = RandomGame(played.setup, played.secret + 1, played.chooser)
    assert another.begin().state.stacks != played.begin().state.stacks


@given(random_games(), depths())
def test_playing_on_a_clone_leaves_the_original_alone(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    before = save_game(game)
    clone = game.clone()
    assert save_game(clone) == before
    moves = list(play_on(clone, played.chooser, start=depth))
    assert save_game(game) == before
    assert all(game.options(seat) == played.at(depth).options(seat) for seat in game.to_act)
    assert (save_game(clone) != before) == bool(moves)


@given(random_games(), depths())
def test_playing_on_leaves_a_clone_alone(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    clone = game.clone()
    before = save_game(clone)
    end = [move.facts for move in play_on(game, played.chooser, start=depth)]
    assert save_game(clone) == before
    assert [move.facts for move in play_on(clone, played.chooser, start=depth)] == end


@settings(max_examples=15)
@given(random_games())
def test_a_game_can_be_saved_and_loaded_at_every_decision(played: RandomGame) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser):
        saved = save_game(game)
        loaded = load_game(json.loads(json.dumps(saved)))
        assert save_game(loaded) == saved
        assert loaded.state == game.state
        assert loaded.to_act == game.to_act
        assert all(loaded.options(seat) == game.options(seat) for seat in game.to_act)


@given(random_games(), depths(), chooser())
def test_a_loaded_game_plays_on_like_the_saved_one(
    played: RandomGame, depth: int, later: Chooser
) -> None:
    game = played.at(depth)
    loaded = load_game(json.loads(json.dumps(save_game(game))))
    assert list(play_on(loaded, later)) == list(play_on(game, later))
    assert save_game(loaded) == save_game(game)


@given(random_games(), depths(), st.integers(1, 3))
def test_asking_for_options_changes_nothing(played: RandomGame, depth: int, times: int) -> None:
    game = played.at(depth)
    before = save_game(game)
    asked = [[game.options(seat) for seat in game.to_act] for _ in range(times)]
    assert all(each == asked[0] for each in asked)
    assert save_game(game) == before


def test_a_territory_of_any_edition_can_be_copied() -> None:
    own = Territory({(0, 0): "fair-1"}, {(0, 0): ("wood",)}, {(0, 0): 2}, 3, 4, 5, ("loch-ness",))
    copy = own.clone()
    assert copy == own
    copy.put((0, 0), "stone")
    copy.drop_scotsman((0, 0))
    copy.tiles[1, 1] = "fair-2"
    assert own == Territory(
        {(0, 0): "fair-1"}, {(0, 0): ("wood",)}, {(0, 0): 2}, 3, 4, 5, ("loch-ness",)
    )


def test_a_game_has_at_least_five_decisions_for_each_seat_and_comes_to_its_end_in_time() -> None:
    for played in all_games():
        decisions = len(list(play_on(played.begin(), played.chooser)))
        assert 5 * played.setup.players < decisions < MAX_DECISIONS / 5
