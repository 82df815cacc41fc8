"""How does the site say something in its reader's language?

By messages in Fluent's syntax, in the catalogues `<package>/words/<language>/<name>.ftl`, whose
keys begin with the name. Who answers somebody says once which language he reads (`speaking`);
all that is said meanwhile is said in it. The engine uses this, so it knows no framework.
"""

from words.catalogues import LANGUAGES, has_words, listed, say
from words.spoken import ENGLISH, speaking, spoken

__all__ = ["ENGLISH", "LANGUAGES", "has_words", "listed", "say", "speaking", "spoken"]
