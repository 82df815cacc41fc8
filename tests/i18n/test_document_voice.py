"""Documents and rules pages are written in plain English, and rules in short sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from i18n.catalogues import ROOT
from tests.i18n.voice import DENIED, denied, report

#: Made of catalogue messages, which are tested themselves.
GENERATED = {"components.md"}
DOCUMENTS = sorted(
    path
    for folder in (ROOT, ROOT / "docs", ROOT / "docs" / "decisions")
    for path in folder.glob("*.md")
    if path.name not in GENERATED
)
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
MAX_WORDS_OF_A_RULE = 30
#: Code blocks and comments, indented lines and pictures, code, addresses and tags.
NO_PROSE = re.compile(
    r"^```[\s\S]*?^```|<!--[\s\S]*?-->|^(?:    .*|\s*<img .*)$|`[^`]*`|\]\([^)]*\)|<[^>]*>",
    re.MULTILINE,
)


def sentences(path: Path) -> list[str]:
    """The sentences of a document, without code, addresses and tables."""
    text = NO_PROSE.sub(" ", path.read_text("utf-8"))
    blocks = re.split(r"\n\s*\n|\n(?=[-*|#>]|\d+\. )|\|", text)
    return [
        sentence
        for block in blocks
        for sentence in re.split(r"(?<=[.!?])[\s*)]+(?=[A-Z“*(])", " ".join(block.split()))
    ]


@pytest.mark.parametrize("path", [*DOCUMENTS, *RULES], ids=lambda path: str(path.relative_to(ROOT)))
def test_documents_have_no_denied_words(path: Path) -> None:
    name = str(path.relative_to(ROOT))
    report(fault for each in sentences(path) for fault in denied(each, DENIED, name))


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_a_sentence_of_the_rules_is_short(path: Path) -> None:
    parts = (part for each in sentences(path) for part in each.split(";"))
    parts = (re.sub(r"- \*\*[A-Z0-9]+-[^*]*\*\*", "", part) for part in parts)
    counted = ((len(re.findall(r"[\w’'-]+", part)), part) for part in parts)
    report(f"{number} words: {each}" for number, each in counted if number > MAX_WORDS_OF_A_RULE)
