"""Secret answers stay secret until all are in."""

from itertools import permutations

import msgspec
import pytest

from games.engine import Choice, Game, IllegalMove, NotYourTurn, Seat, determinize, save_game, view
from games.engine.common.activation import Activate
from games.engine.common.invariants import check
from games.engine.core import serial
from games.engine.core.draft import Draft
from games.engine.core.facts import TilePlaced
from games.engine.core.refusals import UndoRefused
from games.engine.notation.positions import write_position
from tests.engine.core.random_games import Chooser, play_on
from tests.engine.core.refusal_assertions import assert_refused
from tests.engine.core.sample_listeners import Vote, VotesCounted, VotingGame, new_table

EDITION = VotingGame()
SEATS = (0, 1, 2)
CHOOSER = Chooser((5, 77, 31, 8, 0, 12), eager=True)


def at_vote() -> Game:
    """Return a game of three in which all have to vote."""
    game = new_table(edition=EDITION)
    game.play(0, game.options(0)[0])
    placed = game.play(0, game.options(0)[0])
    assert any(isinstance(fact, TilePlaced) for fact in placed)
    assert game.decision == Vote(SEATS)
    return game


def reload(game: Game) -> Game:
    """Return the game after saving and loading it."""
    return serial.load(save_game(game), lambda _: (EDITION, ()))


def test_all_seats_are_asked_at_once() -> None:
    game = at_vote()
    assert game.to_act == SEATS
    assert [len(game.options(seat)) for seat in SEATS] == [4, 4, 5]
    check(game)


@pytest.mark.parametrize("order", list(permutations(SEATS)), ids=str)
def test_they_may_answer_in_any_order_and_all_is_revealed_with_the_last(
    order: tuple[Seat, ...],
) -> None:
    game = at_vote()
    for number, seat in enumerate(order[:-1], start=1):
        assert game.play(seat, ("give", seat + 1)) == ()
        assert set(game.to_act) == set(order[number:])
        assert [each.points for each in game.state.territories] == [0, 0, 0]
        check(game)
    last = order[-1]
    emitted = game.play(last, ("give", last + 1))
    assert emitted[0] == VotesCounted(((0, 1), (1, 2), (2, 3)))
    assert [each.points for each in game.state.territories] == [1, 2, 3]
    assert game.state.sealed == {}
    assert isinstance(game.decision, Activate)
    assert game.to_act == (0,)


def test_the_order_of_answers_makes_no_difference() -> None:
    ends = []
    for order in permutations(SEATS):
        game = at_vote()
        for seat in order:
            game.play(seat, ("give", seat))
        ends.append((game.state.territories, game.state.score_lines, game.state.agenda))
    assert all(end == ends[0] for end in ends)


def test_nobody_answers_twice() -> None:
    game = at_vote()
    game.play(1, ("give", 3))
    refusal = assert_refused(game, 1, ("give", 0))
    assert isinstance(refusal, NotYourTurn)
    assert "waiting for seat A, C" in refusal.message
    assert game.options(1) == []


def test_an_answer_that_only_another_seat_has_is_refused() -> None:
    game = at_vote()
    assert isinstance(assert_refused(game, 0, ("give", 4)), IllegalMove)
    game.play(2, ("give", 4))


@pytest.mark.parametrize("choice", [("sell", "wood", (0, 0)), ("move", (0, 0), (0, 1)), ("end",)])
def test_nothing_else_can_be_done_while_all_vote(choice: Choice) -> None:
    refusal = assert_refused(at_vote(), 0, choice)
    assert refusal.rule == "G1-TURN-1"


def test_a_view_shows_who_has_answered_and_only_the_own_answer() -> None:
    game = at_vote()
    game.play(2, ("give", 4))
    game.play(0, ("give", 1))
    for viewer in (*SEATS, None):
        assert view(game, viewer).answered == (0, 2)
    assert view(game, 0).own_answer == ("give", 1)
    assert view(game, 1).own_answer is None
    assert view(game, 2).own_answer == ("give", 4)
    assert view(game, None).own_answer is None


def test_another_answer_changes_nothing_that_others_see() -> None:
    one, other = at_vote(), at_vote()
    one.play(2, ("give", 0))
    other.play(2, ("give", 4))
    for viewer in (0, 1, None):
        assert view(one, viewer) == view(other, viewer)
        assert b'["give",4]' not in msgspec.json.encode(view(other, viewer))
    assert view(one, 2) != view(other, 2)


def test_answers_are_cleared_once_all_are_revealed() -> None:
    game = at_vote()
    for seat in SEATS:
        game.play(seat, ("give", 1))
    shown = view(game, 0)
    assert shown.answered == ()
    assert shown.own_answer is None


def test_a_bot_does_not_see_the_answers_of_others() -> None:
    game = at_vote()
    game.play(2, ("give", 4))
    game.play(0, ("give", 3))
    dealt = [determinize(game, 0, f"guess {number}") for number in range(40)]
    assert all(each.state.sealed[0] == ("give", 3) for each in dealt)
    assert {each.state.sealed[2] for each in dealt} == {("give", number) for number in range(5)}
    assert game.state.sealed[2] == ("give", 4)


def test_a_game_can_be_saved_between_two_answers() -> None:
    game = at_vote()
    for seat in SEATS:
        loaded = reload(game)
        assert loaded.state == game.state
        assert loaded.to_act == game.to_act
        assert list(play_on(loaded, CHOOSER)) == list(play_on(game.clone(), CHOOSER))
        game.play(seat, ("give", seat))
    assert save_game(reload(game)) == save_game(game)


def test_a_position_contains_the_sealed_answers() -> None:
    game = at_vote()
    game.play(1, ("give", 2))
    lines = write_position(game).splitlines()
    assert 'sealed: [1, ["give", 2]]' in lines
    assert 'to do: {"kind": "test-vote", "seats": [0, 1, 2]}' in lines


def test_a_vote_cannot_be_taken_back_once_another_has_voted_or_all_is_revealed() -> None:
    draft = Draft(at_vote())
    for seat in SEATS:
        draft.play(seat, ("give", 0))
        with pytest.raises(UndoRefused):
            draft.undo()


def test_games_with_votes_come_to_their_end() -> None:
    game = new_table(edition=EDITION)
    votes = 0
    for move in play_on(game, CHOOSER):
        check(game)
        votes += any(isinstance(fact, VotesCounted) for fact in move.facts)
    assert game.over
    assert votes > 10
