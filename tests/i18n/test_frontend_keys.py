"""Message keys of the server and of the front end do not clash."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_message

from i18n import LANGUAGES
from i18n.catalogues import ROOT, catalogue_files

FRONTEND_LOCALES = ROOT / "frontend" / "src" / "i18n" / "locales"


def messages(paths: Iterable[Path]) -> dict[str, str]:
    """The source of every message in some catalogues, by key."""
    entries = (
        node for path in paths for node in FluentParser().parse(path.read_text("utf-8")).body
    )
    found = (entry for entry in entries if isinstance(entry, ftl.Message))
    return {entry.id.name: serialize_message(entry) for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_on_both_sides_has_the_same_text(language: str) -> None:
    server = messages(catalogue_files(language))
    frontend = messages((FRONTEND_LOCALES / language).glob("*.ftl"))
    assert server
    assert frontend
    clashing = [key for key in server.keys() & frontend.keys() if server[key] != frontend[key]]
    assert not sorted(clashing)
