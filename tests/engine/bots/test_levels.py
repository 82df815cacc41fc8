"""Levels: whole turns, looking ahead, and nothing that a seat cannot know."""

from random import Random

import pytest
from msgspec.structs import replace

from games.engine import CHRONICLES, Game, Setup, determinize, save_game
from games.engine.bots import LEVELS, LevelBot, new_bot, search
from games.engine.bots.levels import MAX_LOSS, Level, pick_turn
from games.engine.bots.search import Budget, look_ahead
from games.engine.bots.turns import Turn, best_turns
from games.engine.bots.value import Evaluator, weights_for
from games.engine.core.choices import END
from games.engine.selfplay import play_with
from tests.engine.bots.positions import positions, setup_for

ALL_CHRONICLES = tuple(CHRONICLES)
SETUPS = [
    setup_for("glen-more-2010"),
    setup_for("glen-more-2010", 3),
    setup_for("glen-more-2"),
    setup_for("glen-more-2", 3, ALL_CHRONICLES),
]
#: Looks ahead, but not far.
SHORT_SIGHTED = Level(width=3, candidates=2, worlds=1)


def name_of(setup: Setup) -> str:
    """Return a short name for a set-up."""
    return f"{setup.game}-{setup.players}-{len(setup.chronicles)}"


def turns_at(game: Game, width: int = 6) -> list[Turn]:
    """Return the best turns of the seat to act."""
    seat = game.to_act[0]
    return best_turns(game, seat, Evaluator(game, seat, weights_for(game.setup)), width)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_turns_are_legal_whole_and_ranked(setup: Setup) -> None:
    for game in positions(setup, "turns", 30)[:-1]:
        before = save_game(game)
        turns = turns_at(game)
        assert turns
        assert [turn.value for turn in turns] == sorted(
            (turn.value for turn in turns), reverse=True
        )
        for turn in turns:
            played, seat = game.clone(), game.to_act[0]
            for choice in turn.choices:
                assert played.state.barriers == game.state.barriers, "went beyond a barrier"
                played.play(seat, choice)
            ended = turn.choices[-1] == END
            assert ended or played.state.barriers != game.state.barriers or played.over
        assert save_game(game) == before


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.parametrize("level", [LEVELS["beginner"], SHORT_SIGHTED], ids=["value", "search"])
def test_choices_are_equal_in_worlds_that_differ_in_what_a_seat_cannot_know(
    level: Level, setup: Setup
) -> None:
    """The worlds differ in the order of all stacks, in hidden tokens, cards and sealed answers."""
    for number, game in enumerate(positions(setup, "hidden", 45)[:-1]):
        for seat in game.to_act:
            worlds = [determinize(game, seat, f"world {number} {each}") for each in range(2)]
            chosen = {LevelBot(level, "a secret").choose(world, seat) for world in worlds}
            assert len(chosen) == 1


