"""Fixtures for the tests of tables.

`pytest tests/games --hypothesis-profile search` plays many more games, different ones each time.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from django.core.cache import caches
from hypothesis import settings as hypothesis_settings
from pytest_django import Settings
from rest_framework.throttling import SimpleRateThrottle

from accounts.models import Player
from accounts.services import tokens
from games.engine import new_seed
from games.services.lobby import tables
from tests.games.client import Client

hypothesis_settings.register_profile("search", hypothesis_settings.get_profile("default"))
SEARCHING = hypothesis_settings.get_current_profile_name() == "search"
MakePlayer = Callable[[], Player]
MakeClient = Callable[[], Client]


@pytest.fixture(autouse=True)
def _isolated_site(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[None]:
    """Switch off automatic bots, throttling and static files, and fix the seeds."""
    numbers = count()
    monkeypatch.setattr(tables, "new_seed", lambda _: new_seed(f"test {next(numbers)}"))
    settings.STATIC_ROOT = tmp_path
    settings.BOT_RUNNER = ""
    settings.BOT_PAUSE = 0
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", defaultdict(lambda: None))
    yield
    for cache in caches.all(initialized_only=True):
        cache.clear()


@pytest.fixture
def make_player() -> MakePlayer:
    """Return a function that creates players."""
    numbers = count(1)

    def make() -> Player:
        number = next(numbers)
        return Player.objects.create_user(f"Player {number}", f"player{number}@example.org")

    return make


@pytest.fixture
def make_client(make_player: MakePlayer) -> MakeClient:
    """Return a function that creates clients, each with a new player and token."""

    def make() -> Client:
        player = make_player()
        _, secret = tokens.create_token(player=player, name="test")
        return Client(secret, player)

    return make
