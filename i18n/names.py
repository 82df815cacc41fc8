"""Names with their forms in sentences, and the functions by which messages ask for a form.

A message writes `{ THE($tile) }` for a name with its article, `{ THE($tile, case: "dative") }` for
a case, and `{ CAPITAL(THE($tile)) }` at the beginning of a sentence. A name without forms, such as
the name of a place, is the same everywhere. `frontend/src/i18n/names.ts` does the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Self

#: The form with the article; in German the nominative.
WITH_ARTICLE = "the"


class Name(str):
    """The name of something, with the forms it takes in sentences."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str] | None = None) -> Self:
        made = super().__new__(cls, name)
        made.forms = forms or {}
        return made


def the(name: object, case: str = WITH_ARTICLE) -> object:
    """Return a form of a name; whatever has no such form is returned as it is.

    >>> the(Name("Quarry", {"the": "the quarry"})), the("Loch Ness")
    ('the quarry', 'Loch Ness')
    """
    return name.forms.get(case, name) if isinstance(name, Name) else name


def capital(text: object) -> object:
    """Return a text with its first letter in upper case.

    >>> capital("the quarry")
    'The quarry'
    """
    return text[:1].upper() + text[1:] if isinstance(text, str) else text


FUNCTIONS: dict[str, Callable[..., Any]] = {"THE": the, "CAPITAL": capital}
