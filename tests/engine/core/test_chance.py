"""Randomness is fair, secret and reproducible."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import BadSetup, Setup, is_seed, new_game, new_seed, seed_hash
from games.engine.core.chance import draw, shuffle
from tests.engine.core.random_games import GAME

SEED = new_seed("chance")
#: The value that chi-square exceeds once in a thousand fair samples, by degrees of freedom.
CHI_SQUARE = {1: 10.83, 2: 13.82, 5: 20.52, 9: 27.88, 22: 48.27}


def numbers(seed: str, sides: int, count: int) -> list[int]:
    """Return this many numbers in a row."""
    drawn, counter = [], 0
    for _ in range(count):
        number, counter = draw(seed, counter, sides)
        drawn.append(number)
    return drawn


def chi_square(counts: Counter[object], cells: int) -> float:
    """Return how far counts are from being equal."""
    expected = sum(counts.values()) / cells
    statistic = sum((count - expected) ** 2 / expected for count in counts.values())
    return statistic + (cells - len(counts)) * expected


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 23])
def test_every_number_is_as_likely_as_the_next(sides: int) -> None:
    counts: Counter[object] = Counter(numbers(SEED, sides, 6000))
    assert chi_square(counts, sides) < CHI_SQUARE[sides - 1]


def test_a_number_does_not_depend_on_the_one_before() -> None:
    drawn = numbers(SEED, 3, 9001)
    pairs: Counter[object] = Counter(pairwise(drawn))
    assert chi_square(pairs, 9) < 26.12  # 8 degrees of freedom


def test_each_order_of_three_is_as_likely_as_the_next() -> None:
    orders: Counter[object] = Counter()
    for number in range(600):
        game = new_game(Setup(game=GAME, players=3), new_seed(f"order {number}"))
        pieces = game.state.rondel.pieces
        orders[tuple(sorted((0, 1, 2), key=lambda seat: pieces[seat]))] += 1
    assert chi_square(orders, 6) < CHI_SQUARE[5]


@given(st.integers(0, 2**63), st.integers(1, 2**64))
def test_a_number_is_below_the_sides_and_the_counter_goes_on(counter: int, sides: int) -> None:
    number, after = draw(SEED, counter, sides)
    assert 0 <= number < sides
    assert after > counter
    assert draw(SEED, counter, sides) == (number, after)


def test_numbers_that_would_favour_the_low_ones_are_drawn_again() -> None:
    sides = 2**63 + 1  # nearly half of all words are beyond the last whole round
    counter, words = 0, 0
    for _ in range(200):
        _, after = draw(SEED, counter, sides)
        words += after - counter
        counter = after
    assert 300 < words < 500


def test_the_counter_alone_decides_what_is_drawn_next() -> None:
    first, counter = draw(SEED, 0, 1000)
    second, _ = draw(SEED, counter, 1000)
    assert [first, second] == numbers(SEED, 1000, 2)


def test_other_seeds_draw_other_numbers() -> None:
    drawn = {tuple(numbers(new_seed(number), 1000, 4)) for number in range(50)}
    assert len(drawn) == 50


@given(st.text() | st.binary() | st.integers())
def test_equal_secrets_give_equal_seeds(secret: str | bytes | int) -> None:
    try:
        seed = new_seed(secret)
    except UnicodeEncodeError:
        return  # a lone half of a pair of code units is no text
    assert seed == new_seed(secret)
    assert re.fullmatch(r"[0-9a-f]{64}", seed)
    assert is_seed(seed)


def test_other_secrets_give_other_seeds() -> None:
    seeds = {new_seed(secret) for secret in ("", "a", "A", "a ", b"b", 1, 2)}
    assert len(seeds) == 7


def test_what_may_be_shown_of_a_seed_is_not_the_seed() -> None:
    hashes = {seed_hash(new_seed(number)) for number in range(20)}
    seeds = {new_seed(number) for number in range(20)}
    assert len(hashes) == 20
    assert hashes.isdisjoint(seeds)
    assert hashes.isdisjoint(map(new_seed, seeds))
    assert seed_hash(SEED) == seed_hash(SEED)


@pytest.mark.parametrize("text", ["", "a", "g" * 64, "A" * 64, "a" * 63, "a" * 65, " " + "a" * 63])
def test_a_seed_must_be_64_hexadecimal_digits(text: str) -> None:
    assert not is_seed(text)
    with pytest.raises(BadSetup) as refused:
        new_game(Setup(game=GAME, players=2), text)
    assert refused.value.field == "seed"


@given(st.lists(st.text(max_size=3), max_size=12), st.integers(0, 1000))
def test_a_shuffle_is_a_permutation(things: list[str], secret: int) -> None:
    game = new_game(Setup(game=GAME, players=2), new_seed(secret))
    draws = game.state.draws
    assert sorted(game.shuffled(things)) == sorted(things)
    assert (game.state.draws > draws) == bool(things)


@given(st.integers(0, 2**40), st.integers(0, 40))
def test_a_shuffle_is_the_same_every_time_and_the_counter_goes_on(
    counter: int, number: int
) -> None:
    order, after = shuffle(SEED, counter, number)
    assert sorted(order) == list(range(number))
    assert shuffle(SEED, counter, number) == (order, after)
    assert (after > counter) == (number > 0)


def test_two_shuffles_in_a_row_differ() -> None:
    first, counter = shuffle(SEED, 0, 20)
    second, _ = shuffle(SEED, counter, 20)
    assert first != second


def test_every_order_of_a_shuffle_comes_up_as_often() -> None:
    game = new_game(Setup(game=GAME, players=2), SEED)
    orders: Counter[object] = Counter(game.shuffled("abc") for _ in range(1200))
    assert chi_square(orders, 6) < CHI_SQUARE[5]


def test_what_chance_has_shown_is_a_barrier() -> None:
    game = new_game(Setup(game=GAME, players=2), SEED)
    before = game.state.barriers
    game.draw(6)
    assert game.state.barriers > before
