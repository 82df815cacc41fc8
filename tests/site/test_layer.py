"""Does the layer in memory still forget what nobody fetches, if not at every look?"""

from __future__ import annotations

import asyncio

import pytest

from glenmore_site import layer
from glenmore_site.layer import CalmLayer
from tests.games.sockets import in_loop


async def listen_once(calm: CalmLayer) -> None:
    """Listen for a moment, after a message to somebody else went stale."""
    await calm.group_add("table", "stale")
    await calm.group_send("table", {"type": "news"})
    await asyncio.sleep(0.02)
    with pytest.raises(asyncio.TimeoutError):
        await asyncio.wait_for(calm.receive("other"), 0.02)


def test_what_is_too_old_is_forgotten_at_the_next_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layer, "INTERVAL", 0.0)
    calm = CalmLayer(expiry=0.01)
    in_loop(lambda: listen_once(calm))
    assert len(calm.channels) == 0


def test_between_two_looks_nothing_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layer, "INTERVAL", 3600.0)
    calm = CalmLayer(expiry=0.01)
    calm._clean_expired()
    in_loop(lambda: listen_once(calm))
    assert len(calm.channels) == 1
