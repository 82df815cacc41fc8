"""Signing up, logging in and out, and resetting a password."""

from collections.abc import Callable

import pytest
from django.core.cache import cache
from django.core.mail import EmailMultiAlternatives
from pytest_django import Settings

from accounts.models import Player
from tests.accounts.browsing import PASSWORD, Browser, CountingHasher, Mailbox, code_in

SignUp = Callable[[Browser, str], Browser]


def sign_up_body(**changes: str) -> dict[str, str]:
    """Return the body of a sign-up request."""
    usual = {"email": "morag@example.org", "password": PASSWORD, "display_name": "Morag"}
    return usual | changes


def test_signing_up_asks_for_the_code_in_the_mail(browser: Browser, mailoutbox: Mailbox) -> None:
    answer = browser.auth("POST", "auth/signup", **sign_up_body())
    assert answer.status_code == 401
    flows = {flow["id"]: flow for flow in answer.json()["data"]["flows"]}
    assert flows["verify_email"]["is_pending"]
    assert browser.get("/api/v1/me/").status_code == 401

    [mail] = mailoutbox
    assert mail.to == ["morag@example.org"]
    assert browser.auth("POST", "auth/email/verify", key=code_in(mail)).status_code == 200

    me = browser.get("/api/v1/me/").json()
    assert me["display_name"] == "Morag"
    assert me["email"] == "morag@example.org"
    assert not me["is_guest"]


def test_a_wrong_code_confirms_nothing(browser: Browser, mailoutbox: Mailbox) -> None:
    browser.auth("POST", "auth/signup", **sign_up_body())
    assert browser.auth("POST", "auth/email/verify", key="AAA-AAA").status_code == 400
    assert browser.get("/api/v1/me/").status_code == 401
    for _ in range(2):
        browser.auth("POST", "auth/email/verify", key="AAA-AAA")
    # After three guesses even the right code is refused.
    assert browser.auth("POST", "auth/email/verify", key=code_in(mailoutbox[0])).status_code == 409


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("display_name", "x"),
        ("display_name", "Glenmore"),
        ("display_name", "no <b>markup</b>"),
        ("display_name", ""),
        ("email", "morag"),
        ("password", "12345678"),
        ("password", "short"),
    ],
)
def test_a_bad_sign_up_is_refused_and_its_field_named(
    browser: Browser, field: str, value: str
) -> None:
    answer = browser.auth("POST", "auth/signup", **sign_up_body(**{field: value}))
    assert answer.status_code == 400
    assert {error["param"] for error in answer.json()["errors"]} == {field}
    assert not Player.objects.exists()


def test_a_name_is_taken_whatever_its_case(
    browser: Browser, other_browser: Browser, sign_up: SignUp
) -> None:
    sign_up(browser, "Elise")
    browser.send("PATCH", "/api/v1/me/", {"display_name": "Élise"})
    taken = sign_up_body(email="e@example.org", display_name="éLISE")
    answer = other_browser.auth("POST", "auth/signup", **taken)
    assert [error["param"] for error in answer.json()["errors"]] == ["display_name"]


def test_responses_do_not_reveal_which_addresses_have_an_account(
    morag: Browser, other_browser: Browser, mailoutbox: Mailbox
) -> None:
    cache.clear()  # a second mail to the same address waits for some seconds
    known = other_browser.auth("POST", "auth/signup", **sign_up_body(display_name="Someone"))
    [mail] = mailoutbox
    unknown = Browser().auth(
        "POST", "auth/signup", **sign_up_body(email="x@example.org", display_name="Someone")
    )
    assert known.status_code == unknown.status_code == 401
    assert known.json() == unknown.json()
    assert mail.subject == "You already have a Glenmore account"
    assert "http://testserver/reset-password" in str(mail.body)
    assert Player.objects.filter(email="morag@example.org").count() == 1


def test_logging_out_and_in_again(morag: Browser) -> None:
    assert morag.auth("DELETE", "auth/session").status_code == 401
    assert morag.get("/api/v1/me/").status_code == 401
    wrong = morag.auth("POST", "auth/login", email="morag@example.org", password="wrong")
    assert wrong.status_code == 400
    right = morag.auth("POST", "auth/login", email="Morag@Example.org", password=PASSWORD)
    assert right.status_code == 200
    assert morag.get("/api/v1/me/").json()["display_name"] == "Morag"


