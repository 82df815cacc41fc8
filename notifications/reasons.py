"""Why was a message sent or not? Reasons are kept as keys and said when somebody reads them."""

from __future__ import annotations

from words import has_words, say

BETWEEN = "; "


def said(reason: str) -> str:
    """The reason in the reader's language; what a provider said, as it said it."""
    parts = reason.split(BETWEEN)
    return BETWEEN.join(say(part) if has_words(part) else part for part in parts)
