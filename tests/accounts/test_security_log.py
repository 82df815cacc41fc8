"""Operators learn of log-ins, failures, bans, changed permissions and limits, and of no secret."""

import logging

import pytest
from django.contrib.auth.models import Group

from accounts.models import Player
from accounts.services import bans
from tests.accounts.browsing import PASSWORD, Browser
from tests.accounts.test_limits import ask_for_reset, attempt


@pytest.fixture(autouse=True)
def _all_events(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="glenmore.security")


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        record.getMessage().split()[0]
        for record in caplog.records
        if record.name == "glenmore.security"
    ]


def test_log_ins_and_failures_are_recorded(
    morag: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.clear()
    browser = Browser()
    attempt(browser, "wrong")
    attempt(browser, PASSWORD)
    browser.auth("DELETE", "auth/session")
    assert events(caplog) == ["log-in-failed", "logged-in", "logged-out"]
    player = Player.objects.get()
    assert f"log-in-failed address=127.0.0.1 player={player.pk}" in caplog.text


def test_bans_permissions_and_tokens_are_recorded(
    morag: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    player = Player.objects.get()
    caplog.clear()
    secret = morag.send("POST", "/api/v1/me/tokens/", {"name": "bot"}).json()["secret"]
    bans.ban_player(player=player, reason="")
    bans.lift_ban(player=player)
    player.groups.add(Group.objects.create(name="Moderators"))
    Player.objects.create_superuser("Keeper", "keeper@example.org", PASSWORD)
    expected = ["token-created", "banned", "ban-lifted", "permissions-changed", "staff-changed"]
    assert events(caplog) == expected
    assert secret not in caplog.text


def test_limits_are_recorded(morag: Browser, caplog: pytest.LogCaptureFixture) -> None:
    caplog.clear()
    for _ in range(6):
        ask_for_reset(Browser())
    assert "mail-limit-hit" in events(caplog)
    for _ in range(21):
        Browser().send("POST", "/api/v1/players/guest/")
    assert "limit-hit" in events(caplog)
    assert "path=/api/v1/players/guest/" in caplog.text
    assert "morag@example.org" not in caplog.text
