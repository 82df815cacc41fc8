"""Guessing and flooding are stopped without hurting others."""

from pathlib import Path

import pytest
from django.core.mail import send_mail
from pytest_django import Settings
from rest_framework.throttling import SimpleRateThrottle

from tests.accounts.browsing import PASSWORD, Browser, Mailbox


def attempt(browser: Browser, password: str, email: str = "morag@example.org") -> int:
    """Try to log in and return the status."""
    status: int = browser.auth("POST", "auth/login", email=email, password=password).status_code
    return status


def test_after_some_wrong_passwords_even_the_right_one_waits(morag: Browser) -> None:
    stranger = Browser()
    assert [attempt(stranger, "wrong") for _ in range(5)] == [400] * 5
    assert attempt(stranger, PASSWORD) == 400
    assert stranger.get("/api/v1/me/").status_code == 401


def from_address(browser: Browser, address: str) -> Browser:
    """Return the same browser calling from another address."""
    browser.defaults["REMOTE_ADDR"] = address
    return browser


def test_a_stranger_elsewhere_does_not_lock_the_owner_out(morag: Browser) -> None:
    stranger = from_address(Browser(), "192.0.2.1")
    assert [attempt(stranger, "wrong") for _ in range(6)] == [400] * 6
    assert attempt(Browser(), PASSWORD) == 200


def test_guesses_from_many_addresses_stop_at_the_account_but_not_in_a_known_browser(
    morag: Browser,
) -> None:
    for number in range(50):
        assert attempt(from_address(Browser(), f"192.0.2.{number}"), "wrong") == 400
    assert attempt(from_address(Browser(), "192.0.2.99"), PASSWORD) == 400
    morag.auth("DELETE", "auth/session")
    assert attempt(morag, PASSWORD) == 200


def test_a_forged_device_cookie_exempts_nobody(morag: Browser) -> None:
    stranger = Browser()
    stranger.cookies["device"] = "WzFd:forged:forged"
    for number in range(50):
        attempt(from_address(stranger, f"192.0.2.{number}"), "wrong")
    assert attempt(from_address(stranger, "192.0.2.99"), PASSWORD) == 400


def ask_for_reset(browser: Browser) -> int:
    """Ask for a code to reset the password and return the status."""
    status: int = browser.auth(
        "POST", "auth/password/request", email="morag@example.org"
    ).status_code
    return status


def test_codes_sent_to_one_inbox_are_limited_but_its_owner_is_still_served(
    morag: Browser, mailoutbox: Mailbox
) -> None:
    statuses = {ask_for_reset(from_address(Browser(), f"192.0.2.{number}")) for number in range(30)}
    assert statuses == {401}
    assert len(mailoutbox) == 7  # one was sent to sign up
    morag.auth("DELETE", "auth/session")
    assert ask_for_reset(morag) == 401
    assert len(mailoutbox) == 8


def test_one_address_cannot_use_up_what_an_inbox_may_get(
    morag: Browser, mailoutbox: Mailbox
) -> None:
    for _ in range(10):
        ask_for_reset(from_address(Browser(), "192.0.2.1"))
    assert len(mailoutbox) == 5
    ask_for_reset(from_address(Browser(), "192.0.2.2"))
    assert len(mailoutbox) == 6


def test_many_attempts_from_one_place_are_stopped(browser: Browser) -> None:
    statuses = [attempt(browser, "wrong", f"{number}@example.org") for number in range(31)]
    assert statuses[-1] == 429


def test_sign_ups_from_one_place_are_limited(db: None) -> None:
    statuses = [
        Browser()
        .auth(
            "POST",
            "auth/signup",
            email=f"{number}@example.org",
            password=PASSWORD,
            display_name=f"Player {number}",
        )
        .status_code
        for number in range(21)
    ]
    assert statuses == [401] * 20 + [429]


def test_public_requests_are_limited_too(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SimpleRateThrottle.THROTTLE_RATES, "anon", "2/min")
    statuses = [browser.get("/api/v1/schema/").status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


@pytest.mark.parametrize("forged", ["1.2.3.4", "5.6.7.8"])
def test_a_forged_address_does_not_help(browser: Browser, forged: str) -> None:
    for number in range(20):
        headers = {"X-Forwarded-For": f"{forged}{number}"}
        assert Browser().send("POST", "/api/v1/players/guest/", **headers).status_code == 201
    headers = {"X-Forwarded-For": forged}
    assert browser.send("POST", "/api/v1/players/guest/", **headers).status_code == 429


def test_mails_are_files_unless_a_server_is_named(settings: Settings, tmp_path: Path) -> None:
    settings.EMAIL_BACKEND = settings.MAIL.backend
    settings.EMAIL_FILE_PATH = tmp_path
    send_mail("Hello", "You there?", None, ["morag@example.org"])
    [file] = tmp_path.iterdir()
    assert "To: morag@example.org" in file.read_text("utf-8")
