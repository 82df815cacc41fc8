"""An account can be created and used on the screens alone, also with a passkey."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import findings
from tests.browser.guests import MakeContext
from tests.browser.test_app import code_mailed_to
from tests.browser.test_passkeys import AUTHENTICATOR


def with_authenticator(context: BrowserContext) -> Page:
    """Open a page on a device that can store passkeys."""
    page = context.new_page()
    device = context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_account_is_created_and_entered_with_a_passkey_and_axe_finds_nothing(
    somebody: MakeContext, site_folder: Path, scheme: Literal["light", "dark"]
) -> None:
    page = with_authenticator(somebody(color_scheme=scheme, reduced_motion="reduce"))
    found: list[str] = []
    address, name = f"morag.{scheme}@example.org", f"Morag {scheme}"

    def look() -> None:
        found.extend(findings(page))

    page.goto("/sign-up")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Email address").fill(address)
    expect(page.get_by_role("checkbox", name="Use a passkey")).to_be_checked()
    page.get_by_role("button", name="Send me a code").tap()
    expect(page.get_by_text("We’ve sent a code")).to_be_visible()
    look()
    page.get_by_label("Code", exact=True).fill(code_mailed_to(address, site_folder))
    page.get_by_role("button", name="Confirm").tap()
    expect(page.get_by_text("Email confirmed")).to_be_visible()
    look()
    page.get_by_role("button", name="Create a passkey").tap()
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()

    page.goto("/me")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()
    expect(page.get_by_role("button", name="Remove").first).to_be_visible()
    for summary in page.locator("summary").all():
        summary.tap()
    look()
    page.goto("/me/notifications")
    expect(page.get_by_role("heading", name="Pause my clocks")).to_be_visible()
    page.get_by_role("checkbox", name="While I sleep").check()
    look()

    page.goto("/me")
    page.get_by_role("button", name="Log out").tap()
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
    page.goto("/sign-in")
    page.get_by_role("button", name="Use a passkey").tap()
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    assert found == []
