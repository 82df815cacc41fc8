"""Every illegal move is refused with its reason and leaves no trace."""

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.engine import (
    Choice,
    Game,
    IllegalMove,
    NotYourTurn,
    Refusal,
    Seat,
    Setup,
    new_game,
    new_seed,
    save_game,
)
from games.engine.core.choices import VERBS, choice_from_json
from games.engine.core.serial import Json
from games.engine.glen_more_2.edition import GLEN_MORE_2
from games.engine.glen_more_2010.edition import GLEN_MORE_2010
from tests.engine.core.random_games import (
    RandomGame,
    all_games,
    depths,
    name_of,
    play_on,
    random_games,
    some_games,
)
from tests.engine.core.refusal_assertions import assert_refused
from tests.engine.core.rule_ids import rule_ids

GOODS = tuple(dict.fromkeys(GLEN_MORE_2010.goods + GLEN_MORE_2.goods))
NAMES = ("gold", "any", "coin", "movement", "Ross", "Douglas", "moray", "david-hume")
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text(max_size=4), inner, max_size=2)
    ),
    max_leaves=8,
)
cells = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
spaces = st.integers(-2, 90)
likely_words = st.sampled_from((*GOODS, *NAMES)) | cells | spaces
#: Choices that look right: a verb and things such as verbs are about.
likely_choices = st.builds(
    lambda verb, words: (verb, *words),
    st.sampled_from((*VERBS, "pass")),
    st.lists(likely_words, max_size=3),
)


def same_types(one: object, other: object) -> bool:
    """Return whether two values are equal including types: 1, 1.0 and True are not."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same_types, one, other))
    return type(one) is type(other) and one == other


def is_option(game: Game, seat: Seat, choice: object) -> bool:
    """Return whether a choice is literally one of the options."""
    return any(same_types(choice, option) for option in game.options(seat))


@given(random_games(), depths(), json_values)
def test_a_move_that_is_not_even_a_choice_is_refused(
    played: RandomGame, depth: int, value: object
) -> None:
    game = played.at(depth)
    assume(not game.over and choice_from_json(value) is None)
    refusal = assert_refused(game, game.to_act[0], value)
    assert isinstance(refusal, IllegalMove)
    assert refusal.field == "choice"


@settings(max_examples=150)
@given(random_games(), depths(), st.lists(likely_choices, min_size=1, max_size=20))
def test_a_move_that_is_not_an_option_is_refused_by_a_rule(
    played: RandomGame, depth: int, choices: list[Choice]
) -> None:
    game = played.at(depth)
    assume(not game.over)
    seat = game.to_act[0]
    for choice in choices:
        if not is_option(game, seat, choice):
            refusal = assert_refused(game, seat, choice)
            assert isinstance(refusal, IllegalMove)
            assert refusal.rule in rule_ids()


def _spoilt(choice: Choice) -> list[Any]:
    """Yield a legal choice in many wrong forms."""
    verb, *words = choice
    spoilt: list[Any] = [(), (verb, *words, 0), (verb, *words, "x"), verb, {"choice": choice}]
    spoilt += [(str(verb).upper(), *words), (f"{verb} ", *words), (1, *words), (None, *words)]
    for index, word in enumerate(words):
        for wrong in _wrong_words(word):
            spoilt.append((verb, *words[:index], wrong, *words[index + 1 :]))
        spoilt.append((verb, *words[:index], *words[index + 1 :]))
    return spoilt


def _wrong_words(word: object) -> list[object]:
    """Yield what is not the word but could be mistaken for it."""
    if isinstance(word, tuple):
        x, y = word
        return [(float(x), y), (x, float(y)), (x,), (x, y, 0), (str(x), y), f"{x},{y}", None]
    if isinstance(word, int):
        return [float(word), str(word), (word,), None, word == 1]
    return [str(word).upper(), f" {word}", None, 0, (0, 0)]


@settings(max_examples=25)
@given(random_games(), depths())
def test_an_option_with_any_part_changed_is_refused(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    assume(not game.over)
    seat = game.to_act[0]
    for option in game.options(seat):
        for choice in _spoilt(option):
            if not is_option(game, seat, choice):
                assert_refused(game, seat, choice)


@given(random_games(), depths(), depths())
def test_an_option_of_another_moment_is_refused_now(
    played: RandomGame, depth: int, other_depth: int
) -> None:
    game, other = played.at(depth), played.at(other_depth)
    assume(not game.over and not other.over)
    seat = game.to_act[0]
    for option in other.options(other.to_act[0]):
        if not is_option(game, seat, option):
            assert assert_refused(game, seat, option).rule in rule_ids()


WRONG_SEATS = (-1, 5, 9, 10**30, None, "0", "A", "", 0.5, (0,), [0], {"seat": 0})


@given(random_games(), depths())
def test_nobody_but_the_asked_seat_can_move(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    assume(not game.over)
    (asked,) = game.to_act
    option = game.options(asked)[0]
    others = [seat for seat in range(game.setup.players) if seat != asked]
    for seat in (*others, *WRONG_SEATS):
        refusal = assert_refused(game, seat, option)
        assert isinstance(refusal, NotYourTurn)
        assert refusal.rule == game.rule("turn")


@pytest.mark.parametrize("played", all_games(), ids=name_of)
def test_no_move_is_taken_when_the_game_is_over(played: RandomGame) -> None:
    game = played.begin()
    moves = list(play_on(game, played.chooser))
    for seat in range(played.setup.players):
        for choice in (moves[-1].choice, ("end",), (), "end"):
            refusal = assert_refused(game, seat, choice)
            assert isinstance(refusal, NotYourTurn)
            assert refusal.message == "the game is over"


def test_a_refusal_names_the_seat_that_is_asked() -> None:
    game = new_game(Setup(game="glen-more-2010", players=2, options=("fixed-order",)), new_seed(1))
    assert game.to_act == (0,)
    refusal = assert_refused(game, 1, game.options(0)[0])
    assert refusal.message == "it’s not seat 1’s turn: the game is waiting for seat A"


@pytest.mark.parametrize("played", some_games(), ids=lambda each: f"{each.setup.players} players")
def test_lists_in_place_of_tuples_are_played_or_refused_but_never_break(
    played: RandomGame,
) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser, most=80):
        seat = game.to_act[0]
        for option in game.options(seat):
            for listed in _listed(option):
                assert _played_or_refused(game, seat, listed) in (None, _after(game, seat, option))


def _listed(choice: Choice) -> list[Any]:
    """Return a choice as JSON gives it, or half so."""
    words = [list(word) if isinstance(word, tuple) else word for word in choice]
    return [list(choice), words] + ([tuple(words)] if tuple(words) != choice else [])


def _after(game: Game, seat: Seat, choice: Choice) -> Json:
    clone = game.clone()
    clone.play(seat, choice)
    return save_game(clone)


def _played_or_refused(game: Game, seat: Seat, choice: Choice) -> Json | None:
    try:
        return _after(game, seat, choice)
    except Refusal:
        return None


@pytest.mark.parametrize("played", some_games(), ids=lambda each: f"{each.setup.players} players")
def test_a_seat_is_a_whole_number_and_not_something_equal_to_one(played: RandomGame) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser, most=20):
        (asked,) = game.to_act
        option = game.options(asked)[0]
        alike = [float(asked), *([bool(asked)] if asked in (0, 1) else [])]
        for seat in alike:
            assert isinstance(assert_refused(game, seat, option), NotYourTurn)
