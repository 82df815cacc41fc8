"""Why a message was sent or not: stored as message keys, translated when they are shown."""

from __future__ import annotations

from i18n import has_message, translate

SEPARATOR = "; "


def reason_text(reason: str) -> str:
    """Return the reason in the reader's language; texts of providers stay as they are."""
    parts = reason.split(SEPARATOR)
    return SEPARATOR.join(translate(part) if has_message(part) else part for part in parts)
