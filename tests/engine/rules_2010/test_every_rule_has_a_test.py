"""Every rule of Glen More has a test, and every test names an existing rule."""

import re
from pathlib import Path

from tests.engine.rule_coverage import RULES, naming_no_rule, rules_in_names, untested

NAMED = rules_in_names(Path(__file__).parent, general={Path(__file__).name})


def rule_ids() -> set[str]:
    """Return the ids in bold on the rules page."""
    page = (RULES / "glen-more-2010.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(G1-[A-Z]+-\d+)", page))


def test_the_rules_page_has_all_sections() -> None:
    sections = {rule.split("-")[1] for rule in rule_ids()}

    assert sections == {"SET", "TURN", "DIE", "MKT", "PLC", "ACT", "LOC", "SCO"}


def test_every_rule_has_a_test() -> None:
    assert untested(rule_ids(), NAMED) == []


def test_every_test_names_a_rule() -> None:
    assert naming_no_rule(rule_ids(), NAMED) == []
