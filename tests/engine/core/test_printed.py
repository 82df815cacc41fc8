"""Tests of what is printed on cards and mobsters, in words and with a rule."""

import pytest

from games.engine import Setup, rules_for
from games.engine.chronicles.dubious_tome import events
from games.engine.chronicles.great_glen.cards import CARDS
from games.engine.chronicles.interplay import hammer_of_the_scots_and_dubious_tome
from games.engine.chronicles.penny_mobs.mobsters import MOBSTERS
from games.engine.presentation.faces import ChronicleFace, PieceFace, faces
from i18n import LANGUAGES, use_language
from tests.engine.core.rule_ids import rule_ids

ALL = Setup(game="glen-more-2", players=4, chronicles=(1, 2, 3, 4, 5, 6, 7, 8))


def chronicle(board: str, setup: Setup = ALL) -> ChronicleFace:
    """Return what is printed on the components of a Chronicle."""
    return next(each for each in faces(setup, *rules_for(setup)).chronicles if each.board == board)


def pieces() -> list[PieceFace]:
    """Return everything printed except tiles."""
    kinds = (
        kind for each in faces(ALL, *rules_for(ALL)).chronicles for kind in each.pieces.values()
    )
    return [piece for kind in kinds for piece in kind.values()]


def test_every_event_council_card_and_mobster_is_printed() -> None:
    assert set(chronicle("dubious-tome").pieces["event"]) == {
        *events.EVENTS.newest,
        *hammer_of_the_scots_and_dubious_tome.EVENTS.newest,
    }
    assert set(chronicle("great-glen").pieces["council-card"]) == set(CARDS.newest)
    assert set(chronicle("penny-mobs").pieces["mobster"]) == set(MOBSTERS.newest)


def test_cards_of_an_interplay_are_printed_only_if_it_takes_part() -> None:
    alone = Setup(game="glen-more-2", players=4, chronicles=(6,))
    assert set(chronicle("dubious-tome", alone).pieces["event"]) == set(events.EVENTS.newest)


@pytest.mark.parametrize("piece", pieces(), ids=lambda piece: piece.name)
def test_each_piece_has_words_and_a_rule(piece: PieceFace) -> None:
    assert piece.words or piece.value
    assert piece.title
    assert not piece.words.endswith(".")
    assert not piece.rule or piece.rule in rule_ids()


def test_what_is_printed_is_translated() -> None:
    said = []
    for language in LANGUAGES:
        with use_language(language):
            said.append([piece.words for piece in pieces()])
    assert [
        words[0] for words in zip(*said, strict=True) if words[0] and len(set(words)) == 1
    ] == []


def test_a_mobster_shows_its_cost_and_tokens() -> None:
    mcwander = chronicle("penny-mobs").pieces["mobster"]["McWander"]
    assert (mcwander.title, mcwander.value, mcwander.tokens) == ("Peggy McWander", -5, (2, 3))


def test_an_event_shows_what_it_takes_and_gives() -> None:
    event = chronicle("dubious-tome").pieces["event"]["loch-morar"]
    assert [(sign.what, sign.number) for sign in event.given] == [("scotsman", 2)]
    assert [(sign.what, sign.number) for sign in event.signs] == [("points", 9)]


def test_a_face_names_the_details_that_no_source_gives() -> None:
    setup = Setup(game="glen-more-2", players=2)
    tiles = faces(setup, *rules_for(setup)).tiles
    assert tiles["moray"].reconstructed_words == "everything"
    assert tiles["robert-the-bruce"].reconstructed_words == ""
    assert tiles["robert-the-bruce"].reconstructed == ("stack",)
    assert tiles["inverness"].reconstructed_words == "cost"
    assert tiles["home-castle"].reconstructed_words == ""
    first = Setup(game="glen-more-2010", players=2)
    printed = faces(first, *rules_for(first)).tiles.values()
    assert not any(tile.reconstructed_words for tile in printed)
    with use_language("de"):
        assert faces(setup, *rules_for(setup)).tiles["inverness"].reconstructed_words == "Kosten"
