"""The parts of stored games and answers that every later version must keep."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
#: Fields of views, moves and snapshots that version 0.1.0 did not have; they are not compared.
LATER = frozenset({"lines"})
#: The tags of boards that version 0.1.0 saved and showed under other tags.
FORMER_BOARDS = {
    "dubious-tome": "tome",
    "hammer-of-the-scots": "england",
    "highlander": "mountain",
}
#: The compared parts of a score line; its label is text.
SCORED = ("kind", "points", "rule", "seat")
#: The fields of a question in a view; all but its text are compared.
QUESTION = {"kind", "seats", "text", "rule", "subject"}
#: The fields of a question that can be answered in advance; its texts are not compared.
FORESEEN = {"question", "text", "rule", "orders", "answers"}


def stable(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return JSON without words for readers and without later fields."""
    if isinstance(value, list | tuple):
        return [stable(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {name: stable(value[name]) for name in _compared(value) if name not in LATER}


def _compared(value: dict[str, Any]) -> list[str]:
    if value.get("kind") == "points-scored":
        return [name for name in SCORED if name in value]
    if value.keys() >= QUESTION:
        return [name for name in value if name != "text"]
    if value.keys() >= FORESEEN:
        return [name for name in value if name not in ("text", "orders")]
    return list(value)


def digest(value: object) -> str:
    """Return the hash of the stable part of JSON."""
    text = json.dumps(stable(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def snapshot_digest(saved: dict[str, Any]) -> str:
    """Return the hash of a saved game without the number of its format."""
    return digest(
        {"setup": saved["setup"], "seed": saved["seed"], "state": _former(saved["state"])}
    )


def views_digest(views: list[dict[str, Any]]) -> str:
    """Return the hash of views."""
    return digest([_former(view) for view in views])


def _former(value: dict[str, Any]) -> dict[str, Any]:
    """Return the state or view of a game with its boards as version 0.1.0 tagged them."""
    boards = {
        FORMER_BOARDS.get(tag, tag): board | {"board": FORMER_BOARDS.get(tag, board["board"])}
        for tag, board in value["boards"].items()
    }
    return value | {"boards": boards}


def unpacked(path: str) -> str:
    """Return the text of a compressed file in this folder."""
    return gzip.decompress((FOLDER / path).read_bytes()).decode("utf-8")
