"""What is there to tell, and is it still true? Those who post messages know; here they say it.

Notifications know no other app. Each app that posts messages registers, when it is ready, a
source for its kinds, as it registers its holdings with accounts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from notifications.models import Message


@dataclass(frozen=True)
class Story:
    """A message in words, in the language of its player."""

    title: str
    lines: tuple[str, ...] = ()
    #: The word on the button that leads there.
    button: str = ""
    #: A small picture, PNG, and what it shows.
    picture: bytes = b""
    alt: str = ""


@dataclass(frozen=True)
class Source:
    """Who knows about some kinds of messages."""

    tell: Callable[[Message], Story]
    #: Why the message is not worth sending any more; empty where it is.
    why_not: Callable[[Message], str]
    #: Whether it shall wait: the player is looking, or hears of the same thing just now.
    waits: Callable[[Message], bool]


_sources: dict[str, Source] = {}


def register(source: Source, kinds: Iterable[str]) -> None:
    """Ask this source about these kinds from now on."""
    _sources.update(dict.fromkeys(kinds, source))


def source_of(message: Message) -> Source:
    """Who knows about the message."""
    return _sources[message.kind]
