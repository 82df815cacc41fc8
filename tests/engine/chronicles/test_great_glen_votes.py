"""Test the votes of the council of the Great Glen."""

import pytest

from games.engine import Setup, determinize, new_game, new_seed, view
from games.engine.chronicles.great_glen.board import great_glen_board
from games.engine.chronicles.great_glen.cards import CARDS
from games.engine.chronicles.great_glen.voting import VotesCast
from games.engine.core.choices import Choice
from tests.engine.chronicles.great_glen_table import all_vote, board, great_glen_table, person_taken
from tests.engine.scripted_table_2 import given

AYE: Choice = ("vote", "aye")
NAY: Choice = ("vote", "nay")


# --- set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c7_set_1__five_different_cards_and_seven_votes_each(players: int) -> None:
    setup = Setup(game="glen-more-2", players=players, chronicles=(7,))
    cards = great_glen_board(new_game(setup, new_seed("council"))).cards

    assert len(set(cards)) == 5
    assert set(cards) <= set(CARDS.newest)
    assert great_glen_board(new_game(setup, new_seed("council"))).votes == ((4, 3),) * players


def test_c7_set_1__each_of_ten_cards_may_be_drawn() -> None:
    setup = Setup(game="glen-more-2", players=2, chronicles=(7,))
    games = [new_game(setup, new_seed(f"council {number}")) for number in range(20)]

    assert len(CARDS.newest) == 10
    assert {card for game in games for card in great_glen_board(game).cards} == set(CARDS.newest)


# --- when it votes -----------------------------------------------------------------------------


def test_c7_vote_1__after_the_marker_the_taker_chooses_a_card_and_all_vote() -> None:
    table = person_taken()

    table.plays("A", "claim Douglas", until="choose-card")
    table.asks("A", "choose-card")
    assert table.points == [3, 0, 0]  # the clan came first
    assert table.options("A", "propose") == {"Square", "Beasts", "Sets", "Materials", "Castles"}
    table.plays("A", "propose Sets", until="vote")
    assert table.game.to_act == (0, 1, 2)
    all_vote(table, "+-+")

    table.asks("A", "activate")
    assert board(table).accepted == ("Sets",)


def test_c7_vote_1__also_if_no_marker_was_placed() -> None:
    table = person_taken()

    table.plays("A", "decline", until="choose-card")

    table.asks("A", "choose-card")


@pytest.mark.parametrize(
    ("answers", "accepted"),
    [("++", True), ("+-", True), ("--", False), ("+--", False), ("-++", True), ("-+-+", True)],
)
def test_c7_vote_1__as_many_aye_as_nay_are_enough(answers: str, *, accepted: bool) -> None:
    table = person_taken(len(answers))
    table.plays("A", "decline", "propose Square", until="vote")
    all_vote(table, answers)

    assert board(table).accepted == (("Square",) if accepted else ())
    assert board(table).refused == (() if accepted else ("Square",))


def test_c7_vote_1__a_card_is_voted_on_once() -> None:
    table = person_taken(refused=("Beasts", "Castles"))

    table.plays("A", "decline", until="choose-card")

    assert table.options("A", "propose") == {"Square", "Sets", "Materials"}
    table.refuses("A", "propose Beasts", "C7-VOTE-1")


def test_c7_vote_1__the_last_card_needs_no_choice() -> None:
    table = person_taken(refused=("Square", "Beasts", "Sets", "Materials"))

    table.plays("A", "decline", until="vote")

    assert table.game.to_act == (0, 1, 2)


def test_c7_vote_1__without_a_card_left_no_vote_is_held() -> None:
    table = person_taken(refused=("Square", "Beasts", "Sets", "Materials", "Castles"))

    table.plays("A", "decline")

    table.asks("A", "activate")


def test_c7_vote_1__without_the_chronicle_nobody_votes() -> None:
    table = given("2 players\ncircuit: A john-knox B")

    table.plays("A", "take 1", "decline")

    table.asks("A", "activate")


# --- how it votes ------------------------------------------------------------------------------


