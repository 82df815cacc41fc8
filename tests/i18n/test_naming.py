"""Names and labels are in the reader's language, and unchanged in English."""

import pytest

from games.engine.core.facts import Reason, named
from games.engine.core.naming import comparison_name, name_of, reason_in_words, reason_text
from i18n import ENGLISH, use_language

#: Each reason with its text in English and German.
REASONS = [
    (Reason("coins"), "coins", "Münzen"),
    (Reason("scoring-of", ("A", "whisky")), "scoring A: whisky", "Wertung A: Whisky"),
    (
        Reason("scoring-of", ("2", "special locations")),
        "scoring 2: special locations",
        "Wertung 2: besondere Orte",
    ),
    (Reason("clan-of", ("MacGregor",)), "clan MacGregor", "Clan MacGregor"),
    (Reason("haggis-of", ("B",)), "haggis B", "Haggis B"),
    (Reason("boat-race-first"), "boat race, first", "Bootsrennen, Erster"),
    (Reason("event-of", ("Home Castle",)), "event of Home Castle", "Ereignis von Heimatburg"),
    (Reason("great-glen-card-square"), "Great Glen card Square", "Great-Glen-Karte Quadrat"),
    (named("Tavern"), "Tavern", "Taverne"),
    (named("Iona Abbey"), "Iona Abbey", "Iona Abbey"),
]


@pytest.mark.parametrize(("reason", "english", "german"), REASONS)
def test_the_reason_of_points_is_written_in_the_readers_language(
    reason: Reason, english: str, german: str
) -> None:
    assert reason_in_words(reason) == english
    assert reason_text(reason, ENGLISH) == english
    with use_language("de"):
        assert reason_in_words(reason) == german
        assert reason_text(reason, ENGLISH) == english


def test_a_comparison_without_a_text_keeps_its_name() -> None:
    with use_language("de"):
        assert comparison_name("landmarks") == "Wahrzeichen"
        assert comparison_name("boats") == "boats"


def test_places_keep_their_names_and_kinds_have_words() -> None:
    with use_language("nl"):
        assert name_of("Loch Ness") == "Loch Ness"
        assert name_of("Village") == "Dorp"
