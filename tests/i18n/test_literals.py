"""Refusals are translated: no text for players is hard-coded."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from i18n.catalogues import ROOT

#: Where players and their programs are answered.
ANSWERING = (
    *("accounts", "games/api", "games/services", "notifications/services"),
    *(f"games/engine/{part}" for part in ("chronicles", "common", "glen_more_2010", "glen_more_2")),
)
#: Errors that report our own mistakes, or those of operators.
OURS = {
    *("AssertionError", "CommandError", "KeyError", "LookupError", "NotImplementedError"),
    *("RuntimeError", "TypeError", "ValueError"),
}
PLACES = sorted(
    path
    for folder in ANSWERING
    for path in (ROOT / folder).rglob("*.py")
    if path.name not in ("admin.py", "admin_site.py")
)


def raised(module: ast.Module) -> Iterator[ast.Call]:
    """Yield the texts of exceptions that users read."""
    for node in ast.walk(module):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            name = node.exc.func.attr if isinstance(node.exc.func, ast.Attribute) else None
            name = node.exc.func.id if isinstance(node.exc.func, ast.Name) else name
            if name not in OURS:
                yield node.exc


def is_text(given: ast.expr) -> bool:
    """Whether a text of several words stands there."""
    if isinstance(given, ast.JoinedStr):
        return any(is_text(part) for part in given.values)
    return (
        isinstance(given, ast.Constant)
        and isinstance(given.value, str)
        and " " in given.value.strip()
    )


@pytest.mark.parametrize("path", PLACES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_refusals_are_worded_by_messages(path: Path) -> None:
    written = [
        f"{path.name}:{call.lineno}"
        for call in raised(ast.parse(path.read_text("utf-8")))
        if any(map(is_text, call.args))
    ]
    assert written == []
