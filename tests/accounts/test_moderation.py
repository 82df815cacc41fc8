"""Operators can ban players, and nobody else can."""

from collections.abc import Callable
from io import StringIO

import pytest
from allauth.mfa.models import Authenticator
from django.core.exceptions import ValidationError
from django.core.management import call_command
from pytest_django import Settings

from accounts.models import Player
from accounts.refusals import AccountRefusal
from accounts.services import bans
from tests.accounts.browsing import PASSWORD, Browser

PLAYERS = "/admin/accounts/player/"
SignUp = Callable[[Browser, str], Browser]


@pytest.fixture
def keeper(db: None) -> Browser:
    """Return a browser in which a superuser is logged in."""
    Player.objects.create_superuser("Keeper", "keeper@example.org", PASSWORD)
    return logged_in_to_admin("keeper@example.org")


def logged_in_to_admin(email: str, password: str = PASSWORD) -> Browser:
    """Return a browser after an attempt to log in to the admin."""
    browser = Browser()
    browser.get("/admin/login/")
    post(browser, "/admin/login/", username=email, password=password)
    return browser


def post(browser: Browser, address: str, **fields: object) -> int:
    """Send a form of the admin."""
    token = browser.cookies["csrftoken"].value
    answer = browser.post(address, fields | {"csrfmiddlewaretoken": token})
    return answer.status_code


def act(browser: Browser, action: str, name: str, **fields: str) -> None:
    """Run an admin action on the player with this name."""
    player = Player.objects.get(display_name=name)
    browser.get(PLAYERS)
    assert post(browser, PLAYERS, action=action, _selected_action=player.pk, **fields) == 302


def test_a_ban_ends_sessions_and_tokens_and_prevents_login(morag: Browser, keeper: Browser) -> None:
    secret = morag.send("POST", "/api/v1/me/tokens/", {"name": "bot"}).json()["secret"]
    act(keeper, "ban", "Morag", reason="insults")
    assert Player.objects.get(display_name="Morag").ban_reason == "insults"

    assert morag.get("/api/v1/me/").status_code == 401
    shown = {"Authorization": f"Bearer {secret}"}
    assert Browser().send("GET", "/api/v1/me/", **shown).status_code == 401
    again = Browser()
    refused = again.auth("POST", "auth/login", email="morag@example.org", password=PASSWORD)
    assert refused.status_code == 400
    assert refused.json()["errors"] == [{"message": "You’re banned: insults.", "code": "banned"}]
    assert again.get("/api/v1/me/").status_code == 401

    act(keeper, "lift_ban", "Morag")
    assert morag.get("/api/v1/me/").status_code == 200
    assert Browser().send("GET", "/api/v1/me/", **shown).status_code == 200


def test_lifting_a_ban_does_not_restore_a_deleted_player(morag: Browser, keeper: Browser) -> None:
    morag.send("DELETE", "/api/v1/me/", {"confirmation": "Morag"})
    deleted = Player.objects.get(deleted_at__isnull=False)
    bans.ban_player(player=deleted, reason="")
    bans.lift_ban(player=deleted)
    deleted.refresh_from_db()
    assert not deleted.is_active


def test_a_superuser_cannot_be_banned(keeper: Browser) -> None:
    act(keeper, "ban", "Keeper")
    assert Player.objects.get().is_active
    with pytest.raises(AccountRefusal):
        bans.ban_player(player=Player.objects.get(), reason="")


def test_an_operator_can_replace_a_name(morag: Browser, keeper: Browser) -> None:
    act(keeper, "replace_name", "Morag")
    assert morag.get("/api/v1/me/").json()["display_name"].startswith("Player ")


def test_the_admin_shows_a_player_and_no_secret(morag: Browser, keeper: Browser) -> None:
    morag.send("POST", "/api/v1/me/tokens/", {"name": "my bot"})
    player = Player.objects.get(display_name="Morag")
    page = keeper.get(f"{PLAYERS}{player.pk}/change/")
    assert "morag@example.org" in page.text
    assert "my bot" in page.text
    assert player.password not in page.text
    assert player.api_tokens.get().digest not in page.text
    assert keeper.get(f"{PLAYERS}add/").status_code == 403
    assert keeper.get(f"{PLAYERS}{player.pk}/delete/").status_code == 403


def test_only_a_superuser_appoints_staff(morag: Browser, keeper: Browser) -> None:
    player = Player.objects.get(display_name="Morag")
    page = f"{PLAYERS}{player.pk}/change/"
    keeper.get(page)
    inline = {
        f"api_tokens-{name}_FORMS": number
        for name, number in {"TOTAL": 0, "INITIAL": 0, "MIN_NUM": 0, "MAX_NUM": 0}.items()
    }
    assert post(keeper, page, is_staff="on", **inline) == 302
    player.refresh_from_db()
    assert player.is_staff
    assert not player.is_superuser
    # Staff without permissions see an empty admin.
    assert morag.get("/admin/").status_code == 200
    assert morag.get(PLAYERS).status_code == 403


def test_players_cannot_open_the_admin(morag: Browser) -> None:
    assert morag.get("/admin/").status_code == 302
    assert logged_in_to_admin("morag@example.org").get("/admin/").status_code == 302


def test_guessing_passwords_of_staff_is_limited(keeper: Browser) -> None:
    for _ in range(5):
        logged_in_to_admin("keeper@example.org", "wrong")
    assert logged_in_to_admin("keeper@example.org").get("/admin/").status_code == 302


def test_a_second_factor_cannot_be_bypassed(
    keeper: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("accounts.admin_site.is_mfa_enabled", lambda *_player, **_types: True)
    assert logged_in_to_admin("keeper@example.org").get("/admin/").status_code == 302


def test_staff_set_up_a_second_factor_before_the_administration_opens(
    keeper: Browser, settings: Settings
) -> None:
    assert keeper.get("/admin/").status_code == 200
    settings.STAFF_SECOND_FACTOR = True
    assert keeper.get("/admin/").status_code == 302
    assert keeper.get("/admin/login/").headers["Location"] == "/me"
    player = Player.objects.get(display_name="Keeper")
    Authenticator.objects.create(user=player, type="totp", data={"secret": "x"})
    assert keeper.get("/admin/").status_code == 200


@pytest.mark.django_db
def test_a_command_creates_the_operator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", PASSWORD)
    wishes = {"display_name": "Keeper", "email": "Keeper@example.org"}
    call_command("createsuperuser", interactive=False, stdout=StringIO(), **wishes)
    assert logged_in_to_admin("keeper@example.org").get("/admin/").status_code == 200


def test_the_operator_can_log_in_on_the_site_as_well(keeper: Browser, browser: Browser) -> None:
    browser.auth("POST", "auth/login", email="keeper@example.org", password=PASSWORD)
    assert browser.get("/api/v1/me/").json()["is_staff"]


def test_a_deleted_player_cannot_have_an_address(db: None) -> None:
    player = Player(display_name="X", name_key="x", email="x@example.org", deleted_at="2026-01-01Z")
    with pytest.raises(ValidationError):
        player.validate_constraints()
