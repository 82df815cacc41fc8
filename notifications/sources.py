"""Registry of the sources that render messages and know whether they are still relevant.

Notifications import no app that posts messages. Each such app registers, when it is ready, a
source for its kinds of message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from notifications.models import Message


@dataclass(frozen=True)
class Figure:
    """A picture made of HTML, and the same in words for the plain text."""

    html: str
    text: str


@dataclass(frozen=True)
class MessageText:
    """The rendered text of a message, in the language of its player."""

    title: str
    lines: tuple[str, ...] = ()
    #: The label of the button that opens the link.
    button: str = ""
    #: A picture that emails show below the lines.
    figure: Figure | None = None


@dataclass(frozen=True)
class Source:
    """Callbacks of an app for the kinds of message that it posts."""

    render: Callable[[Message], MessageText]
    #: Why the message is obsolete, as a message key; empty if it is not.
    obsolete_reason: Callable[[Message], str]
    #: Whether to wait: the player has the table open, or is being notified of the same thing now.
    must_wait: Callable[[Message], bool]


_sources: dict[str, Source] = {}


def register(source: Source, kinds: Iterable[str]) -> None:
    """Register the source of these kinds of message."""
    _sources.update(dict.fromkeys(kinds, source))


def source_of(message: Message) -> Source:
    """Return the source of a message."""
    return _sources[message.kind]
