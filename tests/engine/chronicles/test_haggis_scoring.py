"""Test the haggis scoring."""

import pytest

from games.engine.chronicles.haggis.scoring import (
    HaggisRolled,
    HoldHaggisScoring,
    TokensCleared,
    TokenTurned,
)
from games.engine.common.invariants import check
from games.engine.core.facts import Gained, PointsScored, Reason, ScoringHeld
from tests.engine.chronicles.haggis_table import board, gains, haggis_table, scoring, tokens, turned

ASK = "roll-for-whisky"


# --- when and how often ------------------------------------------------------------------------


@pytest.mark.parametrize(("stack", "number"), [("A", 0), ("B", 4), ("C", 4)])
def test_c5_sco_1__right_after_the_scorings_of_b_and_c(stack: str, number: int) -> None:
    table = haggis_table(
        f'3 players\ncircuit: A moray B C\nto do: {{"kind": "hold-scoring", "name": "{stack}"}}'
        '\nto do: {"kind": "next-turn"}',
        ("1",),
    )

    assert len(table.facts_of(HaggisRolled)) == number
    kinds = [type(fact) for fact in table.facts if isinstance(fact, ScoringHeld | HaggisRolled)]
    assert kinds == [ScoringHeld, *[HaggisRolled] * number]


def test_c5_sco_1__before_the_refill_goes_on() -> None:
    more = "edradour, rob-roy, james-watt, glen-nevis, grantown, fort-augustus, tain-grocer"
    table = haggis_table(
        f"3 players\ncircuit: A easdale B C\nstack B: nairn\nstack C: tarbat, {more}, clan-hall",
        ("111",),
    )

    emitted = [getattr(fact, "tile", fact) for fact in table.facts]
    laid = [at for at, fact in enumerate(emitted) if fact == "tarbat"]
    rolled = [at for at, fact in enumerate(emitted) if isinstance(fact, HaggisRolled)]
    assert len(rolled) == 4
    assert max(rolled) < laid[0]


def test_c5_sco_1__and_after_the_end_of_the_game_scoring() -> None:
    table = haggis_table(
        '2 players\nA: coins 3\nto do: {"kind": "end-game"}', ("111",), rolls=[1, 1, 1, 2]
    )

    lines = [line.reason for line in table.game.state.score_lines if line.seat == 0]
    assert lines == [Reason("coins"), Reason("haggis-of", ("at the end",))]
    assert (gains(table), table.game.over) == ([9, 0], True)


def test_c5_sco_1__the_great_glen_cards_come_before_the_haggis() -> None:
    cards = '{"board": "great-glen", "cards": ["Smallest"], "accepted": ["Smallest"]}'
    text = f'2 players\nchronicles: 5, 7\nboard: {cards}\nto do: {{"kind": "end-game"}}'
    table = haggis_table(text, ("111",), rolls=[1, 1, 1, 2])

    lines = [line.rule for line in table.game.state.score_lines if line.seat == 0]
    assert lines == ["G2-END-2", "C7-CARD-Smallest", "C5-SCO-3"]


def test_c5_sco_1__after_each_of_four_rolls_every_seat_turns_a_matching_token_up() -> None:
    table = scoring(("123", "11", ""), [1, 2, 1, 3])

    assert [fact.face for fact in table.facts_of(HaggisRolled)] == [1, 2, 1, 3]
    assert table.facts_of(TokenTurned) == [
        TokenTurned(0, 1),
        TokenTurned(1, 1),
        TokenTurned(0, 2),
        TokenTurned(1, 1),
        TokenTurned(0, 3),
    ]
    assert gains(table) == [18, 4, 0]


def test_c5_sco_1__the_rolls_for_all_are_seen_until_the_next_scoring() -> None:
    table = scoring(("123", "11", ""), [1, 2, 1, 3, 2, 2, 2, 2])
    assert board(table).rolls == (1, 2, 1, 3)

    table.game.then(HoldHaggisScoring("C"))
    table.game.advance()
    assert board(table).rolls == (2, 2, 2, 2)


def test_c5_sco_1__at_most_three_are_turned_up() -> None:
    table = scoring(("11112", "", ""), [1, 1, 1, 1])

    assert len(table.facts_of(TokenTurned)) == 3
    assert (gains(table)[0], tokens(table)) == (9, "12")


def test_c5_sco_1__a_value_that_one_lacks_turns_nothing() -> None:
    table = scoring(("22", "", ""), [1, 3, 1, 1])

    assert (gains(table), tokens(table)) == ([0, 0, 0], "22")


