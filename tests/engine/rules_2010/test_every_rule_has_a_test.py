"""Is every rule of Glen More tested, and does every test name a rule that there is?"""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "glen-more-2010.md"


def rule_ids() -> set[str]:
    """The ids of the rules page: set bold where a rule begins."""
    return set(re.findall(r"\*\*(G1-[A-Z]+-\d+)", RULES.read_text(encoding="utf-8")))


def ids_in_names() -> dict[str, str]:
    """The id in the name of each test of this folder, this file's apart."""
    return {
        f"{path.name}: {name}": _rule_id(name)
        for path in sorted(HERE.glob("test_*.py"))
        if path.name != Path(__file__).name
        for name in _test_names(path)
    }


def _test_names(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return [name for name in functions if name.startswith("test")]


def _rule_id(name: str) -> str:
    found = re.match(r"test_(g1_[a-z]+_\d+)__[a-z0-9]", name)
    return found[1].upper().replace("_", "-") if found else ""


def test_the_rules_page_has_all_sections() -> None:
    sections = {rule.split("-")[1] for rule in rule_ids()}

    assert sections == {"SET", "TURN", "DIE", "MKT", "PLC", "ACT", "LOC", "SCO"}


def test_every_rule_has_a_test() -> None:
    assert sorted(rule_ids() - set(ids_in_names().values())) == []


def test_every_test_names_a_rule() -> None:
    rules = rule_ids()

    assert [test for test, rule in ids_in_names().items() if rule not in rules] == []
