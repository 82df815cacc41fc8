"""How is something looked up once that many ask for at the same moment?

All spectators of a table see the same. When something happens there, each of their sockets asks
what it may show; the first one looks, the others take what it found.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Shared(Generic[Found]):
    """The last things that were looked up, or still are, by what was asked."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Future[Found]] = OrderedDict()

    async def look(self, question: Hashable, ask: Callable[[], Awaitable[Found]]) -> Found:
        """The answer to a question, asked by the first who wants to know it."""
        task = self._tasks.get(question)
        if task is None:
            task = self._tasks[question] = asyncio.ensure_future(ask())
            while len(self._tasks) > self._most:
                self._tasks.popitem(last=False)
        return await asyncio.shield(task)