def test_c5_sco_1__the_die_keeps_its_place_on_the_rondel() -> None:
    table = haggis_table(
        '2 players\ncircuit: A die moray B\nto do: {"kind": "hold-haggis-scoring", "name": "B"}'
        '\nto do: {"kind": "next-turn"}',
        ("1",),
    )

    assert table.game.state.rondel.pieces["die"] == 1
    assert len(table.facts_of(HaggisRolled)) == 4


# --- whisky ------------------------------------------------------------------------------------

TWO_WHISKY = "A: whisky 2"


def test_c5_sco_2__a_whisky_for_a_roll_of_one_s_own() -> None:
    table = scoring(("12", "12", ""), [1, 1, 1, 1, 2], TWO_WHISKY)

    table.asks("A", ASK)
    table.plays("A", "roll")

    assert table.facts_of(Gained) == [Gained(0, "whisky", -1)]
    assert table.facts_of(HaggisRolled) == [HaggisRolled(2, 0)]
    assert gains(table) == [6, 1, 0]
    assert table.of("A").whisky == 1


def test_c5_sco_2__again_and_again_until_three_are_up() -> None:
    table = scoring(("1222", "", ""), [1, 1, 1, 1, 3, 2, 2], "A: whisky 4")

    table.plays("A", "roll", until=ASK)
    assert turned(table) == "1"
    table.plays("A", "roll", until=ASK)
    assert turned(table) == "12"
    table.plays("A", "roll")

    assert (gains(table)[0], tokens(table), table.of("A").whisky) == (15, "2", 1)


def test_c5_sco_2__one_decides_after_each_result_and_may_stop() -> None:
    table = scoring(("12", "", ""), [1, 1, 1, 1, 3], TWO_WHISKY)

    table.plays("A", "roll", until=ASK)
    table.plays("A", "done")

    assert (gains(table)[0], tokens(table), table.of("A").whisky) == (1, "2", 1)


@pytest.mark.parametrize(("own", "whisky"), [("111", 2), ("1112", 2), ("12", 0), ("1", 2), ("", 2)])
def test_c5_sco_2__only_with_whisky_below_three_and_with_a_token_face_down(
    own: str, whisky: int
) -> None:
    table = scoring((own, "", ""), [1, 1, 1, 1], f"A: whisky {whisky}")

    table.asks("A", "take-tile")


def test_c5_sco_2__no_question_reveals_a_hidden_token() -> None:
    """A token that no roll could turn any more might as well be another."""
    table = scoring(("3", "", ""), [1, 1, 1, 1], TWO_WHISKY)

    table.asks("A", ASK)


def test_c5_sco_2__no_goods_are_sold_meanwhile() -> None:
    table = scoring(("12", "", ""), [1, 1, 1, 1], TWO_WHISKY)

    assert table.options("A", "sell") == set()
    table.refuses("A", "sell wood 0,0", "C5-SCO-2")


# --- points ------------------------------------------------------------------------------------


def test_c5_sco_3__number_times_sum_as_in_the_example() -> None:
    table = scoring(("113", "", ""), [1, 3, 2, 2])

    (line,) = [line for line in table.game.state.score_lines if line.seat == 0]
    assert line == PointsScored(0, Reason("haggis-of", ("B",)), 8, "C5-SCO-3")
    assert tokens(table) == "1"


@pytest.mark.parametrize(
    ("own", "rolls", "points"),
    [("1", [1, 1, 1, 1], 1), ("333", [3, 3, 3, 1], 27), ("123", [1, 2, 3, 1], 18)],
)
def test_c5_sco_3__what_is_turned_up_counts(own: str, rolls: list[int], points: int) -> None:
    assert gains(scoring((own, "", ""), rolls))[0] == points


def test_c5_sco_3__what_was_turned_up_goes_back_and_the_rest_stays() -> None:
    table = scoring(("113", "2", ""), [1, 3, 2, 2])

    assert table.facts_of(TokensCleared) == [TokensCleared(0, (1, 3)), TokensCleared(1, (2,))]
    assert board(table).turned == ((), (), ())
    assert (tokens(table, 0), tokens(table, 1)) == ("1", "")
    assert (len(board(table).pool), len(board(table).face_up)) == (10, 2)
    check(table.game)


def test_c5_sco_3__two_are_face_up_again() -> None:
    step = '{"kind": "hold-haggis-scoring", "name": "C"}'
    table = haggis_table(
        f'3 players\ncircuit: A moray B C\nto do: {step}\nto do: {{"kind": "next-turn"}}',
        ("111", "11122", "22333"),
        face_up="",
        rolls=[1, 1, 1, 1],
    )

    assert len(board(table).face_up) == 2
    check(table.game)


def test_c5_sco_3__nobody_scores_without_a_token_up() -> None:
    assert gains(scoring(("2", "", "3"), [1, 1, 1, 1])) == [0, 0, 0]
