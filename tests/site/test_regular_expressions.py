"""Every regular expression of the site takes time in proportion to the length of its input."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

PACKAGES = ("accounts", "clock", "games", "glenmore_site", "i18n", "notifications")
LENGTH = 100_000
#: Quick enough for 100 kB, whatever the growth; below it, measured times are mostly noise.
QUICK_S = 0.1
#: Twice the input may take this much more time; four would be quadratic.
MAX_GROWTH = 2.7
PIECES = [
    *"aA0 _-.:/@=?&'\",\n",
    "a ", "a.", "a-", "a:", "a/", "a=", "a@", "a://", "a://b:", "://:", "@a", "[a]: ", "..", "-_",
    "A [a]: ", "/assets/", "-aaaaaaaa.a", "cid:", "a.md#", "Bearer ", "glenmore_", "?code=",
    "password ", "password=", "seed:", "sessionid ", "sessionid='", "\u2019a", "href=\"",
]  # fmt: skip
#: Read when the site is built or started, never from a request.
NOT_FROM_USERS = {
    r"/assets/.+-[\w-]{8}\.\w+$",
    r"(?:[\w.-]+/)*(?P<name>[\w-]+)\.md(?P<anchor>#.*)?",
}


def patterns() -> Iterator[str]:
    """All patterns in calls such as `re.compile("…")`."""
    for package in PACKAGES:
        for path in sorted((Path(settings.BASE_DIR) / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re."):
                    yield from _literal(node)


def _literal(call: ast.Call) -> Iterator[str]:
    if ast.unparse(call.func) == "re.escape" or not call.args:
        return
    if isinstance(call.args[0], ast.Constant):
        yield str(call.args[0].value)
    elif isinstance(call.args[0], ast.JoinedStr):
        parts = call.args[0].values
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "a" for part in parts)


def seconds(pattern: re.Pattern[str], text: str) -> float:
    """The processor time for finding all matches and for matching the whole text."""
    start = time.process_time()
    pattern.sub("", text)
    pattern.fullmatch(text)
    return time.process_time() - start


def is_linear(pattern: re.Pattern[str], text: str) -> bool:
    half = text[: len(text) // 2]
    if (first := seconds(pattern, text)) < QUICK_S:
        return True
    return first / seconds(pattern, half) <= MAX_GROWTH


def test_the_scan_finds_the_patterns_of_the_log_filter() -> None:
    assert len([pattern for pattern in patterns() if "Bearer" in pattern]) == 1


@pytest.mark.parametrize("source", sorted(set(patterns()) - NOT_FROM_USERS))
def test_hostile_text_takes_linear_time(source: str) -> None:
    pattern = re.compile(source)
    words = re.findall(r"[a-zA-Z_]{3,}", source)
    for piece in [*PIECES, *words]:
        repeated = piece * (LENGTH // len(piece))
        for text in (repeated, repeated + "\0", "\0" + repeated):
            assert is_linear(pattern, text), f"{source!r} is slow for {piece!r} repeated"
        for word in words:
            assert is_linear(pattern, word + repeated), f"{source!r}: {word!r}, then {piece!r}"
