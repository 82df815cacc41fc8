"""The ids of all rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_RULES = Path(__file__).parents[3] / "docs" / "rules"

_ID = r"\*\*((?:(?:G[12]|C\d)-[A-Z]+|X-[A-Z0-9]+)-\w+)"


@cache
def rule_ids() -> frozenset[str]:
    """Return the id of every rule on the rules pages."""
    texts = (path.read_text("utf-8") for path in sorted(_RULES.glob("*.md")))
    return frozenset(found for text in texts for found in re.findall(_ID, text))
