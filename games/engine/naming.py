"""What are things called in the language that is spoken? Names of places and people stay."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from typing import TYPE_CHECKING

from words import ENGLISH, has_words, say, speaking, spoken

if TYPE_CHECKING:
    from .effects import Tile
    from .game import Game


def as_key(name: str) -> str:
    """A name as a part of a key.

    >>> as_key("Drover's Inn")
    'drovers-inn'
    """
    return name.lower().replace("'", "").replace(",", "").replace(" ", "-")


def tile_name(tile: Tile) -> str:
    """What a tile is called: by its kind, where it has no name of its own."""
    return name_of(tile.name)


def name_of(name: str) -> str:
    """The same of a tile or card of which only the name is known."""
    key = f"tile-{as_key(name)}"
    return say(key) if has_words(key) else name


def good_name(good: str) -> str:
    """What a good is called; whatever else somebody may have typed stays as it is."""
    key = f"good-{good}"
    return say(key) if has_words(key) else good


def type_name(kind: str) -> str:
    """What tiles of a type are called."""
    return say(f"type-{kind}")


def scotsman_name(game: Game) -> str:
    """What the people of a territory are called in this game."""
    return say(f"person-{as_key(game.edition.words['scotsman'])}")


def chronicle_name(number: int) -> str:
    """What a Chronicle is called; its package knows."""
    return say(f"chronicle-{number}")


def chronicle_adds(number: int) -> str:
    """What a Chronicle adds to the game, in a few words."""
    return say(f"chronicle-{number}-adds")


def option_text(name: str, rule: str) -> str:
    """What a table option changes."""
    return f"{say(f'option-{name}')} ({rule})"


def one_of(ways: Iterable[str]) -> str:
    """Ways of which one is taken, each said in full."""
    return reduce(lambda first, then: say("effect-or", first=first, then=then), ways)


def label_in_words(label: str) -> str:
    """What points were scored for, which facts say in English."""
    return label if spoken() == ENGLISH else translated(label, spoken())


@lru_cache(maxsize=2000)
def translated(label: str, language: str) -> str:
    """A label as a language has it: `scoring A: whisky`, `clan Munro`, the name of a tile."""
    with speaking(language):
        return _label(label)


def _label(label: str) -> str:
    whole = f"score-{as_key(label)}"
    if has_words(whole):
        return say(whole)
    about, colon, more = label.partition(": ")
    if colon:
        return f"{_label(about)}: {_label(more)}"
    words = label.split(" ")
    for end in range(1, len(words)):
        key, name = f"score-{as_key(' '.join(words[:end]))}-of", " ".join(words[end:])
        if has_words(key):
            return say(key, name=name_of(name.removeprefix("of ")))
    return name_of(label)
