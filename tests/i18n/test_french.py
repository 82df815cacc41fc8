"""French punctuation has the no-break space that its readers expect."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = ("accounts", "frontend/src", "games", "glenmore_site", "notifications", "words")
CATALOGUES = [path for place in PLACES for path in (ROOT / place).glob("**/locales/fr/*.ftl")]
FILES = sorted([*CATALOGUES, *(ROOT / "docs" / "rules" / "fr").glob("*.md")])

#: Not words: comments, keys, Fluent syntax, addresses, code, and the English title of a game.
NO_WORDS = re.compile(
    r'^#.*|^[\w-]+ = ?|^ +\*?\[\w+\]|\{ "[^"]*" \}|->'
    r"|\]\([^)]*\)|\w+://\S*|`[^`]*`|Glen More II: Chronicles"
)
NARROW = "\u202f\u00a0"
WRONG = re.compile(
    rf"[^{NARROW}.!?][;!?](?=\W|$)|[^{NARROW}]:(?=[\s*]|$)|«[^{NARROW}]|[^{NARROW}]»|\w'\w"
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_signs_are_set_as_french_sets_them(path: Path) -> None:
    lines = [NO_WORDS.sub("", line) for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if WRONG.search(line)] == []


def test_there_is_french_to_be_read() -> None:
    assert len(FILES) > 100
