"""Browsers without a player, with a guest, or with Morag."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.core.cache import cache
from pytest_django import Settings

from tests.accounts.browsing import PASSWORD, Browser, Mailbox, code_in


@pytest.fixture(autouse=True)
def quick_and_separate(settings: Settings, tmp_path: Path) -> None:
    """Hash passwords fast, reset rate limits and serve no static files."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    settings.STATIC_ROOT = tmp_path
    cache.clear()


@pytest.fixture
def browser(db: None) -> Browser:
    return Browser()


@pytest.fixture
def other_browser(db: None) -> Browser:
    return Browser()


@pytest.fixture
def guest(browser: Browser) -> Browser:
    """Return a browser of a guest."""
    assert browser.send("POST", "/api/v1/players/guest/").status_code == 201
    return browser


@pytest.fixture
def sign_up(mailoutbox: Mailbox) -> Callable[[Browser, str], Browser]:
    """Return a function that signs someone up with a confirmed address and the usual password."""

    def signed_up(browser: Browser, name: str) -> Browser:
        email = f"{name.lower()}@example.org"
        browser.auth("POST", "auth/signup", email=email, password=PASSWORD, display_name=name)
        confirmed = browser.auth("POST", "auth/email/verify", key=code_in(mailoutbox[-1]))
        assert confirmed.status_code == 200, confirmed.content
        mailoutbox.clear()
        return browser

    return signed_up


@pytest.fixture
def morag(browser: Browser, sign_up: Callable[[Browser, str], Browser]) -> Browser:
    """Return a browser in which Morag is logged in."""
    return sign_up(browser, "Morag")
