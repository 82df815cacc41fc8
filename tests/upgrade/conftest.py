"""Fixtures with the site that version 0.1.0 left, on both databases."""

from __future__ import annotations

import gzip
import shutil
from collections import defaultdict
from collections.abc import Iterator
from io import BytesIO
from itertools import count
from pathlib import Path

import pytest
import requests
import time_machine
from django.core.cache import cache
from django.core.management import call_command
from pytest_django import DjangoDbBlocker, Settings
from rest_framework.throttling import SimpleRateThrottle

from local_stack.servers import Postgres
from tests.upgrade.old_site import MANIFEST, SITE, Site, connected
from tests.upgrade.stable import FOLDER

HERE = Path(__file__).parent
TEMPLATE = "upgraded"
_numbers = count(1)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run these tests before browser tests, whose event loop makes Django refuse the database."""
    items.sort(key=lambda item: HERE not in item.path.parents)


@pytest.fixture(scope="session")
def upgraded_sqlite(
    tmp_path_factory: pytest.TempPathFactory, django_db_blocker: DjangoDbBlocker
) -> Path:
    """Return the old database as a file of SQLite, migrated."""
    path = tmp_path_factory.mktemp("upgrade") / "site.sqlite3"
    path.write_bytes(gzip.decompress((FOLDER / SITE / "site.sqlite3.gz").read_bytes()))
    with django_db_blocker.unblock(), connected(f"sqlite:///{path}"):
        call_command("migrate", verbosity=0)
    return path


@pytest.fixture(scope="session")
def upgraded_postgres(
    postgres: Postgres,
    tmp_path_factory: pytest.TempPathFactory,
    django_db_blocker: DjangoDbBlocker,
) -> str:
    """Return the name of the old database on PostgreSQL, restored and migrated."""
    dump = tmp_path_factory.mktemp("upgrade") / "site.sql"
    dump.write_bytes(gzip.decompress((FOLDER / SITE / "site.sql.gz").read_bytes()))
    postgres.run("createdb", TEMPLATE)
    postgres.run(
        "psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", TEMPLATE, "--file", str(dump)
    )
    with django_db_blocker.unblock(), connected(_url(postgres, TEMPLATE)):
        call_command("migrate", verbosity=0)
    return TEMPLATE


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the address of a fresh copy of the migrated site."""
    if request.param == "sqlite":
        copy = tmp_path / "site.sqlite3"
        shutil.copy(request.getfixturevalue("upgraded_sqlite"), copy)
        yield f"sqlite:///{copy}"
        return
    template: str = request.getfixturevalue("upgraded_postgres")
    server: Postgres = request.getfixturevalue("postgres")
    name = f"copy_{next(_numbers)}"
    server.run("createdb", "--template", template, name)
    yield _url(server, name)
    server.run("dropdb", name)


@pytest.fixture
def now() -> Iterator[time_machine.Traveller]:
    """Stop the clock at the time at which the old site was left."""
    with time_machine.travel(MANIFEST["now"], tick=False) as traveller:
        yield traveller


@pytest.fixture
def _calm(settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Use the old site's key, lift rate limits, and let bots play only when a test does."""
    settings.SECRET_KEY = MANIFEST["secret_key"]
    settings.STATIC_ROOT = tmp_path
    settings.BOT_RUNNER = ""
    settings.BOT_PAUSE = 0
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", defaultdict(lambda: None))
    yield
    cache.clear()


@pytest.fixture
def site(
    database: str, now: time_machine.Traveller, _calm: None, django_db_blocker: DjangoDbBlocker
) -> Iterator[Site]:
    """Serve the old site with the present code."""
    with django_db_blocker.unblock(), connected(database):
        yield Site()


@pytest.fixture
def pushed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the addresses to which pushes go; nothing leaves the machine."""
    addresses: list[str] = []

    def send(
        adapter: object, request: requests.PreparedRequest, **options: object
    ) -> requests.Response:
        addresses.append(str(request.url))
        response = requests.Response()
        response.status_code, response.raw = 201, BytesIO()
        return response

    monkeypatch.setattr(requests.adapters.HTTPAdapter, "send", send)
    return addresses


def _url(server: Postgres, database: str) -> str:
    return server.url.rpartition("/")[0] + f"/{database}"
