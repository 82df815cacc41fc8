"""Test that every rule of the Chronicles is tested and every test names an existing rule."""

import re
from pathlib import Path

from tests.engine.rule_coverage import RULES, naming_no_rule, rules_in_names, untested

PAGES = sorted(RULES.glob("chronicle*.md"))
#: Tests of all Chronicles alike, rule or not.
GENERAL = (
    Path(__file__).name,
    "test_properties.py",
    "test_recorded_games.py",
    "test_bots.py",
    "test_former_tags.py",
    "test_orders.py",
)
#: A rule's number as the pages write it: C7-VOTE-1, C7-CARD-Square, G2-CHR-1, X-1-3.
RULE_ID = r"(?:C\d-[A-Z]+|G2-CHR|X)(?:-\w+)+"
NAMED = rules_in_names(Path(__file__).parent, general=GENERAL)


def rule_ids() -> set[str]:
    """Return the ids in bold on all pages."""
    texts = (page.read_text(encoding="utf-8") for page in PAGES)
    return {found for text in texts for found in re.findall(rf"- \*\*({RULE_ID})", text)}


def test_there_are_rules() -> None:
    assert {"G2-CHR-1", "C5-SET-1", "C7-CARD-Square"} <= rule_ids()


def test_every_rule_has_a_test() -> None:
    assert untested(rule_ids(), NAMED) == []


def test_every_test_names_a_rule() -> None:
    assert naming_no_rule(rule_ids(), NAMED) == []


def test_no_rule_is_numbered_twice() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    found = re.findall(rf"^- \*\*({RULE_ID})", text, re.MULTILINE)

    assert sorted(set(found)) == sorted(found)
