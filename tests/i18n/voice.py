"""The words that our texts avoid, each with what to write instead.

CONTRIBUTING.md has the guide. A text that needs a denied word is allowed here, by key or file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

#: Words that gave our English an accent, each with what to write instead.
DENIED = {
    r"\b(bring|brings|bringing|brought)\b": "give, earn or produce",
    r"\bhear(s|d)? of\b": "be notified of",
    r"\b(go|goes|going|went|gone) on(?= (with|until|as|by|from|for|while)\b|[.,;:)]|$)": "continue",
    r"\b(tak|took)\w* (it |them |your \w+ |\w+ )?back\b": "undo",
    r"(^|[.;:] )Who (?!.*\?)": "you, players who, or if a player",
    r"(^|[.;:,] )[Ww]hoever\b": "the player who",
    r"\bof (yours|his own|theirs)\b": "your, their",
    r"(?<![Tt]here )\b(is|are|was|were) no\b(?! (longer|more than))": "is not a",
    r"\bany ?more\b": "no longer",
    r"\bno more\b(?! (than|[a-z]+s\b))": "no longer",
    r"\bbesides\b": "also, in addition",
    r"\banew\b": "again",
    r"\bsomebody\b": "someone",
    r"\b(the own|one['’]s own)\b": "your own",
    r"\b(lies|lie|lying)\b": "is",
    r"\b(begin|begins|began|begun)\b": "start",
    r"(?<!-)\bmails?\b(?! server)": "email",
    r"\b(colour|neighbour|favour|honour|behaviour)\w*": "American spelling",
    r"\b(centre|grey|cancelled|travelled|organis\w+|recognis\w+)\b": "American spelling",
}
MAY = r"\bmay\b(?! (be|have|not be)\b)"
#: Words that are right in rules and documents but not on screens.
DENIED_ON_SCREENS = {
    r"\b(tell|tells|told)\b": "let know, say",
    r"\bkept\b": "save",
    r"\b(stand|stands|stood)\b": "is",
    MAY: "can",
    r"\bglens?\b": "territory",
    r"\b(cannot|do not|does not|did not|will not|is not|are not|was not|has not|have not)\b": (
        "a contraction"
    ),
    r"\b(You are|It is|You will|We have|We will)\b": "a contraction",
}
#: Keys and files that may use a denied word: the word, and the reason.
ALLOWED: dict[str, str] = {
    "ARCHITECTURE.md": r"Who",  # an indirect question
    "docs/performance.md": r"Who",  # an indirect question
    "docs/security.md": r"Who",  # an indirect question
    "docs/balance-chronicles.md": r"began|mail",  # names of facts and of a mobster
    "highlander-promise": r"hoever",  # idiomatic: "Whoever is on top takes it all"
    "lessons-glen-more-2-rondel": r"hoever",  # idiomatic: "Whoever is last plays next"
    "lessons-glen-more-2010-circuit": r"hoever",  # the same
    "mobster-macsponge": r"hoever",  # idiomatic, and short
    "place-no-near": r"go on",  # a space that a tile can go on
    "tables-who-joins": r"Who",  # a question
    "tutorial-chronicle-2": r"hoever",  # idiomatic
    "tutorial-chronicle-4": r"hoever",  # idiomatic
}
#: Printed effects and options are rules, where `may` says that something is optional.
RULE_TEXTS = (
    *("components-", "dubious-tome-event-", "effect-", "glen-more-2-", "great-glen-card-"),
    *("interplay-event-", "mobster-", "option-", "orders-", "single-cask-"),
)


def report(faults: Iterable[str]) -> None:
    """Fail with a list of all faults, one per line."""
    found = sorted(set(faults))
    assert not found, f"{len(found)} texts to change:\n" + "\n".join(found)


def denied(text: str, words: dict[str, str], where: str) -> Iterator[str]:
    for pattern, instead in words.items():
        for found in re.finditer(pattern, text):
            if not re.search(ALLOWED.get(where, "$^"), found[0]):
                yield f"{where}: “{found[0].strip()}” (write: {instead}) in “{text.strip()[:90]}”"
