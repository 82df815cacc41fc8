"""Players see where they are logged in, end sessions there, and lose no control to old access."""

import pytest
from allauth.usersessions.models import UserSession

from accounts.models import ApiToken, Player
from tests.accounts.browsing import PASSWORD, Browser, Mailbox, code_in

ME = "/api/v1/me/"
SESSIONS = "auth/sessions"
NEW_PASSWORD = "gorse and bracken"


@pytest.fixture
def second(morag: Browser) -> Browser:
    """Another browser in which Morag is logged in."""
    browser = Browser()
    browser.auth("POST", "auth/login", email="morag@example.org", password=PASSWORD)
    assert browser.get(ME).status_code == 200
    return browser


def token_of(browser: Browser) -> dict[str, str]:
    """The header with a new token."""
    secret = browser.send("POST", "/api/v1/me/tokens/", {"name": "bot"}).json()["secret"]
    return {"Authorization": f"Bearer {secret}"}


def test_sessions_are_listed_with_their_last_use(morag: Browser, second: Browser) -> None:
    listed = morag.auth("GET", SESSIONS).json()["data"]
    assert sorted(session["is_current"] for session in listed) == [False, True]
    assert all(session["last_seen_at"] and session["ip"] for session in listed)


def test_a_session_is_ended_from_another(morag: Browser, second: Browser) -> None:
    listed = morag.auth("GET", SESSIONS).json()["data"]
    others = [session["id"] for session in listed if not session["is_current"]]
    morag.auth("DELETE", SESSIONS, sessions=others)
    assert second.get(ME).status_code == 401
    assert morag.get(ME).status_code == 200


def test_a_session_of_an_earlier_version_appears_when_it_is_used(morag: Browser) -> None:
    UserSession.objects.all().delete()
    session = morag.session
    session.pop("recorded_at", None)
    session.save()
    assert len(morag.auth("GET", SESSIONS).json()["data"]) == 1


def test_all_tokens_are_revoked_at_once(morag: Browser) -> None:
    shown = [token_of(morag), token_of(morag)]
    assert morag.send("DELETE", "/api/v1/me/tokens/").status_code == 204
    assert [Browser().send("GET", ME, **token).status_code for token in shown] == [401, 401]


def test_a_changed_password_ends_other_sessions_and_revokes_tokens(
    morag: Browser, second: Browser
) -> None:
    shown = token_of(morag)
    changed = morag.auth(
        "POST", "account/password/change", current_password=PASSWORD, new_password=NEW_PASSWORD
    )
    assert changed.status_code == 200
    assert morag.get(ME).status_code == 200
    assert second.get(ME).status_code == 401
    assert Browser().send("GET", ME, **shown).status_code == 401
    assert not ApiToken.objects.exists()


def test_a_reset_password_ends_sessions_and_revokes_tokens(
    morag: Browser, mailoutbox: Mailbox
) -> None:
    shown = token_of(morag)
    stranger = Browser()
    stranger.auth("POST", "auth/password/request", email="morag@example.org")
    key = code_in(mailoutbox[-1])
    stranger.auth("POST", "auth/password/reset", key=key, password=NEW_PASSWORD)
    assert morag.get(ME).status_code == 401
    assert Browser().send("GET", ME, **shown).status_code == 401


def test_a_deleted_account_leaves_no_session(morag: Browser, second: Browser) -> None:
    morag.send("DELETE", ME, {"confirmation": "Morag"})
    assert not UserSession.objects.exists()
    assert second.get(ME).status_code == 401
    assert Player.objects.get().deleted_at


SENSITIVE = [
    ("POST", "/api/v1/me/tokens/", {"name": "bot"}, 201),
    ("GET", "/api/v1/me/export/", None, 200),
    ("DELETE", ME, {"confirmation": "Morag"}, 204),
]


@pytest.fixture
def long_logged_in(morag: Browser) -> Browser:
    """Morag's browser, an hour after she logged in."""
    session = morag.session
    session["logged_in_at"] -= 3600
    session.save()
    return morag


@pytest.mark.parametrize(("method", "address", "body", "status"), SENSITIVE)
def test_tokens_export_and_deletion_ask_who_is_there(
    long_logged_in: Browser, method: str, address: str, body: object, status: int
) -> None:
    refused = long_logged_in.send(method, address, body)
    assert (refused.status_code, refused.json()["code"]) == (403, "log-in-again")
    wrong = long_logged_in.auth("POST", "auth/reauthenticate", password="not this one")
    assert wrong.status_code == 400
    assert long_logged_in.send(method, address, body).status_code == 403
    assert long_logged_in.auth("POST", "auth/reauthenticate", password=PASSWORD).status_code == 200
    assert long_logged_in.send(method, address, body).status_code == status


def test_a_clock_that_was_ahead_does_not_keep_a_log_in_fresh(long_logged_in: Browser) -> None:
    session = long_logged_in.session
    session["logged_in_at"] += 7200
    session.save()
    assert long_logged_in.send("GET", "/api/v1/me/export/").status_code == 403


def test_a_guest_who_has_nothing_to_log_in_with_is_not_asked(guest: Browser) -> None:
    assert guest.get("/api/v1/me/export/").status_code == 200


@pytest.mark.parametrize(
    "password",
    [
        "password1",
        "qwertyuiop",
        "12345678",
        "iloveyou1",
        "P@ssw0rd!",
        "trustno1!",
        "dragon123456",
        "Glenmore2026",
    ],
)
def test_common_and_breached_passwords_and_their_variations_are_refused(
    browser: Browser, password: str
) -> None:
    refused = browser.auth(
        "POST", "auth/signup", email="a@example.org", password=password, display_name="Ada"
    )
    assert refused.status_code == 400
    assert refused.json()["errors"][0]["param"] == "password"
