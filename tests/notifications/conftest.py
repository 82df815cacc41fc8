"""What do the tests of messages share?"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
import time_machine

from tests.games.conftest import _calm, make_client, make_player

__all__ = ["_calm", "make_client", "make_player"]

#: A Monday, noon in London.
NOON = datetime(2026, 6, 1, 11, tzinfo=UTC)


@pytest.fixture
def travel() -> Iterator[time_machine.Traveller]:
    """A clock that stands at noon until it is moved."""
    with time_machine.travel(NOON, tick=False) as traveller:
        yield traveller
