"""Test what holds in every boat race, alone and with other Chronicles."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.engine import (
    CHRONICLES,
    BadSetup,
    Fact,
    Game,
    Setup,
    determinize,
    load_game,
    rules_for,
    save_game,
    view,
    visible_facts,
)
from games.engine.chronicles.boat_race import facts
from games.engine.chronicles.boat_race.board import (
    HIDDEN,
    KEY,
    BoatRaceBoard,
    boat_race_board,
    face_down,
)
from games.engine.chronicles.boat_race.rewards import TokenTaken, all_tokens
from games.engine.chronicles.boat_race.rivers import berth_ahead, columns, way_left, whole_way
from games.engine.common.invariants import check
from games.engine.notation.positions import read_position, write_position
from games.engine.notation.records import (
    check_record,
    read_record,
    replay,
    write_record,
    write_result,
)
from games.engine.selfplay import play_game
from tests.engine.chronicles.boat_race_table import new_boat_race_game
from tests.engine.core.random_games import Chooser, RandomGame, play_on

RECORDS = sorted((Path(__file__).parent / "records").glob("boat-race-*.txt"))
CHOOSER = Chooser((3, 141, 592, 653, 58, 979, 32, 38), eager=True)


def combinations() -> Iterator[RandomGame]:
    """The race alone, and with all other Chronicles; pairs are recorded games."""
    for chronicles in ((1,), tuple(sorted(CHRONICLES))):
        for players in (2, 3, 4):
            setup = Setup(game="glen-more-2", players=players, chronicles=chronicles)
            if _is_possible(setup):
                yield RandomGame(setup, players, CHOOSER)


def _is_possible(setup: Setup) -> bool:
    try:
        rules_for(setup)
    except BadSetup:
        return False
    return True


def name_of(played: RandomGame) -> str:
    """Which Chronicles and how many players."""
    return f"{'+'.join(map(str, played.setup.chronicles))}, {played.setup.players} players"


each_game = pytest.mark.parametrize("played", list(combinations()), ids=name_of)


def sound(game: Game) -> None:
    """Check what must hold of boats and tokens."""
    check(game)
    board = boat_race_board(game)
    on_castles = [token for castle in board.castles for token in castle.tokens]
    taken = [token for token, _ in board.taken]
    assert sorted([*on_castles, *taken, *board.unused]) == sorted(all_tokens(rules=1))
    for river, column in board.boats:
        assert column in columns(game, river)
    assert (
        board.begun or board.boats == boat_race_board(new_boat_race_game(game.setup.players)).boats
    )
    results = [result for result in board.results if result not in ("", "last")]
    assert sorted(results) == ["first", "second", "third"][: len(results)]


def race_moves(game: Game, played: RandomGame) -> Iterator[int]:
    """Play a game; stop after each move that changes the race, and after every tenth."""
    before = boat_race_board(game)
    for number, _ in enumerate(play_on(game, played.chooser)):
        if boat_race_board(game) != before or number % 10 == 0:
            yield number
        before = boat_race_board(game)


@each_game
def test_c1_race_2__every_position_is_sound_and_every_game_ends(played: RandomGame) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser):
        sound(game)
    assert game.over
    assert "" not in boat_race_board(game).results


@each_game
def test_c1_race_2__the_way_that_is_left_is_the_way_that_is_rowed(played: RandomGame) -> None:
    game = played.begin()
    for _ in play_on(game, played.chooser):
        board = boat_race_board(game)
        for seat in board.under_way():
            assert 0 < way_left(game, seat) <= whole_way(game)
            ahead = game.clone()
            ahead.state.boards[KEY] = board.put_boat(seat, berth_ahead(game, seat))
            came_home = way_left(game, seat) == 1
            assert came_home or way_left(ahead, seat) == way_left(game, seat) - 1


@each_game
def test_c1_set_2__a_race_can_be_saved_and_written_whenever_it_changes(played: RandomGame) -> None:
    game = played.begin()
    for _ in race_moves(game, played):
        saved = save_game(game)
        assert load_game(json.loads(json.dumps(saved))).state == game.state
        assert read_position(write_position(game)).state == game.state


@each_game
def test_c1_race_3__no_view_shows_what_a_new_deal_would_change(played: RandomGame) -> None:
    game = played.begin()
    for number in race_moves(game, played):
        for viewer in (*range(game.setup.players), None):
            redealt = load_game(save_game(determinize(game, viewer, number)))
            assert view(redealt, viewer) == view(game, viewer)
            sound(redealt)


@each_game
def test_c1_race_3__no_fact_reveals_examined_tokens_to_others(played: RandomGame) -> None:
    game = played.begin()
    for move in play_on(game, played.chooser):
        for viewer in (*range(game.setup.players), None):
            for fact in visible_facts(move.facts, viewer):
                if isinstance(fact, facts.TokensSeen) and fact.seat != viewer:
                    assert set(fact.tokens) == {HIDDEN}


def believe(board: BoatRaceBoard, fact: Fact) -> BoatRaceBoard:
    """The race after a fact, by the facts alone."""
    match fact:
        case facts.RaceBegan():
            return replace(board, begun=True)
        case facts.BoatMoved(seat, start, berth):
            assert board.boats[seat] == start
            return board.put_boat(seat, berth)
        case facts.TokensSeen(seat, river, tokens):
            assert face_down(board.castles[river].tokens) == face_down(tokens)
            return board.examine(seat, river)
        case TokenTaken(seat, river, token):
            return board.take(seat, river, token)
        case facts.ResultGained(seat, result):
            return board.give_result(seat, result)
    return board


@each_game
def test_c1_race_4__the_facts_alone_determine_boats_tokens_and_results(
    played: RandomGame,
) -> None:
    game = played.begin()
    board = boat_race_board(game)
    for move in play_on(game, played.chooser):
        for fact in move.facts:
            board = believe(board, fact)
        assert board == boat_race_board(game)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_c1_race_4__greedy_bots_finish_races(players: int) -> None:
    setup = Setup(game="glen-more-2", players=players, chronicles=(1,))
    bots = ["greedy"] * players
    games = (play_game(setup, f"bots {number}", bots)[0] for number in range(3))

    assert any("first" in boat_race_board(game).results for game in games)  # one will do


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_c1_race_4__a_recorded_race_goes_the_way_it_went(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    end = check_record(record)

    assert (end.over, record.result, write_record(record)) == (True, write_result(end), text)
    for game in replay(record):
        sound(game)
    assert "first" in boat_race_board(end).results


def test_c1_race_4__there_is_a_recorded_race_for_every_number_of_players() -> None:
    players = [read_record(path.read_text("utf-8")).setup.players for path in RECORDS]

    assert players == [2, 3, 4]
