"""The documents name files that exist, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "decisions").glob("*.md")]
)
CODE_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!\w+:|#|/)([^)#\s]+)")
PATH = re.compile(r"`([A-Za-z_.][\w.*-]*/[\w./*-]*)`")
TOP_LEVEL = {path.name for path in ROOT.iterdir()}
#: Made when the site is built or run.
GENERATED = ("frontend/node_modules", "var/", ".venv")


def prose(document: Path) -> str:
    """Return a document without its code blocks."""
    return CODE_FENCE.sub("", document.read_text("utf-8"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_to_a_file(document: Path) -> None:
    targets = LINK.findall(prose(document))
    assert [target for target in targets if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_path_exists(document: Path) -> None:
    paths = [path for path in PATH.findall(prose(document)) if path.split("/")[0] in TOP_LEVEL]
    named = [path for path in paths if not path.startswith(GENERATED)]
    assert [path for path in named if not list(ROOT.glob(path.rstrip("/")))] == []


def test_architecture_stays_short() -> None:
    words = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split()
    assert len(words) <= 1700
