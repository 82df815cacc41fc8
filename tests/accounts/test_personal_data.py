"""Players can export all their data, and it is erased when they delete their account."""

from collections.abc import Callable

import pytest
from allauth.account.models import EmailAddress
from django.core.cache import cache

from accounts import personal_data
from accounts.models import ApiToken, Player
from accounts.personal_data import PersonalData
from tests.accounts.browsing import PASSWORD, Browser, Mailbox

ME = "/api/v1/me/"
SignUp = Callable[[Browser, str], Browser]


@pytest.fixture(autouse=True)
def no_other_apps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register only the data of the test."""
    monkeypatch.setattr(personal_data, "_registry", {})


def test_the_export_contains_everything_and_no_secret(morag: Browser) -> None:
    secret = morag.send("POST", f"{ME}tokens/", {"name": "bot"}).json()["secret"]
    personal_data.register(PersonalData("games", export=lambda player: [f"{player} won"]))
    answer = morag.get(f"{ME}export/")
    assert "attachment" in answer.headers["Content-Disposition"]
    exported = answer.json()
    assert exported["profile"]["display_name"] == "Morag"
    assert exported["addresses"] == [
        {"email": "morag@example.org", "verified": True, "primary": True}
    ]
    assert exported["tokens"][0]["name"] == "bot"
    assert exported["games"] == ["Morag won"]
    assert secret not in answer.text
    assert Player.objects.get().password not in answer.text


def test_the_export_contains_nothing_about_others(
    morag: Browser, other_browser: Browser, sign_up: SignUp
) -> None:
    sign_up(other_browser, "Hamish")
    assert "amish" not in morag.get(f"{ME}export/").text


def test_exports_are_limited(morag: Browser) -> None:
    for _ in range(10):
        assert morag.get(f"{ME}export/").status_code == 200
    assert morag.get(f"{ME}export/").status_code == 429


def test_deleting_leaves_an_anonymous_row(morag: Browser) -> None:
    forgotten: list[str] = []
    personal_data.register(
        PersonalData("games", export=str, erase=lambda player: forgotten.append(str(player)))
    )
    morag.send("POST", f"{ME}tokens/", {"name": "bot"})
    number = morag.get(ME).json()["id"]
    assert morag.send("DELETE", ME, {"confirmation": "morag"}).status_code == 204

    left = Player.objects.get()
    assert left.pk == number
    assert left.display_name.startswith("Deleted ")
    assert (left.email, left.is_active, left.last_login) == ("", False, None)
    assert left.deleted_at is not None
    assert not left.has_usable_password()
    assert not EmailAddress.objects.exists()
    assert not ApiToken.objects.exists()
    assert forgotten == ["Morag"]
    assert morag.get(ME).status_code == 401


def test_a_deleted_player_cannot_return_but_may_sign_up_again(
    morag: Browser, other_browser: Browser, sign_up: SignUp, mailoutbox: Mailbox
) -> None:
    morag.send("DELETE", ME, {"confirmation": "Morag"})
    login = other_browser.auth("POST", "auth/login", email="morag@example.org", password=PASSWORD)
    assert login.status_code == 400
    other_browser.auth("POST", "auth/password/request", email="morag@example.org")
    assert mailoutbox[-1].subject == "No Glenmore account for this address"
    cache.clear()  # a second mail to the same address waits for some seconds
    sign_up(Browser(), "Morag")
    assert Player.objects.get(display_name="Morag").email == "morag@example.org"


@pytest.mark.parametrize("body", [{}, {"confirmation": ""}, {"confirmation": "Hamish"}])
def test_deleting_must_be_confirmed_by_typing_ones_name(
    morag: Browser, body: dict[str, str]
) -> None:
    refused = morag.send("DELETE", ME, body)
    assert refused.status_code == 400
    assert refused.json()["errors"][0]["field"] == "confirmation"
    assert morag.get(ME).json()["display_name"] == "Morag"


def test_nothing_is_deleted_when_an_app_fails_to_erase(morag: Browser) -> None:
    def fail(_player: Player) -> None:
        raise RuntimeError("the disk is full")

    personal_data.register(PersonalData("games", export=str, erase=fail))
    with pytest.raises(RuntimeError):
        morag.send("DELETE", ME, {"confirmation": "Morag"})
    assert morag.get(ME).json()["display_name"] == "Morag"


def test_a_guest_may_delete_themselves_too(guest: Browser) -> None:
    name = guest.get(ME).json()["display_name"]
    assert guest.send("DELETE", ME, {"confirmation": name}).status_code == 204
    assert not Player.objects.get().is_guest
