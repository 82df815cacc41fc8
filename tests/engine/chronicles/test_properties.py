"""Test what holds in every game, with whatever Chronicles."""

import json

import pytest

from games.engine import Game, Setup, determinize, load_game, save_game, view
from games.engine.chronicles.dubious_tome.board import DubiousTomeBoard
from games.engine.chronicles.single_cask.board import Sale, SingleCaskBoard
from games.engine.common.invariants import check, violations
from games.engine.core.serial import kind_tag
from games.engine.core.state import Board
from games.engine.notation.positions import read_position, write_position
from games.engine.presentation.standings import standings
from tests.engine.chronicles.sets import GAME, SETS, fixed_game, name_of, set_ups, sets_to_play
from tests.engine.core.random_games import play_checking_forecast, play_on

SETUPS = set_ups(sets_to_play())
#: Saving, drawing and redealing are tried once in this many decisions.
EVERY = 17


def can_be_ordered(game: Game) -> bool:
    """Whether a seat that is asked in the turn of another could have left an order."""
    at_turn = game.state.turn.seat
    others = [seat for seat in game.to_act if seat != at_turn]
    return not others or bool(game.decision and game.decision.standing_answers)


def moments(setup: Setup) -> list[Game]:
    """Some positions of a game, the last one its end."""
    played = fixed_game(setup, eager=setup.players % 2 == 0)
    game = played.begin()
    found = [game.clone()]
    for number, _ in enumerate(play_on(game, played.chooser)):
        if number % EVERY == 0 or game.over:
            found.append(game.clone())
    return found


@pytest.mark.parametrize(
    ("chosen", "board", "violation"),
    [
        (3, SingleCaskBoard(((1,), (), ()), (1, 1, 1)), "seat 0 has more casks than whisky"),
        (3, SingleCaskBoard(((4,), (), ()), (1, 1, 1)), "a cask of seat 0 lies in no cellar"),
        (3, SingleCaskBoard(((2, 2), (), ()), (1, 1, 1)), "two casks of seat 0 lie on one space"),
        (
            3,
            SingleCaskBoard(((), (), ()), (1, 1, 1), (Sale("single-cask-sale-b", 0, 4),)),
            "too many casks on single-cask-sale-b",
        ),
        (6, DubiousTomeBoard(turned=("loch-ness",)), "loch-ness is turned, and nobody has it"),
    ],
)
def test_an_impossible_board_is_a_violation(chosen: int, board: Board, violation: str) -> None:
    game = fixed_game(Setup(game=GAME, players=3, chronicles=(chosen,))).begin()
    game.state.boards[kind_tag(type(board))] = board

    assert violation in list(violations(game))


def test_a_mountain_on_the_wrong_space_is_a_violation() -> None:
    game = fixed_game(Setup(game=GAME, players=3, chronicles=(2,))).begin()
    tiles = game.state.rondel.tiles
    tiles[12] = tiles.pop(11)
    tiles[13] = tiles.pop(10)

    found = list(violations(game))
    assert "the mountain is on space 12" in found
    assert "something is on the second space of the mountain" in found


def test_every_set_has_its_turn() -> None:
    played = {chosen for day in range(len(SETS)) for chosen in sets_to_play(day)}

    assert played == set(SETS)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.parametrize("eager", [True, False])
def test_every_position_is_sound_and_the_game_ends(setup: Setup, *, eager: bool) -> None:
    played = fixed_game(setup, eager=eager)
    game = played.begin()
    check(game)
    for _ in play_on(game, played.chooser):
        check(game)
        assert all(game.options(seat) for seat in game.to_act)
        assert can_be_ordered(game)
    assert game.over
    assert game.state.winners


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_the_forecast_at_the_last_moment_is_the_result(setup: Setup) -> None:
    game = play_checking_forecast(fixed_game(setup))

    assert [each.end for each in standings(game)] == [0] * setup.players


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_game_can_be_saved_and_written_down_at_any_moment(setup: Setup) -> None:
    for game in moments(setup):
        saved = save_game(game)
        assert save_game(load_game(json.loads(json.dumps(saved)))) == saved
        text = write_position(game)
        again = read_position(text)
        assert write_position(again) == text
        assert [set(again.options(seat)) for seat in again.to_act] == [
            set(game.options(seat)) for seat in game.to_act
        ]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_new_deal_changes_nothing_that_a_viewer_sees(setup: Setup) -> None:
    for number, game in enumerate(moments(setup)):
        for viewer in (*range(setup.players), None):
            redealt = determinize(game, viewer, number)
            check(redealt)
            assert view(redealt, viewer) == view(game, viewer)
            assert view(load_game(save_game(redealt)), viewer) == view(game, viewer)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_equal_set_up_seed_and_moves_give_equal_games(setup: Setup) -> None:
    played = fixed_game(setup)
    one, other = played.begin(), played.begin()
    for move in play_on(one, played.chooser):
        assert other.play(move.seat, move.choice) == move.facts
    assert save_game(other) == save_game(one)
