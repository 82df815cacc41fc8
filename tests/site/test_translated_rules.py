"""The rules have the same structure in all languages."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest
from django.conf import settings

from glenmore_site.web.rulebook import COMPONENTS, Rulebook, read_rulebook, rulebook_names
from i18n import ENGLISH, LANGUAGES

NAMES = [*rulebook_names(), COMPONENTS]
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]
EVERY_TRANSLATION = pytest.mark.parametrize(
    ("language", "name"), [(language, name) for language in TRANSLATIONS for name in NAMES]
)
#: A text this long is more than a name.
LONG = 40
#: Inline elements.
INLINE = {"a", "br", "code", "em", "span", "strong"}
#: A rule's id, or a number that every language writes in digits.
NUMBER = re.compile(r"(?:[CG]\d|X)(?:-\w+)+|\d{2,}|[6-9]")


class Shape(HTMLParser):
    """The structure of a page, whatever its words."""

    def __init__(self, body: str) -> None:
        super().__init__()
        self.blocks: list[str] = []
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.rulings = 0
        self.feed(body)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record the tag."""
        given = dict(attrs)
        self.blocks += [] if tag in INLINE else [tag]
        self.anchors += [given["id"] or ""] if "id" in given else []
        self.links += [unquote(given["href"] or "")] if "href" in given else []
        self.rulings += given.get("class") == "ruling"


@cache
def book(language: str, name: str) -> Rulebook:
    """Return a document in a language."""
    found = read_rulebook(name, language)
    assert found
    assert found.language == language, f"{name} has not been translated"
    return found


@cache
def shape(language: str, name: str) -> Shape:
    """Return its structure."""
    return Shape(book(language, name).body)


@EVERY_TRANSLATION
def test_no_document_is_missing_and_none_is_left_in_english(language: str, name: str) -> None:
    translated, english = book(language, name), book(ENGLISH, name)
    assert translated.title != english.title
    long = {rule.text for rule in english.rules if len(rule.text) > LONG}
    assert [rule.id for rule in translated.rules if rule.text in long] == []


@EVERY_TRANSLATION
def test_the_rules_are_the_same_in_the_same_order(language: str, name: str) -> None:
    ids = [rule.id for rule in book(language, name).rules]
    assert ids == [rule.id for rule in book(ENGLISH, name).rules]


@EVERY_TRANSLATION
def test_headings_lists_and_tables_have_the_same_shape(language: str, name: str) -> None:
    assert shape(language, name).blocks == shape(ENGLISH, name).blocks


@EVERY_TRANSLATION
def test_as_many_rulings_are_marked(language: str, name: str) -> None:
    assert shape(language, name).rulings == shape(ENGLISH, name).rulings


@EVERY_TRANSLATION
def test_a_rule_names_the_same_numbers_and_rules(language: str, name: str) -> None:
    pairs = zip(book(language, name).rules, book(ENGLISH, name).rules, strict=True)
    other = [
        (rule.id, sorted(NUMBER.findall(rule.text)), sorted(NUMBER.findall(source.text)))
        for rule, source in pairs
    ]
    assert [each for each in other if each[1] != each[2]] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_place_on_a_page_of_the_same_language(
    language: str, name: str
) -> None:
    for link in shape(language, name).links:
        page, _, anchor = link.partition("#")
        assert page in {"", *NAMES}, link
        assert not anchor or anchor in shape(language, page or name).anchors, link


@EVERY_TRANSLATION
def test_it_points_to_the_same_rules_as_in_english(language: str, name: str) -> None:
    def rules(each: Shape) -> list[str]:
        return sorted(link for link in each.links if NUMBER.search(link))

    assert rules(shape(language, name)) == rules(shape(ENGLISH, name))


@EVERY_TRANSLATION
def test_an_address_of_a_section_holds_in_every_language(language: str, name: str) -> None:
    anchors = shape(language, name).anchors
    assert len(anchors) == len(set(anchors))
    assert {section.anchor for section in book(ENGLISH, name).sections} <= set(anchors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_document_belongs_to_no_game(language: str) -> None:
    folder = settings.RULEBOOKS if language == ENGLISH else settings.RULEBOOKS / language
    assert {path.stem for path in folder.glob("*.md")} == set(rulebook_names())
