"""Where do the messages of a language stand, and how is one of them said?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from words.spoken import ENGLISH, spoken

#: The languages of the site, each under its own name.
LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch"}
ROOT = Path(__file__).resolve().parent.parent
#: The packages below which catalogues are looked for, at any depth.
PACKAGES = ("accounts", "games", "glenmore_site", "notifications")


def say(key: str, /, **about: str | int) -> str:
    """The message of that key, in the language that is spoken."""
    bundle = bundle_of(spoken())
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(key)
    # A message that lacks something says the rest; tests see to it that none does.
    said, _errors = bundle.format_pattern(pattern, about)
    return str(said)


def has_words(key: str) -> bool:
    """Whether there is a message for something whose name comes from elsewhere."""
    return bundle_of(ENGLISH).has_message(key)


def listed(parts: Sequence[str], *, either: bool = False) -> str:
    """Things in a row, all of them or either: "wood, stone and grain"."""
    # British English has no comma before the last.
    locale = "en_GB" if spoken() not in LANGUAGES or spoken() == ENGLISH else spoken()
    return str(format_list(parts, style="or" if either else "standard", locale=locale))


@cache
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language; of a language that is not spoken, those in English."""
    if language not in LANGUAGES:
        return bundle_of(ENGLISH)
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def catalogue_files(language: str) -> list[Path]:
    """The catalogues of a language."""
    folders = (ROOT / package for package in PACKAGES)
    return sorted(path for folder in folders for path in folder.rglob(f"words/{language}/*.ftl"))
