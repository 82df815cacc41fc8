"""Convert facts that version 0.1.0 stored in another form."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from i18n import has_message

from .facts import Reason, named
from .naming import as_key

Json = dict[str, Any]


def upgrade_fact(saved: Json) -> Json:
    """A stored fact in its present form: points had an English label instead of a reason."""
    if "label" not in saved or "reason" in saved:
        return saved
    kept = {name: value for name, value in saved.items() if name not in ("label", "source")}
    return kept | {"reason": to_builtins(reason_of(saved["label"]))}


def reason_of(label: str) -> Reason:
    """The reason behind an English label, such as `scoring A: whisky` or `clan Munro`."""
    head, colon, comparison = label.partition(": ")
    if colon:
        return Reason("scoring-of", (head.removeprefix("scoring "), comparison))
    if has_message(f"score-{as_key(label)}"):
        return Reason(as_key(label))
    words = label.split(" ")
    for end in range(1, len(words)):
        key, name = f"{as_key(' '.join(words[:end]))}-of", " ".join(words[end:])
        if has_message(f"score-{key}"):
            return Reason(key, (name.removeprefix("of "),))
    return named(label)
