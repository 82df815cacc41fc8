"""Which site do the browser tests visit, and with which browser? The real ones."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.serving import opened_chromium, served
from tests.browser.sitting import PHONE, MakeContext

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site writes its database and its mails."""
    return tmp_path_factory.mktemp("var")


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """The address of a site that daphne serves as `make run` does."""
    with served(site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as players have it."""
    with opened_chromium() as chromium:
        yield chromium


@pytest.fixture
def somebody(browser: Browser, site: str) -> Iterator[MakeContext]:
    """Make browsers of people who know nothing of each other."""
    contexts: list[BrowserContext] = []

    def make(viewport: ViewportSize = PHONE, **more: Any) -> BrowserContext:  # noqa: ANN401
        context = browser.new_context(base_url=site, viewport=viewport, has_touch=True, **more)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
