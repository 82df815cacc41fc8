"""Do standing orders answer in the turns of others, and only there?"""

import json
from random import Random

import pytest

from games.engine import Choice, Setup, new_game, new_seed
from games.engine.agenda import Decision
from games.engine.game import Game
from games.engine.orders import ALWAYS, NEVER, foreseen, next_answer, obey, questions, questions_at
from games.engine.serial import step_kinds
from tests.engine.chronicles.council import person_taken
from tests.engine.chronicles.gang import board, figure, idle
from tests.engine.chronicles.kitchen import kitchen
from tests.engine.chronicles.slopes import slopes
from tests.engine.chronicles.test_penny_mobs_powers import producing
from tests.engine.table_2 import Table


def asked() -> Table:
    """A table where McMail's owner B is asked in A's turn."""
    table = producing()
    table.plays("A", "activate 0,1", until="buy-produce")
    return table


@pytest.mark.parametrize(
    ("order", "goods"), [(ALWAYS, "wood"), (NEVER, ""), (("mail", "wood", (1, 0)), "wood")]
)
def test_an_order_answers_in_the_turn_of_another(order: Choice, goods: str) -> None:
    table = asked()

    answers = list(obey(table.game, {(1, "buy-produce"): order}))

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

    assert list(obey(table.game, orders)) == []
    table.asks("B", "buy-produce")


def test_who_is_at_turn_is_always_asked() -> None:
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

    assert len(list(obey(table.game, {(1, "place-figure"): ALWAYS}))) == 1

    assert figure(table, "MacDarkie").seat in (2, 3)
    assert board(table).owner("MacDarkie") == 1


def test_orders_vote_one_after_the_other() -> None:
    table = person_taken()
    table.plays("A", "decline", "propose Square", until="vote")
    table.game.play(0, ("vote", "aye"))

    answers = list(obey(table.game, {(1, "vote"): NEVER, (2, "vote"): NEVER}))

    assert [choice for _, choice, _ in answers] == [("vote", "nay")] * 2
    assert table.game.to_act == (0,)


def test_what_an_order_rolls_for_it_pays_with_the_youngest_cask() -> None:
    cellars = {"board": "single-cask", "casks": [[], [1, 3], []], "cellars": [1, 1, 1]}
    step = json.dumps({"kind": "hold-haggis-scoring", "name": "B"})
    table = kitchen(
        f"3 players\nchronicles: 3, 5\nboard: {json.dumps(cellars)}\nB: whisky 2\n"
        f'circuit: A moray B easdale C\nto do: {step}\nto do: {{"kind": "next-turn"}}',
        ("", "3", ""),
        rolls=(1, 1, 1, 1, 3),
    )
    orders = {(1, "roll-for-whisky"): ALWAYS, (1, "give-cask"): ALWAYS}

    answers = [choice for _, choice, _ in obey(table.game, orders)]

    assert answers == [("roll",), ("give-cask", 1)]


def test_an_order_says_where_the_mountain_s_resources_go_at_the_end() -> None:
    table = slopes(
        "2 players\nrondel: 8 B, 9 the-end, 11 A, 11 mountain\n"
        "stack A:\nstack B:\nstack C:\nstack D:",
        "wood",
    )
    table.plays("B", "go 9", until="put-finds-at-the-end")

    assert len(list(obey(table.game, {(0, "put-finds-at-the-end"): ALWAYS}))) == 1

    assert table.goods("A") == "wood"


def test_a_vote_of_a_kind_that_is_spent_cannot_be_ordered() -> None:
    table = person_taken(2, votes=[(4, 3), (4, 0)])
    table.plays("A", "decline", "propose Square", until="vote")

    assert next_answer(table.game, {(1, "vote"): NEVER}) is None


def test_every_question_that_knows_orders_can_be_saved_and_names_real_ones() -> None:
    assert set(questions()) == {
        *("buy-produce", "give-cask", "give-penny", "hand-over-token", "place-figure"),
        *("put-finds-at-the-end", "reroll", "return-haggis-token", "roll-for-whisky", "starve"),
        *("trick", "vote"),
    }
    for kind, orders in questions().items():
        assert set(orders) <= {"always", "never"}
        assert issubclass(step_kinds()[kind], Decision)


def test_every_answer_in_anothers_turn_is_foreseen_or_what_always_and_never_say() -> None:
    setup = Setup(game="glen-more-2", players=4, chronicles=(1, 2, 3, 4, 5, 6, 7, 8))
    met: set[str] = set()
    for number in range(8):
        game, whim = new_game(setup, new_seed(f"foreseen {number}")), Random(number)
        while not game.over:
            seat = game.to_act[0]
            if game.decision and seat != game.state.turn.seat:
                met.add(game.decision.kind)
                assert_foreseen(game, seat)
            game.play(seat, whim.choice(game.options(seat)))
    assert met > {"vote", "buy-produce", "place-figure"}


def assert_foreseen(game: Game, seat: int) -> None:
    """All that the seat may answer to the question in hand can be ordered."""
    decision = game.decision
    assert decision
    standing = {*decision.standing.values()}
    by_name = foreseen(game, decision.kind, seat)
    assert set(game.options(seat)) <= {*standing, *by_name}
    assert not standing.intersection(by_name)


def test_what_is_foreseen_need_not_be_possible_yet() -> None:
    table = asked()

    answers = foreseen(table.game, "buy-produce", 1)

    assert ("mail", "cattle", (0, 0)) in answers
    assert ("fence", "wood") in answers
    assert ("mail", "wood", (5, 5)) not in answers


def test_yes_or_no_is_not_foreseen_by_name() -> None:
    game = new_game(Setup(game="glen-more-2", players=3, chronicles=(5, 7, 8)), new_seed("yes"))
    plain = {name for name in questions_at(game) if not foreseen(game, name, 0)}
    assert plain == {"vote", "reroll", "roll-for-whisky"}
