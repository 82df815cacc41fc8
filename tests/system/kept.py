"""Is everything there that was confirmed, once and in order?"""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from bench.sending import Course, read


def check_kept(url: str, tables: Iterable[Course]) -> None:
    """Every choice that was sent and confirmed is a move of its table, none twice."""
    for table in tables:
        asked = [choice for each in table.requests for choice in json.loads(each.body)["choices"]]
        moves = read(url, f"/tables/{table.id}/moves/", table.requests[0].token)["moves"]
        assert [move["number"] for move in moves] == list(range(1, len(asked) + 1))
        assert [move["choice"] for move in moves] == asked


def part(tables: Iterable[Course], turns: slice) -> list[Course]:
    """Some of the turns of each table."""
    return [msgspec.structs.replace(each, requests=each.requests[turns]) for each in tables]
