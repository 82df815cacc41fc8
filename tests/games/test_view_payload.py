"""Test the payload of a view, with boards under their former tags."""

from games.engine import Setup, new_game, new_seed, view
from games.engine.core.serial import plain
from games.services.payloads.views import view_payload

FORMER_TAGS = {"mountain": "highlander", "england": "hammer-of-the-scots", "tome": "dubious-tome"}


def test_renamed_boards_are_repeated_under_their_former_tags() -> None:
    setup = Setup(game="glen-more-2", players=3, chronicles=tuple(range(1, 9)))
    game = new_game(setup, new_seed("view payload"))
    for viewer in (0, 1, 2, None):
        shown = plain(view(game, viewer))
        boards = shown["boards"]
        former = {tag: boards[now] | {"board": tag} for tag, now in FORMER_TAGS.items()}
        assert view_payload(game, viewer) == shown | {"boards": boards | former}


def test_a_game_without_renamed_boards_is_sent_unchanged() -> None:
    game = new_game(Setup(game="glen-more-2", players=2, chronicles=(1,)), new_seed("view"))
    assert view_payload(game, 0) == plain(view(game, 0))
