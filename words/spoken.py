"""Which language is read by the one who is being answered?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
#: Each request, socket or task has its own.
_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def spoken() -> str:
    """The language in which is spoken now."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say all in this language until the end of the block."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)
