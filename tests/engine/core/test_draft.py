"""Tests of undo and redo."""

import pytest
from hypothesis import given

from games.engine import Choice, Seat, Setup, UndoRefused, new_game, new_seed, save_game
from games.engine.core.choices import END
from games.engine.core.draft import Draft
from games.engine.core.facts import DieRolled, TileLaid
from tests.engine.core.random_games import GAME, Chooser, RandomGame, random_games

EAGER = Chooser((4, 9, 2), eager=True)


def new_draft(players: int = 4) -> Draft:
    """Return a draft of a new game in which the first seat begins."""
    setup = Setup(game=GAME, players=players, options=("fixed-order",))
    return Draft(new_game(setup, new_seed("draft")))


def play_until_the_end_is_open(draft: Draft) -> list[tuple[Seat, Choice]]:
    """Play until the turn could be ended."""
    moves: list[tuple[Seat, Choice]] = []
    while not moves or draft.game.options(0) != [END]:
        seat, choice = EAGER.pick(draft.game, len(moves))
        draft.play(seat, choice)
        moves.append((seat, choice))
    return moves


def test_nothing_can_be_taken_back_before_anything_was_done() -> None:
    draft = new_draft()
    with pytest.raises(UndoRefused) as refused:
        draft.undo()
    assert refused.value.field == "undo"
    assert "you can’t undo" in refused.value.message
    assert draft.moves == []
    assert not draft.can_redo


def test_a_whole_turn_can_be_taken_back_move_by_move_to_its_beginning() -> None:
    draft = new_draft()
    saves = [save_game(draft.game)]
    moves: list[tuple[Seat, Choice]] = []
    while draft.game.options(0) != [END]:
        seat, choice = EAGER.pick(draft.game, len(moves))
        draft.play(seat, choice)
        moves.append((seat, choice))
        saves.append(save_game(draft.game))
        assert draft.moves == moves
    assert len(moves) >= 3
    for number in reversed(range(len(moves))):
        draft.undo()
        assert save_game(draft.game) == saves[number]
        assert draft.moves == moves[:number]
    with pytest.raises(UndoRefused):
        draft.undo()
    assert save_game(draft.game) == saves[0]


def test_what_was_taken_back_can_be_done_again() -> None:
    draft = new_draft()
    moves = play_until_the_end_is_open(draft)
    end = save_game(draft.game)
    for _ in moves:
        draft.undo()
    assert draft.can_redo
    for number in range(1, len(moves) + 1):
        assert draft.redo()
        assert draft.moves == moves[:number]
    assert save_game(draft.game) == end
    assert not draft.can_redo


def test_redo_is_refused_when_nothing_was_taken_back() -> None:
    draft = new_draft()
    draft.play(0, draft.game.options(0)[0])
    before = save_game(draft.game)
    with pytest.raises(UndoRefused) as refused:
        draft.redo()
    assert refused.value.field == "redo"
    assert save_game(draft.game) == before


def test_a_new_move_forgets_what_was_taken_back() -> None:
    draft = new_draft()
    first, second = draft.game.options(0)[:2]
    draft.play(0, first)
    draft.undo()
    draft.play(0, second)
    assert not draft.can_redo
    with pytest.raises(UndoRefused):
        draft.redo()
    assert draft.moves == [(0, second)]


def test_a_refused_move_forgets_nothing() -> None:
    draft = new_draft()
    draft.play(0, draft.game.options(0)[0])
    draft.undo()
    before = save_game(draft.game)
    with pytest.raises(ValueError, match="not seat"):
        draft.play(1, END)
    assert draft.can_redo
    assert save_game(draft.game) == before


def test_a_turn_whose_end_has_drawn_tiles_cannot_be_taken_back() -> None:
    draft = new_draft()
    play_until_the_end_is_open(draft)
    assert draft.moves
    facts = draft.play(0, END)
    assert any(isinstance(fact, TileLaid) for fact in facts)
    assert draft.moves == []
    with pytest.raises(UndoRefused):
        draft.undo()


def test_a_roll_of_the_die_cannot_be_taken_back() -> None:
    draft = new_draft(players=2)
    rolled = False
    for number in range(400):
        if rolled or draft.game.over:
            break
        facts = draft.play(*EAGER.pick(draft.game, number))
        rolled = any(isinstance(fact, DieRolled) for fact in facts)
    assert rolled
    with pytest.raises(UndoRefused):
        draft.undo()


def test_what_was_undone_stays_undone_when_the_game_goes_on_elsewhere() -> None:
    draft = new_draft()
    before = draft.game
    saved = save_game(before)
    draft.play(0, draft.game.options(0)[0])
    assert draft.game is not before
    assert save_game(before) == saved


@given(random_games())
def test_moves_can_be_taken_back_exactly_to_the_last_barrier(played: RandomGame) -> None:
    draft = Draft(played.begin())
    since, number = [save_game(draft.game)], 0
    while not draft.game.over:
        barriers, asked = draft.game.state.barriers, draft.game.to_act
        facts = draft.play(*played.chooser.pick(draft.game, number))
        number += 1
        drawn = any(isinstance(fact, TileLaid | DieRolled) for fact in facts)
        passed = draft.game.state.barriers > barriers
        assert passed == (drawn or draft.game.to_act != asked)
        since = [save_game(draft.game)] if passed else [*since, save_game(draft.game)]
        assert len(draft.moves) == len(since) - 1
    assert draft.moves == []


@given(random_games())
def test_undo_and_redo_between_all_moves_make_no_difference(played: RandomGame) -> None:
    draft, game = Draft(played.begin()), played.begin()
    number = 0
    while not game.over:
        seat, choice = played.chooser.pick(game, number)
        game.play(seat, choice)
        draft.play(seat, choice)
        back = len(draft.moves)
        for _ in range(back):
            draft.undo()
        for _ in range(back):
            draft.redo()
        number += 1
    assert save_game(draft.game) == save_game(game)
