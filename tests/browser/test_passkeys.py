"""A passkey alone is enough to sign up and log in."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

# What the front end does: call the API with the token against forged requests, and the browser's
# own functions for passkeys.
SCRIPT = """
window.call = async (method, address, body) => {
  const token = document.cookie.match(/csrftoken=(\\w+)/)?.[1] ?? "";
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
  const answer = await fetch(address, { method, headers, body: body && JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
};
window.makePasskey = async (options) => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey);
  return (await navigator.credentials.create({ publicKey })).toJSON();
};
window.showPasskey = async (options) => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.publicKey);
  return (await navigator.credentials.get({ publicKey })).toJSON();
};
"""
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
AUTH = "/api/v1/auth/browser/v1/auth"


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """Open the site in a browser whose device can store passkeys."""
    context = browser.new_context(base_url=site)
    context.add_init_script(SCRIPT)
    page = context.new_page()
    page.goto("/")
    device = context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    call(page, "GET", f"{AUTH}/session")
    yield page
    context.close()


def call(page: Page, method: str, address: str, **body: object) -> dict[str, Any]:
    """Call the API from the page."""
    sent = [method, address, body or None]
    answer: dict[str, Any] = page.evaluate("([...sent]) => call(...sent)", sent)
    return answer


def code_mailed_to(address: str, folder: Path) -> str:
    """Return the code in the email that the site wrote to its folder."""
    mails = [mail.read_text("utf-8") for mail in (folder / "mails").iterdir()]
    [mail] = [mail for mail in mails if f"To: {address}" in mail]
    code = re.search(r"^Subject: (\S+) is your Glenmore code", mail, re.MULTILINE)
    assert code
    return code[1]


def sign_up(page: Page, folder: Path) -> None:
    """Give a name and an address, confirm it, and create a passkey."""
    wish = {"email": "isla@example.org", "display_name": "Isla"}
    assert call(page, "POST", f"{AUTH}/webauthn/signup", **wish)["status"] == 401
    code = code_mailed_to("isla@example.org", folder)
    assert call(page, "POST", f"{AUTH}/email/verify", key=code)["status"] == 401
    options = call(page, "GET", f"{AUTH}/webauthn/signup")["body"]["data"]["creation_options"]
    passkey = page.evaluate("(options) => makePasskey(options)", options)
    made = call(page, "PUT", f"{AUTH}/webauthn/signup", name="My phone", credential=passkey)
    assert made["status"] == 200


def log_in(page: Page) -> None:
    """Log in with the passkey, without name or address."""
    options = call(page, "GET", f"{AUTH}/webauthn/login")["body"]["data"]["request_options"]
    passkey = page.evaluate("(options) => showPasskey(options)", options)
    shown = call(page, "POST", f"{AUTH}/webauthn/login", credential=passkey)
    assert shown["status"] == 200


def test_a_passkey_is_all_you_need(page: Page, site_folder: Path) -> None:
    sign_up(page, site_folder)
    assert call(page, "GET", "/api/v1/me/")["body"]["display_name"] == "Isla"
    assert call(page, "DELETE", f"{AUTH}/session")["status"] == 401
    assert call(page, "GET", "/api/v1/me/")["status"] == 401
    log_in(page)
    assert call(page, "GET", "/api/v1/me/")["body"]["display_name"] == "Isla"
