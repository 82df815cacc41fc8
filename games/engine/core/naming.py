"""Names of things in the current language. Names of places and people are not translated."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from typing import TYPE_CHECKING

from i18n import Name, current_language, has_message, name, translate, use_language

from .facts import NAMED, Reason

if TYPE_CHECKING:
    from .effects import Tile


def as_key(name: str) -> str:
    """Return a name as part of a message key.

    >>> as_key("Drover's Inn")
    'drovers-inn'
    """
    return name.lower().replace("'", "").replace(",", "").replace(" ", "-")


def tile_name(tile: Tile) -> Name:
    """Return the name of a tile, or of its kind if it has none."""
    return name_of(tile.name)


def name_of(english: str) -> Name:
    """Return the name of a tile or card from its English name, with its forms in sentences."""
    key = f"tile-{as_key(english)}"
    return name(key) if has_message(key) else Name(english)


def good_name(good: str) -> str:
    """Return the name of a good; unknown words are returned as they are."""
    key = f"good-{good}"
    return translate(key) if has_message(key) else good


def type_name(kind: str) -> str:
    """Return the name of tiles of a type."""
    return translate(f"type-{kind}")


def value_name(value: str) -> str:
    """Return the name of a printed value of a tile."""
    return translate(f"components-value-{value}")


def chronicle_name(number: int) -> str:
    """Return the name of a Chronicle."""
    return translate(f"chronicle-{number}")


def chronicle_adds(number: int) -> str:
    """Return what a Chronicle adds to the game, in a few words."""
    return translate(f"chronicle-{number}-adds")


def option_text(name: str, rule: str) -> str:
    """Return what a table option changes."""
    return f"{translate(f'option-{name}')} ({rule})"


def one_of(ways: Iterable[str]) -> str:
    """Join alternatives, each written out in full."""
    return reduce(lambda first, then: translate("effect-or", first=first, then=then), ways)


def comparison_name(comparison: str) -> str:
    """Return the name of a comparison of scorings or cards."""
    key = f"score-{as_key(comparison)}"
    return translate(key) if has_message(key) else comparison


def reason_in_words(reason: Reason) -> str:
    """Return what points were scored for, in the current language."""
    return reason_text(reason, current_language())


@lru_cache(maxsize=2000)
def reason_text(reason: Reason, language: str) -> str:
    """Return what points were scored for, in a given language.

    >>> reason_text(Reason("scoring-of", ("A", "whisky")), "en")
    'scoring A: whisky'
    """
    with use_language(language):
        if reason.key == NAMED:
            return str(name_of(*reason.names))
        given = {"name": name_of(reason.names[0])} if reason.names else {}
        text = translate(f"score-{reason.key}", **given)
        return ": ".join([text, *map(comparison_name, reason.names[1:])])
