"""Is guessing and flooding stopped, and the innocent let through?"""

from pathlib import Path

import pytest
from django.core.mail import send_mail
from pytest_django import Settings
from rest_framework.throttling import SimpleRateThrottle

from tests.accounts.browsing import PASSWORD, Browser


def attempt(browser: Browser, password: str, email: str = "morag@example.org") -> int:
    """The status of an attempt to log in."""
    status: int = browser.auth("POST", "auth/login", email=email, password=password).status_code
    return status


def test_after_some_wrong_passwords_even_the_right_one_waits(morag: Browser) -> None:
    stranger = Browser()
    assert [attempt(stranger, "wrong") for _ in range(5)] == [400] * 5
    assert attempt(stranger, PASSWORD) == 400
    assert stranger.get("/api/v1/me/").status_code == 401


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


def test_whatever_anyone_may_ask_is_limited_as_well(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    settings.EMAIL_BACKEND = settings.MAILS.backend
    settings.EMAIL_FILE_PATH = tmp_path
    send_mail("Hello", "You there?", None, ["morag@example.org"])
    [file] = tmp_path.iterdir()
    assert "To: morag@example.org" in file.read_text("utf-8")
