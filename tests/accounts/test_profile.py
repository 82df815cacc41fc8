"""Players can change their own profile and nobody else's."""

from collections.abc import Callable

import pytest

from accounts.models import Player
from accounts.services import profile
from tests.accounts.browsing import PASSWORD, Browser

ME = "/api/v1/me/"
SignUp = Callable[[Browser, str], Browser]


def test_a_player_changes_name_language_and_time_zone(morag: Browser) -> None:
    changes = {"display_name": "Mòrag  Rose", "language": "de", "time_zone": "Europe/Berlin"}
    changed = morag.send("PATCH", ME, changes)
    assert changed.status_code == 200
    expected = changes | {"display_name": "Mòrag Rose"}
    assert changed.json().items() >= expected.items()
    assert morag.get(ME).json() == changed.json()


def test_one_change_leaves_the_rest(morag: Browser) -> None:
    before = morag.get(ME).json()
    after = morag.send("PATCH", ME, {"language": "fr"}).json()
    assert after == before | {"language": "fr"}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("display_name", "x"),
        ("display_name", "x" * 25),
        ("display_name", "a--b"),
        ("display_name", "Admin"),
        ("language", "xx"),
        ("time_zone", "Mars/Olympus"),
        ("time_zone", "../../etc/passwd"),
    ],
)
def test_a_bad_value_is_refused_and_its_field_named(morag: Browser, field: str, value: str) -> None:
    before = morag.get(ME).json()
    refused = morag.send("PATCH", ME, {"language": "fr"} | {field: value})
    assert refused.status_code == 400
    assert refused.headers["Content-Type"] == "application/problem+json"
    assert [error["field"] for error in refused.json()["errors"]] == [field]
    assert morag.get(ME).json() == before


def test_a_taken_name_is_refused_but_ones_own_may_change_its_case(
    browser: Browser, other_browser: Browser, sign_up: SignUp
) -> None:
    sign_up(browser, "Morag")
    sign_up(other_browser, "Hamish")
    refused = other_browser.send("PATCH", ME, {"display_name": "MORAG"})
    assert refused.json()["errors"][0]["field"] == "display_name"
    assert browser.send("PATCH", ME, {"display_name": "MORAG"}).status_code == 200


@pytest.mark.usefixtures("morag")
def test_of_two_players_who_choose_a_name_at_once_one_is_refused(
    other_browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both passed the check that the name is free.
    monkeypatch.setattr(profile, "check_name", lambda name, **_player: name)
    as_guest = other_browser.send("POST", "/api/v1/players/guest/", {"display_name": "morag"})
    assert as_guest.json()["errors"][0]["field"] == "display_name"
    other_browser.send("POST", "/api/v1/players/guest/")
    as_player = other_browser.send("PATCH", ME, {"display_name": "morag"})
    assert as_player.status_code == 400
    assert as_player.json()["detail"] == "That name is already taken."


@pytest.mark.usefixtures("morag")
def test_of_two_who_sign_up_at_once_under_names_that_look_alike_one_is_refused(
    other_browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profile, "check_name", lambda name, **_player: name)
    refused = other_browser.auth(
        "POST", "auth/signup", email="r@example.org", password=PASSWORD, display_name="Rnorag"
    )
    assert refused.status_code == 400
    assert refused.json()["errors"][0]["param"] == "display_name"
    assert Player.objects.count() == 1


@pytest.mark.parametrize("field", ["id", "email", "is_staff", "is_guest", "joined_at"])
def test_other_fields_of_an_account_cannot_be_changed(morag: Browser, field: str) -> None:
    before = morag.get(ME).json()
    morag.send("PATCH", ME, {field: 1, "is_superuser": True})
    assert morag.get(ME).json() == before
    assert not Player.objects.filter(is_superuser=True).exists()


def test_players_see_only_themselves(
    browser: Browser, other_browser: Browser, sign_up: SignUp
) -> None:
    sign_up(browser, "Morag")
    sign_up(other_browser, "Hamish")
    assert browser.get(ME).json()["display_name"] == "Morag"
    assert other_browser.get(ME).json()["display_name"] == "Hamish"


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", ME),
        ("PATCH", ME),
        ("DELETE", ME),
        ("GET", f"{ME}export/"),
        ("GET", f"{ME}tokens/"),
        ("POST", f"{ME}tokens/"),
        ("DELETE", f"{ME}tokens/1/"),
    ],
)
def test_anonymous_requests_are_refused(browser: Browser, method: str, address: str) -> None:
    answer = browser.send(method, address)
    assert answer.status_code == 401
    assert answer.json()["code"] == "not-authenticated"


def test_invalid_json_is_a_problem_document(morag: Browser) -> None:
    token = morag.cookies["csrftoken"].value
    sent = morag.patch(ME, b"{", content_type="application/json", headers={"X-CSRFToken": token})
    assert sent.status_code == 400
    assert sent.json()["code"] == "parse-error"


@pytest.mark.parametrize(
    "name",
    [
        "M\u043erag",
        "\u3164\u3164",
        "a\u1160b",
        "\u0251lan",
        "1\u0662",
        "\u16a0\u16a1",
        "Adrnin",
        "\u01c0an",
    ],
    ids=["mixed", "filler", "filler-in", "phonetic", "digits", "runes", "reserved", "click"],
)
def test_names_that_deceive_are_refused(morag: Browser, name: str) -> None:
    refused = morag.send("PATCH", ME, {"display_name": name})
    assert refused.status_code == 400
    assert refused.json()["errors"][0]["field"] == "display_name"


@pytest.mark.parametrize(
    "name",
    [
        "\u041c\u043e\u0440\u0430\u0433",
        "Μαρία",
        "モラグ",
        "田中さん",
        "김민준",
        "Zoë 2",
        "O'Neill",
        "Straße",
        "דוד",
    ],
)
def test_names_of_many_scripts_are_welcome(morag: Browser, name: str) -> None:
    assert morag.send("PATCH", ME, {"display_name": name}).status_code == 200


@pytest.mark.parametrize(
    ("taken", "alike"),
    [("Copa", "\u0421\u043e\u0440\u0430"), ("Ian", "lan"), ("Bob1", "Bobl"),
     ("O'Neill", "O\u2019Neill"),
     ("Com", "Corn"), ("Tom0", "TomO"), ("HOP", "\u041d\u041e\u0420"),
     ("coco", "\u0441\u043e\u0441\u043e"), ("\u03bf\u03bf", "\u0585\u0585")],
)  # fmt: skip
def test_a_look_alike_of_a_name_is_refused(morag: Browser, taken: str, alike: str) -> None:
    assert morag.send("PATCH", ME, {"display_name": taken}).status_code == 200
    guest = Browser().send("POST", "/api/v1/players/guest/", {"display_name": alike})
    assert guest.status_code == 400
    assert "looks too much like" in guest.json()["detail"]
    assert morag.send("PATCH", ME, {"display_name": alike}).status_code == 200
