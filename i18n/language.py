"""The current language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
#: Each request, socket or task has its own.
_current: ContextVar[str] = ContextVar("language", default=ENGLISH)


def current_language() -> str:
    """Return the language of the current request, socket or task."""
    return _current.get()


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Use this language until the end of the block."""
    before = _current.set(language)
    try:
        yield
    finally:
        _current.reset(before)
