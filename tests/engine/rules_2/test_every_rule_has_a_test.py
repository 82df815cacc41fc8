"""Every rule of Glen More II has a test, and every test names an existing rule."""

import re
from collections import Counter
from pathlib import Path

from tests.engine.rule_coverage import RULES, naming_no_rule, rules_in_names, untested

#: How many rules each section has; of CLN 22 are clans, of LMK 11 landmarks.
NUMBERS = "SET 10 TURN 9 DIE 2 MKT 5 PLC 5 OVB 4 ONE 1 ACT 8 PER 3 CLN 26 LMK 12 RMV 2 SCO 1 END 3"
NAMED = rules_in_names(Path(__file__).parent, general={Path(__file__).name})


def rule_ids() -> set[str]:
    """Return the ids in bold on the rules page."""
    page = (RULES / "glen-more-2.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(G2-[A-Z]+-\w+)", page))


def test_the_rules_page_has_all_sections_clans_and_landmarks() -> None:
    sections = [rule.split("-")[1] for rule in rule_ids()]

    words = NUMBERS.split()
    assert Counter(sections) == dict(zip(words[::2], map(int, words[1::2]), strict=True))


def test_every_rule_has_a_test() -> None:
    assert untested(rule_ids(), NAMED) == []


def test_every_test_names_a_rule() -> None:
    assert naming_no_rule(rule_ids(), NAMED) == []
