"""Test that boards are loaded under the tags that version 0.1.0 saved them under."""

import json

import pytest

from games.engine import BadRecord, Game, Setup, load_game, new_game, new_seed, save_game
from games.engine.core.serial import Json, former_board_tags, load_board, plain, with_current_tags
from games.engine.notation.positions import read_position, write_position

FORMER_TAGS = {"mountain": "highlander", "england": "hammer-of-the-scots", "tome": "dubious-tome"}


def game_of_all_chronicles() -> Game:
    """Return a game with all boards on the table."""
    setup = Setup(game="glen-more-2", players=3, chronicles=tuple(range(1, 9)))
    return new_game(setup, new_seed("former tags"))


def saved_by_0_1_0(game: Game) -> Json:
    """Return a saved game with its boards under their former tags."""
    saved: Json = json.loads(json.dumps(save_game(game)))
    boards = saved["state"]["boards"]
    for former, tag in FORMER_TAGS.items():
        boards[former] = boards.pop(tag) | {"board": former}
    return saved


def test_the_former_tags_are_declared_by_the_boards() -> None:
    assert former_board_tags() == FORMER_TAGS


def test_a_game_saved_under_former_tags_is_loaded_and_saved_under_the_current_ones() -> None:
    game = game_of_all_chronicles()
    saved = saved_by_0_1_0(game)
    assert load_game(saved).state.boards == game.state.boards
    assert save_game(load_game(saved)) == save_game(game)


def test_renaming_boards_keeps_the_rest_of_a_saved_game() -> None:
    game = game_of_all_chronicles()
    current = json.loads(json.dumps(save_game(game)))
    assert with_current_tags(saved_by_0_1_0(game)) == current
    assert with_current_tags(current) == current


def test_a_position_written_with_a_former_tag_is_read() -> None:
    text = write_position(game_of_all_chronicles())
    for former, tag in FORMER_TAGS.items():
        former_text = text.replace(f'"board": "{tag}"', f'"board": "{former}"')
        assert former_text != text
        assert write_position(read_position(former_text)) == text


@pytest.mark.parametrize(("former", "tag"), FORMER_TAGS.items())
def test_a_board_is_read_by_its_former_tag(former: str, tag: str) -> None:
    board = game_of_all_chronicles().state.boards[tag]
    assert load_board(plain(board) | {"board": former}) == board


def test_an_unknown_tag_is_refused() -> None:
    with pytest.raises(BadRecord, match="hill"):
        load_board({"board": "hill"})
