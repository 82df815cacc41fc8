"""Fixtures of the notification tests."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
import time_machine

from tests.games.conftest import _isolated_site, make_client, make_player

__all__ = ["_isolated_site", "make_client", "make_player"]

#: A Monday, noon in London.
NOON = datetime(2026, 6, 1, 11, tzinfo=UTC)


@pytest.fixture
def travel() -> Iterator[time_machine.Traveller]:
    """A clock that stands at noon until it is moved."""
    with time_machine.travel(NOON, tick=False) as traveller:
        yield traveller
