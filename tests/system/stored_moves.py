"""Check that every confirmed choice was stored once and in order."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from bench.sending import Script, read


def check_moves(url: str, tables: Iterable[Script]) -> None:
    """Check that every confirmed choice is a move of its table, none twice."""
    for table in tables:
        sent = [choice for each in table.requests for choice in json.loads(each.body)["choices"]]
        moves = read(url, f"/tables/{table.id}/moves/", table.requests[0].token)["moves"]
        assert [move["number"] for move in moves] == list(range(1, len(sent) + 1))
        assert [move["choice"] for move in moves] == sent


def select_turns(tables: Iterable[Script], turns: slice) -> list[Script]:
    """Return some of the turns of each table."""
    return [msgspec.structs.replace(each, requests=each.requests[turns]) for each in tables]
