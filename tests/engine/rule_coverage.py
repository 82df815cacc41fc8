"""Compare the rule ids of the rules pages with those in the names of tests."""

from __future__ import annotations

import ast
from collections.abc import Collection
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"


def rules_in_names(folder: Path, *, general: Collection[str]) -> dict[str, str]:
    """Return the lower-case rule id in the name of each test of a folder, but for general files."""
    return {
        f"{path.name}: {name}": name.removeprefix("test_").partition("__")[0].replace("_", "-")
        for path in sorted(folder.glob("test_*.py"))
        if path.name not in general
        for name in _test_names(path)
    }


def untested(rules: set[str], tests: dict[str, str]) -> list[str]:
    """Return the rules that no test names."""
    return sorted(rule for rule in rules if rule.lower() not in tests.values())


def naming_no_rule(rules: set[str], tests: dict[str, str]) -> list[str]:
    """Return the tests that name no existing rule."""
    known = {rule.lower() for rule in rules}
    return [test for test, rule in tests.items() if rule not in known]


def _test_names(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return [name for name in functions if name.startswith("test")]
