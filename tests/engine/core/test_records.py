"""A record replays to the same end, and a corrupted one is detected."""

from collections.abc import Callable

import pytest
from hypothesis import given

from games.engine import BadRecord, save_game
from games.engine.notation.records import (
    Move,
    Record,
    check_record,
    read_record,
    replay,
    write_record,
    write_result,
)
from tests.engine.core.random_games import RandomGame, depths, play_on, random_games, some_games


def record_of(played: RandomGame, most: int = 100_000) -> Record:
    """Play a game and record it."""
    game = played.begin()
    record = Record(game.setup, game.seed, [])
    for move in play_on(game, played.chooser, most=most):
        record.add(move.seat, move.choice)
    record.result = write_result(game)
    return record


RECORD = write_record(record_of(some_games()[0]))
LINES = RECORD.splitlines()


def changed(old: str, new: str) -> str:
    """Return the record with the first occurrence of a text replaced."""
    assert old in RECORD
    return RECORD.replace(old, new, 1)


def check(text: str) -> None:
    """Read a record and replay it to its end."""
    check_record(read_record(text))


@given(random_games())
def test_a_record_is_read_as_it_was_written(played: RandomGame) -> None:
    record = record_of(played)
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


@given(random_games())
def test_a_replayed_record_ends_as_the_game_did(played: RandomGame) -> None:
    record = record_of(played)
    end = played.at(len(record.moves))
    assert save_game(check_record(read_record(write_record(record)))) == save_game(end)


@given(random_games(), depths())
def test_a_record_of_an_unfinished_game_has_no_result(played: RandomGame, depth: int) -> None:
    game = played.at(depth)
    record = record_of(played, most=depth)
    assert bool(record.result) == game.over
    assert ("result:" in write_record(record)) == game.over
    assert save_game(check_record(record)) == save_game(game)


def test_a_replay_shows_the_start_and_the_position_after_every_move() -> None:
    played = some_games()[2]
    record = record_of(played)
    saves = [save_game(game) for game in replay(record)]
    assert len(saves) == len(record.moves) + 1
    assert saves[0] == save_game(played.begin())
    assert saves[10] == save_game(played.at(10))


def test_a_line_holds_what_a_seat_does_until_its_turn_ends() -> None:
    moves = [line for line in LINES if line[:3] in ("A: ", "B: ")]
    assert len(moves) > 10
    assert all(line.endswith("end") for line in moves[:-1])
    assert all(line.count("take") + line.count("discard") <= 1 for line in moves)
    assert moves[0].partition("; ")[0].startswith(("A: take ", "B: take "))


def test_comments_and_empty_lines_are_ignored() -> None:
    check(RECORD.replace("\n", "\n# said in between\n\n"))


def test_a_turn_may_go_on_in_an_indented_line() -> None:
    folded = RECORD.replace("; ", ";\n    ")
    assert folded != RECORD
    assert read_record(folded) == read_record(RECORD)


@pytest.mark.parametrize(
    ("text", "field", "words"),
    [
        ("", "line 1", "the first line must be ‘glenmore record 1’"),
        ("no record at all\n", "line 1", "the first line must be"),
        ("glenmore record 2\n", "line 1", "the first line must be"),
        (RECORD[1:], "line 1", "the first line must be"),
        (changed("\nseed:", "\nseed"), "line 6", "has no colon"),
        (changed("\nseed: ", "\nseed: x"), "seed", "64 hexadecimal digits"),
        (changed("\nseed:", "\n# seed:"), "seed", "64 hexadecimal digits"),
        (changed("players: 2", "players: two"), "players", "‘two’ isn’t a number"),
        (changed("players: 2", ""), "players", "‘’ isn’t a number"),
        (changed("rules: 1", "rules: one"), "rules", "‘one’ isn’t a number"),
        (changed("rules: 1", "rules: 0"), "rules", "the first version is 1"),
        (RECORD + "F: end\n", f"line {len(LINES) + 1}", "no seat is called ‘F’"),
        (RECORD + "AB: end\n", f"line {len(LINES) + 1}", "no seat is called ‘AB’"),
        (RECORD + ": end\n", f"line {len(LINES) + 1}", "no seat is called ‘’"),
        (RECORD + "A:\n", f"line {len(LINES) + 1}", "a move is missing"),
        (changed("; ", ";; "), "line 8", "a move is missing"),
        (changed("players: 2", "players: 2\nplayers: 3"), "players", "twice"),
        (RECORD + "result: A 1, B 2; won by B\n", "result", "twice"),
    ],
)
def test_an_invalid_record_is_refused_with_the_place(text: str, field: str, words: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert refused.value.field == field
    assert words in refused.value.message


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (changed("glen-more-2010", "glen-more-1910"), "game"),
        (changed("game: glen-more-2010", ""), "game"),
        (changed("options:", "options: open-doors"), "options"),
        (changed("rules: 1", "rules: 7"), "rules"),
        (changed("players: 2", "players: 6"), "G1-SET-1"),
    ],
)
def test_a_record_of_a_game_that_cannot_be_set_up_is_refused(text: str, field: str) -> None:
    record = read_record(text)
    with pytest.raises(BadRecord) as refused:
        check_record(record)
    assert refused.value.field == field


