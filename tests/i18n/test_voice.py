"""Messages follow our voice: plain words, whole sentences, plural forms and typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from i18n import ENGLISH, LANGUAGES
from i18n.catalogues import ROOT, catalogue_files
from tests.i18n.voice import DENIED, DENIED_ON_SCREENS, MAY, RULE_TEXTS, denied, report

FRONTEND_LOCALES = ROOT / "frontend" / "src" / "i18n" / "locales"

#: Messages that may end with a comma or colon.
OPEN_ENDED = {
    "email-hello": "a salutation",
    "rules-ruling": "a mark in front of our rulings",
    "components-lists": "a list follows",
}
#: Titles that are also names in the API and in records.
TITLES = {"chronicle-3"}
#: Numbers that are never 1, and so need no singular.
NEVER_ONE = {"most", "shortest", "longest", "fewest", "players", "steps"}
#: Messages whose number is printed on a component and more than 1.
PRINTED = {
    *("dubious-tome-event-borrow", "dubious-tome-event-call-home", "effect-coins-double"),
    "haggis-room",
}
#: Messages about effects, prices and events that exist: their number is never 0.
NEVER_NONE = (
    *("effect-", "cost-", "counted-", "place-fee", "single-cask-ages", "boat-race-tokens"),
    *("message-one-and-others", "message-others", "rules-found", "log-won", "corrections-times"),
    *("home-game-players", "home-in-some", "tutorial-new-chronicles", "tables-won", "tables-pace-"),
    *("tables-start-with", "penny-mobs-levy", "penny-mobs-tile-reserved", "game-win"),
    *("game-decide", "me-sessions-ended", "hammer-of-the-scots-too-dear", "penny-mobs-choice-"),
    "tutorial-progress",
)
#: Messages whose noun has one form in some language.
INVARIABLE = {"rest-night-shown", "tables-pace-hours"}
#: What follows a number without being counted by it.
NOT_COUNTED = frozenset(["is", "was", "has", "this"])
MAX_BUTTON = {ENGLISH: 20, "de": 26, "fr": 26, "nl": 26}

NO_BREAK = "\u00a0\u202f"
CODE = re.compile(r"\{[^}]*\}|`[^`]*`|\]\([^)]*\)")
BUTTON = re.compile(
    r"<(?:button|Button)\b(?:[^>{]|\{[^}]*\})*>\s*(?:<svg.*?</svg>\s*|<Icon[^>]*/>\s*)*"
    r'\{t\("([a-z0-9-]+)"\)\}\s*</'
)
ROOM = re.compile(r"[Aa]t most (\d+) characters")


class Text(NamedTuple):
    """One form of a message: placeables are written as `{name}`."""

    key: str
    text: str
    #: The variables that the message selects forms by.
    selected: frozenset[str]
    #: The numbers for which the message has plural forms, and those with a form for none.
    plural: frozenset[str]
    none: frozenset[str]
    comment: str


def catalogues(language: str) -> list[Path]:
    return [*catalogue_files(language), *sorted((FRONTEND_LOCALES / language).glob("*.ftl"))]


@cache
def texts(language: str) -> tuple[Text, ...]:
    """All forms of all messages, of the server, the engine and the front end."""
    return tuple(text for path in catalogues(language) for text in texts_of(path))


def texts_of(path: Path) -> Iterator[Text]:
    for node in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(node, ftl.Message) and node.value:
            comment = node.comment.content if node.comment and node.comment.content else ""
            selects = list(selects_in(node.value))
            selected = frozenset(name for name, _ in selects)
            plural = frozenset(name for name, keys in selects if "one" in keys)
            none = frozenset(name for name, keys in selects if "0" in keys)
            for form in forms(node.value):
                yield Text(node.id.name, form, selected, plural, none, comment)


def forms(pattern: ftl.Pattern) -> Iterator[str]:
    """Write a pattern out in each of its forms."""
    parts = [
        [element.value] if isinstance(element, ftl.TextElement) else list(placed(element))
        for element in pattern.elements
    ]
    # Forms are compared one by one, so each appears once with the first forms of the others.
    longest = max((len(part) for part in parts), default=1)
    if longest > 12:
        yield from ("".join(part[min(i, len(part) - 1)] for part in parts) for i in range(longest))
    else:
        yield from ("".join(way) for way in product(*parts))


def placed(element: ftl.Placeable) -> Iterator[str]:
    inner = element.expression
    if isinstance(inner, ftl.SelectExpression):
        for variant in inner.variants:
            yield from forms(variant.value)
    elif isinstance(inner, ftl.StringLiteral):
        yield inner.value
    elif isinstance(inner, ftl.VariableReference):
        yield f"{{{inner.id.name}}}"
    elif isinstance(inner, ftl.FunctionReference):
        yield f"{{{called(inner)}}}"
    elif isinstance(inner, ftl.MessageReference):
        yield f"{{{inner.id.name}}}"
    else:
        yield "{}"


def called(inner: ftl.FunctionReference) -> str:
    """Write a call: `THE tile`; functions that only change letters are left out."""
    [argument] = inner.arguments.positional
    if isinstance(argument, ftl.FunctionReference):
        return called(argument)
    assert isinstance(argument, ftl.VariableReference)
    return f"{inner.id.name} {argument.id.name}"


def selects_in(pattern: ftl.Pattern) -> Iterator[tuple[str, frozenset[str]]]:
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(inner, ftl.SelectExpression):
            keys = frozenset(
                key.name if isinstance(key, ftl.Identifier) else str(key.value)
                for key in (variant.key for variant in inner.variants)
            )
            if isinstance(inner.selector, ftl.VariableReference):
                yield inner.selector.id.name, keys
            for variant in inner.variants:
                yield from selects_in(variant.value)


def test_english_catalogues_have_no_denied_words() -> None:
    report(
        fault
        for each in texts(ENGLISH)
        for fault in denied(CODE.sub("X", each.text), words_denied(each), each.key)
    )


def words_denied(text: Text) -> dict[str, str]:
    """The words that a message must not contain; what only programmers read may be formal."""
    if "programmers" in text.comment:
        return DENIED
    words = DENIED | DENIED_ON_SCREENS
    return {
        word: words[word] for word in words if word != MAY or not text.key.startswith(RULE_TEXTS)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_begins_or_ends_with_a_space_comma_or_colon(language: str) -> None:
    report(
        f"{each.key}: “{each.text}”"
        for each in texts(language)
        if re.search(rf"^[\s,:{NO_BREAK}]|[\s,:{NO_BREAK}]$", each.text)
        and each.key not in OPEN_ENDED
    )


def test_a_number_before_a_noun_has_plural_forms() -> None:
    numbers = {name for each in texts(ENGLISH) for name in each.plural} - NEVER_ONE
    report(
        f"{each.key}: {{{name}}} {word}"
        for each in texts(ENGLISH)
        for name, word in re.findall(r"\{(\w+)\} ([a-z-]+)", each.text)
        if name in numbers - each.selected and word.endswith("s") and word not in NOT_COUNTED
        if each.key not in PRINTED
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_can_be_0_has_a_form_for_none(language: str) -> None:
    report(
        f"{each.key}: no form [0] for {name}"
        for each in texts(language)
        for name in each.plural - each.none
        if not each.key.startswith(NEVER_NONE)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_plural_forms_in_every_language_or_in_none(language: str) -> None:
    english = {each.key: each.plural for each in texts(ENGLISH)}
    report(
        f"{each.key}: no plural forms for {name}"
        for each in texts(language)
        for name in english[each.key] - each.selected
        if re.search(rf"\{{{name}\}} [a-zà-ÿ]", each.text) and each.key not in INVARIABLE
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    wrong = {
        r"['\"]": "a straight quotation mark or apostrophe",
        r"(^|[\s(])-(?=\d|\{)": "a hyphen for a minus sign",
        r"\.\.\.": "three dots for an ellipsis",
        rf"[\s{NO_BREAK}]%" if language in ("en", "nl") else rf"[^{NO_BREAK}]%": "a percent sign",
    }
    report(
        f"{each.key}: {what} in “{each.text}”"
        for each in texts(language)
        for pattern, what in wrong.items()
        if re.search(pattern, each.text) and each.key not in TITLES
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_in_a_sentence_has_its_article(language: str) -> None:
    report(
        f"{each.key}: write {{ THE($tile) }} in “{each.text}”"
        for each in texts(language)
        if re.search(r"\{tile\}", each.text) and re.sub(r"\{tile\}|\W", "", each.text)
    )


@cache
def buttons() -> frozenset[str]:
    """The keys of messages that are the text of a button."""
    sources = (ROOT / "frontend" / "src").rglob("*.svelte")
    return frozenset(key for path in sources for key in BUTTON.findall(path.read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_short(language: str) -> None:
    assert len(buttons()) > 20
    report(
        f"{each.key}: {len(each.text)} characters in “{each.text}”"
        for each in texts(language)
        if each.key in buttons() and len(each.text) > MAX_BUTTON[language]
    )


def test_a_text_fits_the_room_that_its_comment_states() -> None:
    limited = [(each, room) for each in texts(ENGLISH) if (room := ROOM.search(each.comment))]
    assert limited
    report(
        f"{each.key}: {len(each.text)} of {room[1]} characters"
        for each, room in limited
        if len(each.text) > int(room[1])
    )
