"""Fixtures: a real site and a real Chromium."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.guests import PHONE, MakeContext
from tests.browser.server import opened_chromium, served

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the site's database and emails."""
    return tmp_path_factory.mktemp("var")


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """Serve a site with daphne, as `make run` does, and yield its address."""
    with served(site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium."""
    with opened_chromium() as chromium:
        yield chromium


@pytest.fixture
def somebody(browser: Browser, site: str) -> Iterator[MakeContext]:
    """Open browser contexts of independent visitors."""
    contexts: list[BrowserContext] = []

    def make(viewport: ViewportSize = PHONE, **more: Any) -> BrowserContext:  # noqa: ANN401
        context = browser.new_context(base_url=site, viewport=viewport, has_touch=True, **more)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
