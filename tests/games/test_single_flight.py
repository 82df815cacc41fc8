"""Concurrent callers share one computation."""

import asyncio

import pytest

from games.services.payloads.single_flight import SingleFlight
from tests.own_loop import run_apart


def test_callers_with_the_same_key_share_the_first_result() -> None:
    computed: list[str] = []
    flight: SingleFlight[str] = SingleFlight(max_entries=2)

    async def get(key: str) -> str:
        async def compute() -> str:
            computed.append(key)
            await asyncio.sleep(0)
            return key.upper()

        return await flight.get(key, compute)

    async def get_all() -> list[str]:
        return await asyncio.gather(*(get(key) for key in ("one", "two", "one", "two")))

    assert run_apart(get_all) == ["ONE", "TWO", "ONE", "TWO"]
    assert computed == ["one", "two"]


def test_a_failure_reaches_all_callers() -> None:
    flight: SingleFlight[str] = SingleFlight(max_entries=2)

    async def fail() -> str:
        raise ValueError("no such thing")

    async def get_all() -> list[str | BaseException]:
        calls = (flight.get("it", fail) for _ in range(2))
        return await asyncio.gather(*calls, return_exceptions=True)

    with pytest.raises(ValueError, match="no such thing"):
        raise next(error for error in run_apart(get_all) if isinstance(error, ValueError))
