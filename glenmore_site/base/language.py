"""Set the language of our own texts and of Django's at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.utils import translation

from i18n import use_language


@contextmanager
def use_language_everywhere(language: str) -> Iterator[None]:
    """Use one language for our texts and for those of Django and its packages."""
    with use_language(language), translation.override(language):
        yield
