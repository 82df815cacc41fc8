"""A token lets a program play for a player and do no more."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import ApiToken
from tests.accounts.browsing import Browser

TOKENS = "/api/v1/me/tokens/"
SignUp = Callable[[Browser, str], Browser]


class Program(Browser):
    """A client with a token and no cookies."""

    def __init__(self, secret: str) -> None:
        super().__init__()
        self.defaults["HTTP_AUTHORIZATION"] = f"Bearer {secret}"


@pytest.fixture
def secret(morag: Browser) -> str:
    """Return the secret of a token that Morag created."""
    made = morag.send("POST", TOKENS, {"name": "my bot"})
    assert made.status_code == 201
    secret: str = made.json()["secret"]
    return secret


def test_a_token_identifies_its_player(secret: str) -> None:
    assert secret.startswith("glenmore_")
    me = Program(secret).get("/api/v1/me/")
    assert me.status_code == 200
    assert me.json()["display_name"] == "Morag"


def test_a_secret_is_shown_once_and_stored_only_as_a_hash(morag: Browser, secret: str) -> None:
    [listed] = morag.get(TOKENS).json()
    assert listed["name"] == "my bot"
    assert secret.startswith(listed["hint"])
    assert secret not in str(listed)
    assert secret not in str(ApiToken.objects.values())


def test_the_last_use_is_recorded_to_the_hour(morag: Browser, secret: str) -> None:
    assert morag.get(TOKENS).json()[0]["used_at"] is None
    Program(secret).get("/api/v1/me/")
    first = morag.get(TOKENS).json()[0]["used_at"]
    Program(secret).get("/api/v1/me/")
    assert morag.get(TOKENS).json()[0]["used_at"] == first
    ApiToken.objects.update(used_at=timezone.now() - timedelta(days=1))
    Program(secret).get("/api/v1/me/")
    assert morag.get(TOKENS).json()[0]["used_at"] > first


def test_a_revoked_token_is_refused(morag: Browser, secret: str) -> None:
    [listed] = morag.get(TOKENS).json()
    assert morag.send("DELETE", f"{TOKENS}{listed['id']}/").status_code == 204
    assert morag.get(TOKENS).json() == []
    refused = Program(secret).get("/api/v1/me/")
    assert refused.status_code == 401
    assert refused.json()["code"] == "authentication-failed"


@pytest.mark.parametrize("shown", ["", "nonsense", "two words", "\u00e9"])
def test_a_malformed_token_is_refused(browser: Browser, shown: str) -> None:
    assert Program(shown).get("/api/v1/me/").status_code == 401


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("PATCH", "/api/v1/me/"),
        ("DELETE", "/api/v1/me/"),
        ("GET", "/api/v1/me/export/"),
        ("GET", TOKENS),
        ("POST", TOKENS),
        ("DELETE", f"{TOKENS}1/"),
    ],
)
def test_a_token_cannot_manage_the_account(secret: str, method: str, address: str) -> None:
    refused = Program(secret).send(method, address, {"confirmation": "Morag"})
    assert refused.status_code == 403
    assert refused.json()["detail"] == "You need to log in for this. A token isn’t enough."


def test_nobody_sees_or_revokes_tokens_of_others(
    morag: Browser, secret: str, other_browser: Browser, sign_up: SignUp
) -> None:
    sign_up(other_browser, "Hamish")
    [listed] = morag.get(TOKENS).json()
    assert other_browser.get(TOKENS).json() == []
    assert other_browser.send("DELETE", f"{TOKENS}{listed['id']}/").status_code == 404
    assert Program(secret).get("/api/v1/me/").status_code == 200


def test_a_token_needs_a_name(morag: Browser) -> None:
    nameless = morag.send("POST", TOKENS, {})
    assert nameless.json()["errors"][0] == {
        "field": "name",
        "code": "required",
        "detail": "This field is required.",
    }


def test_a_guest_has_no_tokens(guest: Browser) -> None:
    refused = guest.send("POST", TOKENS, {"name": "bot"})
    assert refused.status_code == 400
    assert refused.json()["detail"] == "Guests can’t have tokens. Sign up first."


def test_the_number_of_tokens_is_limited(morag: Browser) -> None:
    for number in range(20):
        assert morag.send("POST", TOKENS, {"name": f"bot {number}"}).status_code == 201
    refused = morag.send("POST", TOKENS, {"name": "one more"})
    assert refused.status_code == 400
    assert "Revoke one first" in refused.json()["detail"]
