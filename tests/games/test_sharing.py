"""Is what many ask for at once looked up once?"""

import asyncio

import pytest

from games.services.sharing import Shared
from tests.own_loop import run_apart


def test_all_who_ask_the_same_get_what_the_first_one_found() -> None:
    asked: list[str] = []
    shared: Shared[str] = Shared(most=2)

    async def answer(question: str) -> str:
        async def look() -> str:
            asked.append(question)
            await asyncio.sleep(0)
            return question.upper()

        return await shared.look(question, look)

    async def ask() -> list[str]:
        return await asyncio.gather(*(answer(each) for each in ("one", "two", "one", "two")))

    assert run_apart(ask) == ["ONE", "TWO", "ONE", "TWO"]
    assert asked == ["one", "two"]


def test_what_failed_fails_for_all_who_asked() -> None:
    shared: Shared[str] = Shared(most=2)

    async def look() -> str:
        raise ValueError("no such thing")

    async def ask() -> list[str | BaseException]:
        looks = (shared.look("it", look) for _ in range(2))
        return await asyncio.gather(*looks, return_exceptions=True)

    with pytest.raises(ValueError, match="no such thing"):
        raise next(error for error in run_apart(ask) if isinstance(error, ValueError))
