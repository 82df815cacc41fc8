"""Run a coroutine in its own thread and event loop, whatever else runs in the process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from django.db import connections

Answer = TypeVar("Answer")


def run_apart(start: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
    """Run a coroutine to its end in a separate loop and thread."""

    def run() -> Answer:
        try:
            return asyncio.run(start())
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run).result()
