"""Does a screen learn what is printed on every card and mobster, in words and with a rule?"""

import pytest

from games.engine import Setup
from games.engine.chronicles.great_glen.cards import CARDS
from games.engine.chronicles.interplay import england_and_tome
from games.engine.chronicles.penny_mobs.mobsters import MOBSTERS
from games.engine.chronicles.tome import events
from games.engine.faces import ChronicleFace, PieceFace, faces
from tests.engine.core.rule_ids import rule_ids
from words import LANGUAGES, speaking

ALL = Setup(game="glen-more-2", players=4, chronicles=(1, 2, 3, 4, 5, 6, 7, 8))


def chronicle(board: str, setup: Setup = ALL) -> ChronicleFace:
    """What is printed on the pieces of a Chronicle."""
    return next(each for each in faces(setup).chronicles if each.board == board)


def pieces() -> list[PieceFace]:
    """Everything that is printed besides tiles."""
    kinds = (kind for each in faces(ALL).chronicles for kind in each.pieces.values())
    return [piece for kind in kinds for piece in kind.values()]


def test_every_event_council_card_and_mobster_is_printed() -> None:
    assert set(chronicle("tome").pieces["event"]) == {*events.EVENTS, *england_and_tome.EVENTS}
    assert set(chronicle("great-glen").pieces["council-card"]) == set(CARDS)
    assert set(chronicle("penny-mobs").pieces["mobster"]) == set(MOBSTERS)


def test_cards_of_a_meeting_are_printed_only_where_it_takes_place() -> None:
    alone = Setup(game="glen-more-2", players=4, chronicles=(6,))
    assert set(chronicle("tome", alone).pieces["event"]) == set(events.EVENTS)


@pytest.mark.parametrize("piece", pieces(), ids=lambda piece: piece.name)
def test_each_says_what_it_does_and_by_which_rule(piece: PieceFace) -> None:
    assert piece.words or piece.value
    assert piece.title
    assert not piece.words.endswith(".")
    assert not piece.rule or piece.rule in rule_ids()


def test_what_is_printed_is_said_in_every_language() -> None:
    said = []
    for language in LANGUAGES:
        with speaking(language):
            said.append([piece.words for piece in pieces()])
    assert [
        words[0] for words in zip(*said, strict=True) if words[0] and len(set(words)) == 1
    ] == []


def test_a_mobster_tells_what_he_costs_and_which_tokens_he_has() -> None:
    mcwander = chronicle("penny-mobs").pieces["mobster"]["McWander"]
    assert (mcwander.title, mcwander.value, mcwander.tokens) == ("Peggy McWander", -5, (2, 3))


def test_an_event_tells_what_it_takes_and_gives() -> None:
    event = chronicle("tome").pieces["event"]["loch-morar"]
    assert [(sign.what, sign.number) for sign in event.given] == [("scotsman", 2)]
    assert [(sign.what, sign.number) for sign in event.signs] == [("points", 9)]
