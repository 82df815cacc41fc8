"""Test that standing orders answer in the turns of others, and only there."""

import json
from random import Random

import pytest

from games.engine import Choice, Setup, new_game, new_seed
from games.engine.core.agenda import Decision
from games.engine.core.game import Game
from games.engine.core.serial import step_kinds
from games.engine.core.standing_orders import (
    ALWAYS,
    NEVER,
    apply_orders,
    next_answer,
    orderable_answers,
    orderable_questions_in,
    questions,
    topic_of,
)
from tests.engine.chronicles.great_glen_table import person_taken
from tests.engine.chronicles.haggis_table import haggis_table
from tests.engine.chronicles.highlander_table import highlander_table
from tests.engine.chronicles.penny_mobs_table import board, figure, idle
from tests.engine.chronicles.test_penny_mobs_powers import producing
from tests.engine.scripted_table_2 import Table


def asked() -> Table:
    """Return a table where McMail's owner B is asked in A's turn."""
    table = producing()
    table.plays("A", "activate 0,1", until="buy-produce")
    return table


@pytest.mark.parametrize(
    ("order", "goods"), [(ALWAYS, "wood"), (NEVER, ""), (("mail", "wood", (1, 0)), "wood")]
)
def test_an_order_answers_in_the_turn_of_another(order: Choice, goods: str) -> None:
    table = asked()

    answers = list(apply_orders(table.game, {(1, "buy-produce"): order}))

    assert [seat for seat, _, _ in answers] == [1]
    assert table.goods("B") == goods
    table.asks("A", "activate")


@pytest.mark.parametrize(
    "orders",
    [
        {},
        {(1, "place-figure"): ALWAYS},
        {(2, "buy-produce"): ALWAYS},
        {(1, "buy-produce"): ("mail", "stone", (1, 0))},
        {(1, "buy-produce"): ("no", "such")},
    ],
)
def test_without_a_fitting_order_the_seat_is_asked(
    orders: dict[tuple[int, str], Choice],
) -> None:
    table = asked()

    assert list(apply_orders(table.game, orders)) == []
    table.asks("B", "buy-produce")


def test_the_seat_whose_turn_it_is_is_always_asked() -> None:
    table = idle("A: supply 7", freed={"MacDarkie": "A"})
    table.plays("A", "summon MacDarkie", until="place-figure")

    assert next_answer(table.game, {(0, "place-figure"): ALWAYS}) is None


def test_a_driven_out_figure_goes_anywhere_if_so_ordered() -> None:
    table = idle(
        "B: supply 7",
        players=4,
        movement=1,
        freed={"MacDarkie": "B"},
        figures={"MacDarkie": ("A", (1, 0))},
    )
    table.plays("A", "move 0,0 1,0", until="place-figure")

    assert len(list(apply_orders(table.game, {(1, "place-figure"): ALWAYS}))) == 1

    assert figure(table, "MacDarkie").seat in (2, 3)
    assert board(table).owner("MacDarkie") == 1


def test_orders_vote_one_after_the_other() -> None:
    table = person_taken()
    table.plays("A", "decline", "propose Square", until="vote")
    table.game.play(0, ("vote", "aye"))

    answers = list(apply_orders(table.game, {(1, "vote"): NEVER, (2, "vote"): NEVER}))

    assert [choice for _, choice, _ in answers] == [("vote", "nay")] * 2
    assert table.game.to_act == (0,)


def test_what_an_order_rolls_for_it_pays_with_the_youngest_cask() -> None:
    cellars = {"board": "single-cask", "casks": [[], [1, 3], []], "cellars": [1, 1, 1]}
    step = json.dumps({"kind": "hold-haggis-scoring", "name": "B"})
    table = haggis_table(
        f"3 players\nchronicles: 3, 5\nboard: {json.dumps(cellars)}\nB: whisky 2\n"
        f'circuit: A moray B easdale C\nto do: {step}\nto do: {{"kind": "next-turn"}}',
        ("", "3", ""),
        rolls=(1, 1, 1, 1, 3),
    )
    orders = {(1, "roll-for-whisky"): ALWAYS, (1, "give-cask"): ALWAYS}

    answers = [choice for _, choice, _ in apply_orders(table.game, orders)]

    assert answers == [("roll",), ("give-cask", 1)]


