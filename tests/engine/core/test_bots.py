"""Bots play by the rules, see nothing hidden, and differ in strength."""

import pytest
from hypothesis import given, settings

from games.engine import (
    EDITIONS,
    BadSetup,
    Choice,
    Game,
    Seat,
    Setup,
    determinize,
    save_game,
    selfplay,
)
from games.engine.bots import GreedyBot, RandomBot
from games.engine.bots.valuation import worth
from games.engine.common.invariants import check
from games.engine.notation.records import check_record
from games.engine.selfplay import GameNeverEnds, play_game, seat_bots
from tests.engine.core.random_games import GAME, RandomGame, depths, random_games, some_games

TWO = Setup(game=GAME, players=2)


@given(random_games(), depths())
def test_the_random_bot_takes_options_only_and_any_of_them(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    for seat in game.to_act:
        before, options = save_game(game), game.options(seat)
        bot = RandomBot("a word")
        chosen = {bot.choose(game, seat) for _ in range(40 * len(options))}
        assert chosen == set(options)
        assert save_game(game) == before


def test_the_random_bot_is_determined_by_its_seed() -> None:
    game = some_games()[3].begin()
    seat = game.to_act[0]
    one, other = RandomBot("a word"), RandomBot("a word")
    assert [one.choose(game, seat) for _ in range(9)] == [
        other.choose(game, seat) for _ in range(9)
    ]
    assert len({RandomBot(f"word {number}").choose(game, seat) for number in range(60)}) > 1


@settings(max_examples=25)
@given(random_games(), depths())
def test_the_greedy_bot_takes_an_option_and_the_same_in_equal_positions(
    played: RandomGame, depth: int
) -> None:
    game, again = played.at(depth), played.at(depth)
    before = save_game(game)
    for seat in game.to_act:
        chosen = GreedyBot("a word").choose(game, seat)
        assert chosen in game.options(seat)
        assert GreedyBot("another word").choose(again, seat) == chosen
    assert save_game(game) == before


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_beats_random_in_nineteen_of_twenty_games(edition: str) -> None:
    """Twenty games, the seats taken in turns."""
    setup, won = Setup(game=edition, players=2), 0
    for number in range(20):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        game, _ = play_game(setup, f"contest {number}", bots)
        won += game.state.winners == (bots.index("greedy"),)
    assert won >= 19


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["random", "greedy", "medium"])
def test_a_game_of_bots_stays_valid_to_its_end_and_leaves_a_record(name: str, players: int) -> None:
    setup = Setup(game=GAME, players=players)
    game, record = play_game(setup, "a game", [name] * players, watch=check)
    assert game.over
    assert record.result
    assert save_game(check_record(record)) == save_game(game)


def test_nothing_more_is_expected_of_a_game_that_is_over() -> None:
    game = some_games()[0].at(10_000)
    assert game.over
    richer = game.clone()
    richer.state.territories[0].whisky += 5
    assert worth(richer, 0) == worth(game, 0)
    richer.state.territories[0].points += 5
    assert worth(richer, 0) == worth(game, 0) + 5


def test_equal_secrets_give_equal_games() -> None:
    one, other = (play_game(TWO, "equal", ["random", "random"])[1] for _ in range(2))
    assert one == other
    assert play_game(TWO, "unequal", ["random", "random"])[1] != one


class Spy:
    """Takes the first option and records what it was shown."""

    shown: list[Game]

    def __init__(self, secret: str) -> None:
        self.shown = SHOWN

    def choose(self, game: Game, seat: Seat) -> Choice:
        """Record everything that is visible."""
        self.shown.append(game)
        return game.options(seat)[0]


SHOWN: list[Game] = []


def test_bots_never_see_the_real_order_of_the_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "BOTS", {"spy": Spy})
    truths: list[Game] = []
    game, _ = play_game(
        TWO, "truth", ["spy", "spy"], watch=lambda each: truths.append(each.clone())
    )
    assert len(SHOWN) == len(truths) - 1
    assert all(shown.seed != game.seed for shown in SHOWN)
    stacks_shown = [shown.state.stacks for shown in SHOWN[:20]]
    assert all(
        stacks != truth.state.stacks for stacks, truth in zip(stacks_shown, truths, strict=False)
    )
    assert len({shown.seed for shown in SHOWN}) == len(SHOWN)
    assert determinize(truths[0], 0, "truth 0").seed == SHOWN[0].seed


def test_a_game_that_does_not_end_is_aborted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MAX_DECISIONS", 10)
    with pytest.raises(GameNeverEnds, match="no end after 10 decisions"):
        play_game(TWO, "endless", ["random", "random"])


def test_names_of_bots_are_repeated_around_the_table() -> None:
    assert seat_bots(["greedy", "random"], 5) == ["greedy", "random", "greedy", "random", "greedy"]
    assert seat_bots(["random"], 2) == ["random", "random"]


@pytest.mark.parametrize("names", [["clever"], ["random", ""], []])
def test_an_unknown_bot_is_refused(names: list[str]) -> None:
    with pytest.raises(BadSetup) as refused:
        seat_bots(names, 3)
    assert refused.value.field == "bots"
    assert "there are beginner, easy, medium, hard, expert" in refused.value.message
