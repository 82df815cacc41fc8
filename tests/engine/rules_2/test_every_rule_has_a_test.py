"""Is every rule of Glen More II tested, and does every test name a rule that there is?"""

import ast
import re
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
#: How many rules each section has; of CLN 22 are clans, of LMK 11 landmarks.
NUMBERS = "SET 10 TURN 9 DIE 2 MKT 5 PLC 5 OVB 4 ONE 1 ACT 8 PER 2 CLN 26 LMK 12 RMV 2 SCO 1 END 3"
RULES = HERE.parents[2] / "docs" / "rules" / "glen-more-2.md"


def rule_ids() -> set[str]:
    """The ids of the rules page: set bold where a rule begins."""
    return set(re.findall(r"\*\*(G2-[A-Z]+-\w+)", RULES.read_text(encoding="utf-8")))


def ids_in_names() -> dict[str, str]:
    """The id, in small letters, in the name of each test of this folder, this file's apart."""
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
    found = re.match(r"test_(g2_[a-z]+_[a-z0-9]+)__[a-z0-9]", name)
    return found[1].replace("_", "-") if found else ""


def test_the_rules_page_has_all_sections_clans_and_landmarks() -> None:
    sections = [rule.split("-")[1] for rule in rule_ids()]

    words = NUMBERS.split()
    assert Counter(sections) == dict(zip(words[::2], map(int, words[1::2]), strict=True))


def test_every_rule_has_a_test() -> None:
    named = set(ids_in_names().values())

    assert sorted(rule for rule in rule_ids() if rule.lower() not in named) == []


def test_every_test_names_a_rule() -> None:
    rules = {rule.lower() for rule in rule_ids()}

    assert [test for test, rule in ids_in_names().items() if rule not in rules] == []
