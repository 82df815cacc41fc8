"""What do the tests of tables share?

`pytest tests/games --hypothesis-profile search` looks at many more games, others each time.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from django.core.cache import cache
from hypothesis import settings as hypothesis_settings
from pytest_django import Settings
from rest_framework.throttling import SimpleRateThrottle

from accounts.models import Player
from accounts.services import tokens
from games.engine import new_seed
from games.services import seating
from tests.games.client import Client

hypothesis_settings.register_profile("search", hypothesis_settings.get_profile("default"))
SEARCHING = hypothesis_settings.get_current_profile_name() == "search"
MakePlayer = Callable[[], Player]
MakeClient = Callable[[], Client]


@pytest.fixture(autouse=True)
def _calm(settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No bot plays by itself, nobody is slowed down, no files are served, no chance."""
    numbers = count()
    monkeypatch.setattr(seating, "new_seed", lambda _: new_seed(f"test {next(numbers)}"))
    settings.STATIC_ROOT = tmp_path
    settings.BOT_RUNNER = ""
    settings.BOT_PAUSE = 0
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", defaultdict(lambda: None))
    yield
    cache.clear()


@pytest.fixture
def make_player() -> MakePlayer:
    """Players, as many as a test needs."""
    numbers = count(1)

    def make() -> Player:
        number = next(numbers)
        return Player.objects.create_user(f"Player {number}", f"player{number}@example.org")

    return make


@pytest.fixture
def make_client(make_player: MakePlayer) -> MakeClient:
    """Clients, each with a token of a player of its own."""

    def make() -> Client:
        player = make_player()
        _, secret = tokens.create_token(player=player, name="test")
        return Client(secret, player)

    return make
