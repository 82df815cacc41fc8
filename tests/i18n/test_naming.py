"""Names and labels are in the reader's language, and unchanged in English."""

import pytest

from games.engine.core.facts import Reason, named
from games.engine.core.naming import (
    as_key,
    comparison_name,
    name_of,
    reason_in_words,
    reason_text,
)
from games.engine.editions import CHRONICLES, EDITIONS
from i18n import ENGLISH, LANGUAGES, Name, has_message, translate, use_language

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


#: How each language asks for a tile: in which form, and what it then reads.
PLACED = {
    "en": "Choose where to place the quarry",
    "fr": "Choisissez où placer la carrière",
    "nl": "Kies waar je de steengroeve aanlegt",
    "de": "Wähle einen Platz für den Steinbruch",
}
CASES = {"de": {"the", "accusative", "dative"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_common_noun_has_its_article_in_sentences(language: str) -> None:
    with use_language(language):
        assert translate("place-where", tile=name_of("Quarry")) == PLACED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_with_a_word_of_its_own_has_every_form_of_the_language(language: str) -> None:
    names = {tile.name for edition in EDITIONS.values() for tile in edition.tiles.newest.values()}
    names |= {tile.name for each in CHRONICLES.values() for tile in each.tiles.newest.values()}
    translated = [name for name in names if has_message(f"tile-{as_key(name)}")]
    assert len(translated) > 15
    with use_language(language):
        forms = {name: set(name_of(name).forms) for name in translated}
    assert forms == dict.fromkeys(translated, CASES.get(language, {"the"}))


def test_a_place_needs_no_article() -> None:
    with use_language("de"):
        asked = translate("place-where", tile=name_of("Loch Ness"))
    assert asked == "Wähle einen Platz für Loch Ness"


def test_a_name_is_text_wherever_no_form_is_asked_for() -> None:
    assert f"{Name('Quarry', {'the': 'the quarry'})}!" == "Quarry!"
