"""Translations: texts in the reader's language.

Messages are written in Fluent's syntax in `<package>/locales/<language>/<name>.ftl`; their keys
begin with the name of the file. `use_language` sets the language of a request, socket or task,
and `translate` uses it; `name` returns a name with its forms in sentences. The engine imports this
package, so it depends on no framework.
"""

from i18n.catalogues import LANGUAGES, has_message, listed, name, translate
from i18n.language import ENGLISH, current_language, use_language
from i18n.names import Name

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Name",
    "current_language",
    "has_message",
    "listed",
    "name",
    "translate",
    "use_language",
]
