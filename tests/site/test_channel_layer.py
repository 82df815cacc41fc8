"""The in-memory channel layer removes expired messages, but not at every call."""

from __future__ import annotations

import asyncio

import pytest

from glenmore_site.base import channel_layer
from glenmore_site.base.channel_layer import ThrottledCleanupLayer
from tests.games.sockets import run_async


async def listen_once(layer: ThrottledCleanupLayer) -> None:
    """Receive once, after a message to another channel has expired."""
    await layer.group_add("table", "stale")
    await layer.group_send("table", {"type": "news"})
    with pytest.raises(asyncio.TimeoutError):
        await asyncio.wait_for(layer.receive("other"), 0.02)


def test_expired_messages_are_removed_by_the_next_cleanup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel_layer, "CLEANUP_INTERVAL_S", 0.0)
    layer = ThrottledCleanupLayer(expiry=-1)
    run_async(lambda: listen_once(layer))
    assert len(layer.channels) == 0


def test_nothing_is_removed_between_two_cleanups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel_layer, "CLEANUP_INTERVAL_S", 3600.0)
    layer = ThrottledCleanupLayer(expiry=-1)
    layer._clean_expired()
    run_async(lambda: listen_once(layer))
    assert len(layer.channels) == 1
