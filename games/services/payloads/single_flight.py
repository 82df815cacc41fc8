"""Share one computation between concurrent callers.

All spectators of a table see the same. After an event each of their sockets needs the same payload:
the first caller computes it, the others wait for that result.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Result = TypeVar("Result")


class SingleFlight(Generic[Result]):
    """The most recent results, finished or pending, by key."""

    def __init__(self, max_entries: int) -> None:
        self._max_entries = max_entries
        self._tasks: OrderedDict[Hashable, asyncio.Future[Result]] = OrderedDict()

    async def get(self, key: Hashable, compute: Callable[[], Awaitable[Result]]) -> Result:
        """The result for a key, computed by the first caller."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.ensure_future(compute())
            while len(self._tasks) > self._max_entries:
                self._tasks.popitem(last=False)
        return await asyncio.shield(task)
