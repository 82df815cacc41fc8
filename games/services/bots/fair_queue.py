"""Order the tables that wait for a bot so that no host's many games delay another host.

Tables at which a person plays come before those of bots alone. Within each group hosts take
turns, whatever the number of their tables.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple


class WaitingTable(NamedTuple):
    """A table that waits for a bot."""

    id: str
    host_id: int | None
    has_person: bool


class FairQueue:
    """Tables, each at most once."""

    def __init__(self) -> None:
        self._with_people: dict[int | None, deque[str]] = {}
        self._bots_alone: dict[int | None, deque[str]] = {}
        self._ids: set[str] = set()

    def __len__(self) -> int:
        return len(self._ids)

    def add(self, table: WaitingTable) -> bool:
        """Add a table; False if it waits already."""
        if table.id in self._ids:
            return False
        self._ids.add(table.id)
        hosts = self._with_people if table.has_person else self._bots_alone
        hosts.setdefault(table.host_id, deque()).append(table.id)
        return True

    def pop(self) -> str:
        """Remove the next table and put its host last in line."""
        hosts = self._with_people or self._bots_alone
        host, tables = next(iter(hosts.items()))
        table_id = tables.popleft()
        del hosts[host]
        if tables:
            hosts[host] = tables
        self._ids.remove(table_id)
        return table_id
