"""Guests play at once and stay the same player when they create an account."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from accounts import personal_data
from accounts.models import Player
from tests.accounts.browsing import PASSWORD, Browser, Mailbox, code_in

GUEST = "/api/v1/players/guest/"


def long_unseen() -> None:
    """Let half a year pass since anyone was here."""
    Player.objects.update(seen_at=timezone.now() - timedelta(days=180))


def removed(*arguments: str) -> str:
    """Return the output of the command that removes idle players."""
    said = StringIO()
    call_command("remove_idle_players", *arguments, stdout=said)
    return said.getvalue().strip()


def test_one_request_creates_a_guest_and_logs_in(browser: Browser) -> None:
    answer = browser.send("POST", GUEST)
    assert answer.status_code == 201
    me = browser.get("/api/v1/me/").json()
    assert me == answer.json()
    assert me["is_guest"]
    assert me["email"] == ""
    assert me["display_name"].startswith("Guest ")


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://testserver:81", "null"])
@pytest.mark.parametrize("content_type", ["application/x-www-form-urlencoded", "application/json"])
def test_a_page_of_another_site_creates_no_guest(
    browser: Browser, origin: str, content_type: str
) -> None:
    headers = {"Origin": origin}
    answer = browser.generic("POST", GUEST, b"", content_type=content_type, headers=headers)
    assert answer.status_code == 403
    assert not Player.objects.exists()


def test_a_page_of_this_site_creates_a_guest(browser: Browser) -> None:
    assert browser.send("POST", GUEST, {}, Origin="http://testserver").status_code == 201


def test_a_guest_may_choose_name_language_and_time_zone(browser: Browser) -> None:
    wishes = {"display_name": "Ailsa", "language": "nl", "time_zone": "Europe/Brussels"}
    assert browser.send("POST", GUEST, wishes).json().items() >= wishes.items()


def test_a_bad_name_creates_no_guest(browser: Browser) -> None:
    answer = browser.send("POST", GUEST, {"display_name": "!"})
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["field"] == "display_name"
    assert not Player.objects.exists()


def test_a_logged_in_player_cannot_become_a_guest(guest: Browser) -> None:
    answer = guest.send("POST", GUEST)
    assert answer.status_code == 409
    assert answer.json()["code"] == "already-logged-in"
    assert Player.objects.count() == 1


def test_the_number_of_new_guests_is_limited(browser: Browser) -> None:
    for _ in range(20):
        assert Browser().send("POST", GUEST).status_code == 201
    refused = browser.send("POST", GUEST)
    assert refused.status_code == 429
    assert refused.json()["code"] == "throttled"
    assert int(refused.headers["Retry-After"]) > 0


def test_a_guest_becomes_an_account_and_stays_the_same_player(
    guest: Browser, mailoutbox: Mailbox
) -> None:
    before = guest.get("/api/v1/me/").json()
    guest.send("PATCH", "/api/v1/me/", {"display_name": "Morag"})
    asked = guest.auth("POST", "account/email", email="morag@example.org")
    assert asked.status_code == 200
    assert guest.get("/api/v1/me/").json()["is_guest"]

    assert guest.auth("POST", "auth/email/verify", key=code_in(mailoutbox[0])).status_code == 200
    after = guest.get("/api/v1/me/").json()
    assert after["id"] == before["id"]
    assert not after["is_guest"]
    assert after["email"] == "morag@example.org"

    chosen = guest.auth("POST", "account/password/change", new_password=PASSWORD)
    assert chosen.status_code == 200
    phone = Browser()
    phone.auth("POST", "auth/login", email="morag@example.org", password=PASSWORD)
    assert phone.get("/api/v1/me/").json()["id"] == before["id"]


def test_a_guest_cannot_take_an_address_that_belongs_to_an_account(
    morag: Browser, other_browser: Browser, mailoutbox: Mailbox
) -> None:
    other_browser.send("POST", GUEST)
    other_browser.auth("POST", "account/email", email="morag@example.org")
    assert not any("confirms" in str(mail.body) for mail in mailoutbox)
    assert other_browser.get("/api/v1/me/").json()["email"] == ""


def test_idle_guests_are_removed_and_others_stay(
    morag: Browser, other_browser: Browser, mailoutbox: Mailbox
) -> None:
    other_browser.send("POST", GUEST)
    unconfirmed = {"email": "x@example.org", "password": PASSWORD, "display_name": "Hamish"}
    Browser().auth("POST", "auth/signup", **unconfirmed)
    assert removed() == "0 idle players"
    long_unseen()
    assert removed("--dry-run") == "2 idle players"
    assert Player.objects.count() == 3
    assert removed() == "2 idle players"
    assert [player.display_name for player in Player.objects.all()] == ["Morag"]
    assert other_browser.get("/api/v1/me/").status_code == 401


def test_a_guest_with_games_is_not_removed(guest: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(personal_data, "_registry", {})
    personal_data.register(
        personal_data.PersonalData("tables", export=str, blocks_deletion=lambda _player: True)
    )
    long_unseen()
    assert removed() == "0 idle players"
    assert Player.objects.count() == 1


def test_a_visit_renews_the_session_and_the_last_visit(guest: Browser) -> None:
    assert "sessionid" not in guest.get("/api/v1/me/").cookies
    long_unseen()
    assert "sessionid" in guest.get("/api/v1/me/").cookies
    assert Player.objects.get().seen_at > timezone.now() - timedelta(minutes=1)


def test_nobody_can_guess_a_guests_password(guest: Browser) -> None:
    assert not Player.objects.get().has_usable_password()
