"""Order the tables that wait for a bot so that nobody's many games delay anyone else.

Tables at which a person plays come before those of bots alone. Within each group the networks
from which tables were opened take turns, and within a network its hosts, whatever the number of
their tables.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple


class WaitingTable(NamedTuple):
    """A table that waits for a bot."""

    id: str
    network: str
    host_id: int | None
    has_person: bool


#: The tables of each host of each network, in the order in which they take turns.
_Hosts = dict[int | None, deque[str]]
_Networks = dict[str, _Hosts]


class FairQueue:
    """Tables, each at most once."""

    def __init__(self) -> None:
        self._with_people: _Networks = {}
        self._bots_alone: _Networks = {}
        self._ids: set[str] = set()

    def __len__(self) -> int:
        return len(self._ids)

    def add(self, table: WaitingTable) -> bool:
        """Add a table; False if it waits already."""
        if table.id in self._ids:
            return False
        self._ids.add(table.id)
        networks = self._with_people if table.has_person else self._bots_alone
        hosts = networks.setdefault(table.network, {})
        hosts.setdefault(table.host_id, deque()).append(table.id)
        return True

    def pop(self) -> str:
        """Remove the next table; its network, and in it its host, is then last in line."""
        networks = self._with_people or self._bots_alone
        network = next(iter(networks))
        hosts = networks.pop(network)
        host = next(iter(hosts))
        tables = hosts.pop(host)
        table_id = tables.popleft()
        if tables:
            hosts[host] = tables
        if hosts:
            networks[network] = hosts
        self._ids.remove(table_id)
        return table_id