def test_an_order_decides_where_the_mountains_resources_go_at_the_end() -> None:
    table = highlander_table(
        "2 players\nrondel: 8 B, 9 the-end, 11 A, 11 mountain\n"
        "stack A:\nstack B:\nstack C:\nstack D:",
        "wood",
    )
    table.plays("B", "go 9", until="put-finds-at-the-end")

    assert len(list(apply_orders(table.game, {(0, "put-finds-at-the-end"): ALWAYS}))) == 1

    assert table.goods("A") == "wood"


def test_a_vote_of_a_kind_that_is_spent_cannot_be_ordered() -> None:
    table = person_taken(2, votes=[(4, 3), (4, 0)])
    table.plays("A", "decline", "propose Square", until="vote")

    assert next_answer(table.game, {(1, "vote"): NEVER}) is None


def test_every_question_with_orders_can_be_saved_and_offers_valid_orders() -> None:
    assert set(questions()) == {
        *("buy-produce", "give-cask", "give-penny", "hand-over-token", "place-figure"),
        *("put-finds-at-the-end", "reroll", "return-haggis-token", "roll-for-whisky", "starve"),
        *("trick", "vote"),
    }
    for kind, orders in questions().items():
        assert set(orders) <= {"always", "never"}
        assert issubclass(step_kinds()[kind], Decision)


def test_every_answer_in_another_turn_can_be_ordered() -> None:
    setup = Setup(game="glen-more-2", players=4, chronicles=(1, 2, 3, 4, 5, 6, 7, 8))
    asked_kinds: set[str] = set()
    for number in range(8):
        game, rng = new_game(setup, new_seed(f"foreseen {number}")), Random(number)
        while not game.over:
            seat = game.to_act[0]
            if game.decision and seat != game.state.turn.seat:
                asked_kinds.add(game.decision.kind)
                assert_orderable(game, seat)
            game.play(seat, rng.choice(game.options(seat)))
    assert asked_kinds > {"vote", "buy-produce", "place-figure"}


def assert_orderable(game: Game, seat: int) -> None:
    """All that the seat may answer to the question in hand can be ordered."""
    decision = game.decision
    assert decision
    standing = {*decision.standing_answers.values()}
    by_name = orderable_answers(game, decision.kind, seat)
    assert set(game.options(seat)) <= {*standing, *by_name}
    assert not standing.intersection(by_name)


def test_orderable_answers_need_not_be_possible_yet() -> None:
    table = asked()

    answers = orderable_answers(table.game, "buy-produce", 1)

    assert ("mail", "cattle", (0, 0)) in answers
    assert ("fence", "wood") in answers
    assert ("mail", "wood", (5, 5)) not in answers


def test_yes_and_no_are_not_ordered_by_name() -> None:
    game = new_game(Setup(game="glen-more-2", players=3, chronicles=(5, 7, 8)), new_seed("yes"))
    plain = {name for name in orderable_questions_in(game) if not orderable_answers(game, name, 0)}
    assert plain == {"vote", "reroll", "roll-for-whisky"}


def test_questions_are_listed_by_chronicle_whatever_the_import_order() -> None:
    setup = Setup(game="glen-more-2", players=4, chronicles=tuple(range(1, 9)))
    game = new_game(setup, new_seed("order of questions"))

    found = [*orderable_questions_in(game)]

    owners = [game.rule(topic_of(name)).partition("-")[0] for name in found]
    chronicles = [owner for owner in owners if owner.startswith("C")]
    assert chronicles == sorted(chronicles)
    assert len(found) > 10
    assert [*step_kinds()] == sorted(step_kinds())
