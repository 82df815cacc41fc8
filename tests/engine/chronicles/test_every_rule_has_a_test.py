"""Is every rule of the Chronicles tested, and does every test name a rule that there is?"""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGES = sorted((HERE.parents[2] / "docs" / "rules").glob("chronicle*.md"))
#: What is tried of all Chronicles alike, rule or not.
GENERAL = (
    Path(__file__).name,
    "test_properties.py",
    "test_golden.py",
    "test_bots.py",
    "test_orders.py",
)
#: A rule's number as the pages write it: C7-VOTE-1, C7-CARD-Square, G2-CHR-1, X-1-3.
RULE_ID = r"(?:C\d-[A-Z]+|G2-CHR|X)(?:-\w+)+"


def rule_ids() -> set[str]:
    """The ids of all pages: set bold where a rule begins."""
    texts = (page.read_text(encoding="utf-8") for page in PAGES)
    return {found for text in texts for found in re.findall(rf"- \*\*({RULE_ID})", text)}


def ids_in_names() -> dict[str, str]:
    """The id, in small letters, in the name of each test of a rule."""
    return {
        f"{path.name}: {name}": name.removeprefix("test_").partition("__")[0].replace("_", "-")
        for path in sorted(HERE.glob("test_*.py"))
        if path.name not in GENERAL
        for name in _test_names(path)
    }


def _test_names(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return [name for name in functions if name.startswith("test")]


def test_there_are_rules() -> None:
    assert {"G2-CHR-1", "C5-SET-1", "C7-CARD-Square"} <= rule_ids()


def test_every_rule_has_a_test() -> None:
    named = set(ids_in_names().values())

    assert sorted(rule for rule in rule_ids() if rule.lower() not in named) == []


def test_every_test_names_a_rule() -> None:
    rules = {rule.lower() for rule in rule_ids()}

    assert [test for test, rule in ids_in_names().items() if rule not in rules] == []


def test_no_rule_is_numbered_twice() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    found = re.findall(rf"^- \*\*({RULE_ID})", text, re.MULTILINE)

    assert sorted(set(found)) == sorted(found)
