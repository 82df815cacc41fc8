"""Load the message catalogues and translate messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from i18n.language import ENGLISH, current_language
from i18n.names import FUNCTIONS, Name

#: The languages of the site, each with its own name.
LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch"}
ROOT = Path(__file__).resolve().parent.parent
#: The packages whose catalogues are loaded, at any depth.
PACKAGES = ("accounts", "games", "glenmore_site", "notifications")


def translate(key: str, /, **arguments: str | int) -> str:
    """Return the message with this key in the current language."""
    bundle = bundle_of(current_language())
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(key)
    # Missing arguments leave a placeholder; tests check that no message lacks any.
    text, _errors = bundle.format_pattern(pattern, arguments)
    return str(text)


def name(key: str) -> Name:
    """Return the message with this key as a name, with its attributes as forms."""
    return _name_in(key, current_language())


@cache
def _name_in(key: str, language: str) -> Name:
    bundle = bundle_of(language)
    message = bundle.get_message(key)
    forms = {
        form: str(bundle.format_pattern(pattern)[0]) for form, pattern in message.attributes.items()
    }
    return Name(translate(key), forms)


def has_message(key: str) -> bool:
    """Return whether there is a message with this key."""
    return bundle_of(ENGLISH).has_message(key)


def listed(parts: Sequence[str], *, either: bool = False) -> str:
    """Join a list with "and" or "or": "wood, stone and grain"."""
    # British English has no comma before the last item.
    locale = (
        "en_GB"
        if current_language() not in LANGUAGES or current_language() == ENGLISH
        else current_language()
    )
    return str(format_list(parts, style="or" if either else "standard", locale=locale))


@cache
def bundle_of(language: str) -> FluentBundle:
    """Return all messages of a language, or the English ones if it is not supported."""
    if language not in LANGUAGES:
        return bundle_of(ENGLISH)
    bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
    for path in catalogue_files(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def catalogue_files(language: str) -> list[Path]:
    """Return the catalogue files of a language."""
    folders = (ROOT / package for package in PACKAGES)
    return sorted(path for folder in folders for path in folder.rglob(f"locales/{language}/*.ftl"))