def spoil(change: Callable[[list[Move]], object]) -> BadRecord:
    """Change the moves of a good record and return the refusal."""
    record = read_record(RECORD)
    change(record.moves)
    with pytest.raises(BadRecord) as refused:
        check_record(record)
    return refused.value


@pytest.mark.parametrize("index", [0, 1, 7, 30])
def test_a_changed_move_is_refused_by_its_number_and_rule(index: int) -> None:
    def change(moves: list[Move]) -> None:
        moves[index] = Move(moves[index].seat, "place 44,44")

    refusal = spoil(change)
    assert refusal.field == f"move {index + 1}"
    assert refusal.message.startswith(f"move {index + 1}, ")
    assert "place 44,44: " in refusal.message
    assert "[G1-" in refusal.message


def test_a_missing_move_is_refused_where_the_next_one_does_not_fit() -> None:
    refusal = spoil(lambda moves: moves.pop(1))
    assert refusal.field == "move 2"


def test_a_doubled_move_is_refused() -> None:
    refusal = spoil(lambda moves: moves.insert(1, moves[0]))
    assert refusal.field == "move 2"


def test_moves_in_another_order_are_refused() -> None:
    assert spoil(lambda moves: moves.reverse()).field == "move 1"


def test_a_move_of_another_seat_is_refused() -> None:
    def change(moves: list[Move]) -> None:
        moves[0] = Move(1 - moves[0].seat, moves[0].text)

    refusal = spoil(change)
    assert refusal.field == "move 1"
    assert "the game is waiting for seat" in refusal.message


def test_a_seat_that_does_not_play_is_refused() -> None:
    def change(moves: list[Move]) -> None:
        moves[3] = Move(4, moves[3].text)

    refusal = spoil(change)
    assert refusal.field == "move 4"
    assert "E: " in refusal.message


@pytest.mark.parametrize("text", ["fly home", "5", "1,2", "", "take", "end end"])
def test_an_unknown_move_is_refused(text: str) -> None:
    def change(moves: list[Move]) -> None:
        moves[0] = Move(moves[0].seat, text)

    assert spoil(change).field == "move 1"


def test_a_move_after_the_end_is_refused() -> None:
    number = len(read_record(RECORD).moves)
    refusal = spoil(lambda moves: moves.append(moves[-1]))
    assert refusal.field == f"move {number + 1}"
    assert "the game is over" in refusal.message


def test_a_missing_end_is_detected_by_the_result() -> None:
    refusal = spoil(lambda moves: moves.pop())
    assert refusal.field == "result"
    assert "the moves give ‘unfinished’" in refusal.message


def test_another_result_is_detected() -> None:
    line = LINES[-1]
    assert line.startswith("result: A ")
    with pytest.raises(BadRecord) as refused:
        check(changed(line, "result: A 99, B 1; won by A"))
    assert refused.value.field == "result"
    assert "the record says ‘A 99, B 1; won by A’, the moves give ‘A " in refused.value.message


def test_another_seed_does_not_fit_the_moves() -> None:
    seed = next(line for line in LINES if line.startswith("seed: "))
    with pytest.raises(BadRecord) as refused:
        check(changed(seed, "seed: " + "0" * 64))
    assert str(refused.value.field).startswith("move ")


@pytest.mark.parametrize("number", [3, 4, 5])
def test_other_players_do_not_fit_the_moves(number: int) -> None:
    with pytest.raises(BadRecord) as refused:
        check(changed("players: 2", f"players: {number}"))
    assert str(refused.value.field).startswith(("move ", "result"))


def test_a_record_without_a_result_is_replayed_all_the_same() -> None:
    check(changed(LINES[-1], ""))