def test_a_request_from_another_site_is_refused(morag: Browser) -> None:
    forged = morag.send("PATCH", "/api/v1/me/", {"language": "fr"}, **{"X-CSRFToken": "x" * 32})
    assert forged.status_code == 403
    assert forged.json()["code"] == "permission-denied"


def test_a_forgotten_password_is_reset_with_a_code(
    morag: Browser, other_browser: Browser, mailoutbox: Mailbox
) -> None:
    asked = other_browser.auth("POST", "auth/password/request", email="morag@example.org")
    assert asked.status_code == 401
    code = code_in(mailoutbox[0])
    new = "a cairn on the ridge"
    assert other_browser.auth(
        "POST", "auth/password/reset", key=code, password=new
    ).status_code in {
        200,
        401,
    }
    assert "The password was reset." in str(mailoutbox[-1].body)
    login = Browser().auth("POST", "auth/login", email="morag@example.org", password=new)
    assert login.status_code == 200
    # The old password no longer works.
    assert morag.get("/api/v1/me/").status_code == 401


def test_a_reset_for_an_unknown_address_informs_only_its_owner(
    browser: Browser, mailoutbox: Mailbox
) -> None:
    asked = browser.auth("POST", "auth/password/request", email="nobody@example.org")
    assert asked.status_code == 401
    [mail] = mailoutbox
    assert mail.to == ["nobody@example.org"]
    assert "http://testserver/sign-up" in str(mail.body)


def test_changing_the_address_needs_the_password_and_a_code(
    morag: Browser, mailoutbox: Mailbox
) -> None:
    sign_up_body = {"email": "rose@example.org"}
    asked = morag.auth("POST", "account/email", **sign_up_body)
    assert asked.status_code == 401
    assert "reauthenticate" in {flow["id"] for flow in asked.json()["data"]["flows"]}
    assert morag.auth("POST", "auth/reauthenticate", password=PASSWORD).status_code == 200
    assert morag.auth("POST", "account/email", **sign_up_body).status_code == 200
    assert morag.get("/api/v1/me/").json()["email"] == "morag@example.org"

    assert morag.auth("POST", "auth/email/verify", key=code_in(mailoutbox[-1])).status_code == 200
    assert morag.get("/api/v1/me/").json()["email"] == "rose@example.org"
    notice = next(mail for mail in mailoutbox if mail.to == ["morag@example.org"])
    assert "from morag@example.org to rose@example.org" in str(notice.body)


def test_every_mail_is_text_and_html_in_our_words(browser: Browser, mailoutbox: Mailbox) -> None:
    browser.auth("POST", "auth/signup", **sign_up_body())
    [mail] = mailoutbox
    assert isinstance(mail, EmailMultiAlternatives)
    code = code_in(mail)
    assert mail.subject == f"{code} is your Glenmore code"
    assert str(mail.body).startswith("Hello Morag,")
    [(html, kind)] = mail.alternatives
    assert kind == "text/html"
    html = str(html)
    assert ">Hello Morag,</p>" in html
    assert f">{code}</p>" in html
    assert mail.from_email == "Glenmore <glenmore@localhost>"


def hashes(browser: Browser, address: str, **body: object) -> int:
    """How often a request hashes a password."""
    CountingHasher.calls = 0
    browser.auth("POST", address, **body)
    return CountingHasher.calls


@pytest.mark.parametrize("address", ["auth/login", "auth/signup"])
def test_a_known_address_takes_as_long_as_an_unknown_one(
    browser: Browser, sign_up: SignUp, settings: Settings, address: str
) -> None:
    settings.PASSWORD_HASHERS = ["tests.accounts.browsing.CountingHasher"]
    sign_up(browser, "Morag")
    known = sign_up_body(password="another password", display_name="Ada")
    unknown = known | {"email": "nobody@example.org"}
    assert [hashes(Browser(), address, **body) for body in (known, unknown)] == [1, 1]
