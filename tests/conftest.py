"""Rules for all tests: with CI=true none may be skipped."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from django.db import connections

from glenmore_site.base import environment
from local_stack.servers import Postgres, Redis, running

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)
HERE = Path(__file__).parent
#: Tests that play or replay whole games. The engine's own tests measure its coverage; tracing
#: these as well would double their time.
UNTRACED = [
    *(HERE / folder for folder in ("browser", "notifications", "system")),
    *(HERE / "games" / f"test_{name}.py" for name in ("fresh_view", "no_leak", "whole_games")),
    *(HERE / "upgrade" / f"test_{name}.py" for name in ("records", "site")),
]


class NothingSkipped:
    """Turns whatever was skipped into a failure, be it a test or a whole file."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self,
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        return _failed_if_skipped(report)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self,
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        return _failed_if_skipped(report)


def _failed_if_skipped(report: Report) -> Report:
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"Skipped, which CI does not allow: {report.longrepr}"
    return report


def pytest_configure(config: pytest.Config) -> None:
    """Watch for skipped tests, in documents too, which lie outside of this folder."""
    if os.environ.get("CI") == "true":
        config.pluginmanager.register(NothingSkipped(), "nothing-skipped")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave tests that play whole games out of the engine's coverage."""
    for item in items:
        if any(path in (item.path, *item.path.parents) for path in UNTRACED):
            item.add_marker("no_cover")


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    django_db_modify_db_settings_parallel_suffix: None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Keep SQLite in a file, as the site does: in memory, threads would trip over each other."""
    settings = connections["default"].settings_dict
    if settings["ENGINE"] == environment.SQLITE_ENGINE:
        settings["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, which all tests of this worker share; `running` gives one of one's own."""
    with running(Postgres) as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A real Redis, likewise."""
    with running(Redis) as server:
        yield server