def test_c7_vote_2__votes_are_revealed_together_and_spent() -> None:
    table = person_taken()
    table.plays("A", "decline", "propose Square", until="vote")

    for seat, answer in ((2, NAY), (0, AYE)):
        assert table.game.play(seat, answer) == ()
        assert board(table).votes == ((4, 3), (4, 3), (4, 3))
    assert table.game.play(1, NAY)[0] == VotesCast("Square", ("aye", "nay", "nay"), False)
    assert board(table).votes == ((3, 3), (4, 2), (4, 2))


def test_c7_vote_2__the_votes_stay_on_the_card() -> None:
    table = person_taken()
    table.plays("A", "decline", until="choose-card")
    table.plays("A", "propose Sets", until="vote")
    asked = view(table.game, 2).prompt
    assert asked
    assert asked.subject == "Sets"
    all_vote(table, "+-+")

    assert board(table).ballots == (("Sets", ("aye", "nay", "aye")),)


def test_c7_vote_2__until_then_each_sees_only_the_own_vote() -> None:
    tables = [person_taken(), person_taken()]
    for table, answer in zip(tables, (AYE, NAY), strict=True):
        table.plays("A", "decline", "propose Square", until="vote")
        table.game.play(1, answer)
    one, other = (table.game for table in tables)

    for viewer in (0, 2, None):
        assert view(one, viewer) == view(other, viewer)
        assert view(one, viewer).answered == (1,)
        assert view(one, viewer).own_answer is None
    assert (view(one, 1).own_answer, view(other, 1).own_answer) == (AYE, NAY)


def test_c7_vote_2__a_bot_does_not_see_the_votes_of_others() -> None:
    table = person_taken()
    table.plays("A", "decline", "propose Square", until="vote")
    table.game.play(1, AYE)

    dealt = [determinize(table.game, 0, secret).state.sealed[1] for secret in range(20)]

    assert set(dealt) == {AYE, NAY}
    assert determinize(table.game, 1, "any").state.sealed[1] == AYE


def test_c7_vote_2__a_seat_votes_with_what_it_has_left() -> None:
    table = person_taken(2, votes=[(0, 2), (2, 0)])
    table.plays("A", "decline", "propose Square", until="vote")

    table.refuses("A", "vote aye", "C7-VOTE-2")
    all_vote(table, "-+")

    assert board(table).votes == ((0, 1), (1, 0))
    assert board(table).accepted == ("Square",)


def test_c7_vote_2__everyone_votes_even_with_one_kind_left() -> None:
    table = person_taken(2, votes=[(1, 0), (1, 0)])

    table.plays("A", "decline", "propose Square", until="vote")

    assert table.game.to_act == (0, 1)


def test_c7_vote_2__the_votes_left_are_public() -> None:
    table = person_taken(2, votes=[(1, 2), (3, 0)])

    for viewer in (0, 1, None):
        assert view(table.game, viewer).boards["great-glen"] == board(table)


# --- which persons count -----------------------------------------------------------------------


def test_c7_vote_3__a_person_that_came_through_a_marker_is_voted_on_first() -> None:
    table = great_glen_table("2 players\ncircuit: A john-knox B\ndiscarded: rob-roy\nA: coins 9")

    table.plays("A", "take 1", "claim Munro", "build rob-roy", "decline", until="choose-card")
    table.plays("A", "propose Square", until="vote")
    all_vote(table, "++")
    table.asks("A", "choose-card")  # now for John Knox
    table.plays("A", "propose Beasts", until="vote")
    all_vote(table, "--")

    table.asks("A", "activate")
    assert (board(table).accepted, board(table).refused) == (("Square",), ("Beasts",))


def test_c7_vote_3__david_hume_calls_no_vote() -> None:
    table = great_glen_table("2 players\ncircuit: A john-knox B\nA: coins 9")

    table.plays("A", "take 1", "claim McKay", "propose Square", until="vote")
    all_vote(table, "++")

    assert set(table.of("A").persons) == {"john-knox", "david-hume"}
    table.asks("A", "activate")


def test_c7_vote_3__a_person_that_is_discarded_calls_no_vote() -> None:
    table = great_glen_table("2 players\ncircuit: die john-knox A moray B")

    assert "john-knox" in table.discarded.split()
    table.asks("A", "take-tile")
