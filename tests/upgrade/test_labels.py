"""Score lines that version 0.1.0 stored with an English label read as they did then."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.engine import visible_facts
from games.engine.core.facts import Fact, PointsScored
from games.engine.core.naming import as_key, name_of
from games.engine.core.serial import load_score_line, plain
from games.services.storage.position import read_facts, write_facts
from i18n import ENGLISH, LANGUAGES, has_message, translate, use_language
from tests.upgrade.stable import FOLDER

LABELS: list[str] = json.loads(
    (FOLDER / "records-0.1.0" / "kinds.json").read_text("utf-8"),
)["labels"]
#: Labels that version 0.1.0 could store, but that did not occur in the recorded games.
RARE = ["boat race, third", "clan MacGregor", "event of Home Castle", "clan MacLachlan", "haggis A"]
Json = dict[str, Any]


def text_of_old_label(label: str) -> str:
    """Translate an English label as version 0.1.0 did."""
    whole = f"score-{as_key(label)}"
    if has_message(whole):
        return translate(whole)
    about, colon, more = label.partition(": ")
    if colon:
        return f"{text_of_old_label(about)}: {text_of_old_label(more)}"
    words = label.split(" ")
    for end in range(1, len(words)):
        key, name = f"score-{as_key(' '.join(words[:end]))}-of", " ".join(words[end:])
        if has_message(key):
            return translate(key, name=name_of(name.removeprefix("of ")))
    return name_of(label)


def stored(label: str) -> Json:
    """Return a fact as version 0.1.0 stored it."""
    return {"kind": "points-scored", "seat": 1, "label": label, "points": 3, "rule": "G2-SCO-1"}


def seen(fact: Fact) -> PointsScored:
    """Return what a viewer gets of a fact."""
    (line,) = visible_facts([fact], 0)
    assert isinstance(line, PointsScored)
    return line


@pytest.mark.parametrize("label", [*LABELS, *RARE])
def test_an_old_label_yields_the_same_text_in_every_language(label: str) -> None:
    (fact,) = read_facts([stored(label)])
    assert seen(fact).label == label
    for language in LANGUAGES:
        with use_language(language):
            expected = label if language == ENGLISH else text_of_old_label(label)
            assert (seen(fact).label, seen(fact).source) == (expected, label)


@pytest.mark.parametrize("label", [*LABELS, *RARE])
def test_an_old_line_is_stored_again_by_its_reason(label: str) -> None:
    (written,) = write_facts(read_facts([stored(label)]))
    assert written.keys() == {"kind", "seat", "reason", "points", "rule"}
    assert written == plain(load_score_line(stored(label)))
    assert write_facts(read_facts([written])) == [written]
