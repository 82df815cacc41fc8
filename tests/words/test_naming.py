"""Do names and labels come out in the reader's language, and unchanged in English?"""

import pytest

from games.engine.naming import label_in_words, name_of, translated
from words import ENGLISH, speaking

LABELS = {
    "coins": "Münzen",
    "scoring A: whisky": "Wertung A: Whisky",
    "scoring 2: special locations": "Wertung 2: besondere Orte",
    "clan MacGregor": "Clan MacGregor",
    "haggis B": "Haggis B",
    "boat race, first": "Bootsrennen, Erster",
    "event of Home Castle": "Ereignis von Heimatburg",
    "Great Glen card Square": "Great-Glen-Karte Quadrat",
    "Tavern": "Taverne",
    "Iona Abbey": "Iona Abbey",
}


@pytest.mark.parametrize("label", LABELS)
def test_what_points_are_for_is_said_in_the_readers_language(label: str) -> None:
    assert label_in_words(label) == label
    assert translated(label, ENGLISH) == label
    with speaking("de"):
        assert label_in_words(label) == LABELS[label]


def test_places_keep_their_names_and_kinds_have_words() -> None:
    with speaking("nl"):
        assert name_of("Loch Ness") == "Loch Ness"
        assert name_of("Village") == "Dorp"