@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_equal_secrets_give_equal_choices_and_change_nothing(setup: Setup) -> None:
    game = positions(setup, "turns", 30)[2]
    seat, before = game.to_act[0], save_game(game)
    for level in (LEVELS["easy"], SHORT_SIGHTED):
        chosen = {LevelBot(level, "a secret").choose(game, seat) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(game.options(seat))
    assert save_game(game) == before


def test_a_plan_is_followed_and_dropped_when_something_else_happened() -> None:
    game = positions(setup_for("glen-more-2010"), "turns", 30)[0].clone()
    seat, bot = game.to_act[0], LevelBot(Level(width=2), "a secret")
    game.play(seat, bot.choose(game, seat))
    other = next(choice for choice in game.options(seat) if choice[0] == "place")
    game.play(seat, other)
    assert bot.choose(game, seat) in game.options(seat)


def turn_worth(value: float) -> Turn:
    """Return a turn of which only the value matters."""
    game = positions(setup_for("glen-more-2010"), "turns", 30)[0]
    return Turn((END,), value, game)


def test_without_temperature_the_best_turn_is_picked() -> None:
    turns = [turn_worth(1.0), turn_worth(3.0), turn_worth(2.0)]
    assert pick_turn(turns, 0.0, Random(1)).value == 3.0


def test_better_turns_are_picked_more_often_and_absurd_ones_never() -> None:
    turns = [turn_worth(3.0), turn_worth(1.0), turn_worth(3.0 - MAX_LOSS - 0.1)]
    chance = Random(1)
    picked = [pick_turn(turns, 2.0, chance).value for _ in range(300)]
    assert picked.count(3.0) > picked.count(1.0) > 30
    assert set(picked) == {3.0, 1.0}


def test_a_beginner_never_gives_up_ten_expected_points() -> None:
    for setup in SETUPS[:3]:
        for game in positions(setup, "turns", 30)[:-1]:
            best = turns_at(game, LEVELS["beginner"].width)[0].value
            seat = game.to_act[0]
            for secret in "abc":
                turn = LevelBot(LEVELS["beginner"], secret).plan(game, seat)
                assert turn.value >= best - 10


def test_the_search_compares_candidates_in_the_same_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = positions(setup_for("glen-more-2010"), "turns", 30)[0]
    turns, weights = turns_at(game, 3), weights_for(game.setup)
    seen: list[tuple[object, Turn]] = []

    def value(world: Game, seat: int, turn: Turn, weights: object) -> float:
        seen.append((tuple(world.state.stacks.values()), turn))
        return turn.value

    monkeypatch.setattr(search, "value_in_world", value)
    found = look_ahead(game, game.to_act[0], turns, weights, Budget(3, "a secret"))
    worlds = [stacks for stacks, _ in seen]
    assert len(set(worlds)) == 3
    assert all(worlds.count(world) == len(turns) for world in worlds)
    assert [turn.value for turn in found] == pytest.approx([turn.value for turn in turns])


def test_the_search_stops_when_its_time_is_used_up_and_keeps_no_half_world(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = positions(setup_for("glen-more-2010"), "turns", 30)[0]
    turns, weights = turns_at(game, 3), weights_for(game.setup)
    time = [0.0]

    def value(world: Game, seat: int, turn: Turn, weights: object) -> float:
        time[0] += 1.0
        return 100.0 if turn is turns[1] else 0.0

    monkeypatch.setattr(search, "value_in_world", value)
    monkeypatch.setattr(search, "process_time", lambda: time[0])
    seat = game.to_act[0]
    assert look_ahead(game, seat, turns, weights, Budget(9, "a secret", 2.0)) == turns
    assert time[0] == 2.0
    found = look_ahead(game, seat, turns, weights, Budget(9, "a secret", 4.0))
    assert found[0].choices == turns[1].choices


def test_what_chance_decides_is_valued_by_its_mean() -> None:
    setup = setup_for("glen-more-2", 2, (5,))
    for game in positions(setup, "gamble", 1)[:-1]:
        if game.decision is None or not game.decision.gamble:
            continue
        one, other = game.clone(), game.clone()
        one.seed, other.seed = "0" * 64, "1" * 64
        seat = game.to_act[0]
        weights = weights_for(setup)
        first, second = (
            best_turns(each, seat, Evaluator(each, seat, weights), 4) for each in (one, other)
        )
        assert [turn.value for turn in first] == pytest.approx([turn.value for turn in second])
        return
    pytest.fail("no question of chance came up")


def test_a_site_can_limit_the_time_of_a_level() -> None:
    game = positions(setup_for("glen-more-2010"), "turns", 30)[0]
    seat = game.to_act[0]
    limited = new_bot("expert", "a secret", 0.0).choose(game, seat)
    quick = replace(LEVELS["expert"], worlds=0)
    assert limited == LevelBot(quick, "a secret").choose(game, seat)
    assert new_bot("greedy", "a secret", 0.0).choose(game, seat) in game.options(seat)


@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_a_hard_bot_without_looking_ahead_beats_greedy_in_most_games(setup: Setup) -> None:
    """A small sample; `make bench PARTS=bots` plays enough games to tell levels apart."""
    level, won = replace(LEVELS["hard"], worlds=0), 0
    for number in range(10):
        seat = number % 2
        bots = [new_bot("greedy", "", 0.0) for _ in range(2)]
        bots[seat] = LevelBot(level, f"sample {number}")
        game, _ = play_with(setup, f"sample {number}", bots)
        won += game.state.winners == (seat,)
    assert won >= 6
