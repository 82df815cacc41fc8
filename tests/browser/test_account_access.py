"""Players see where they are logged in, end that, and prove who they are before they take data."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.axe import findings
from tests.browser.guests import MakeContext
from tests.browser.test_app import code_mailed_to

PASSWORD = "heather and thistle"
ADDRESS = "ailsa.access@example.org"


def sign_up(context: BrowserContext, folder: Path) -> Page:
    """Create an account with a password."""
    page = context.new_page()
    page.goto("/sign-up")
    page.get_by_label("Name").fill("Ailsa Access")
    page.get_by_label("Email address").fill(ADDRESS)
    page.get_by_role("checkbox", name="Use a passkey").uncheck()
    page.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.get_by_role("button", name="Send me a code").tap()
    expect(page.get_by_text("We’ve sent a code")).to_be_visible()
    page.get_by_label("Code", exact=True).fill(code_mailed_to(ADDRESS, folder))
    page.get_by_role("button", name="Confirm").tap()
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
    return page


def log_in(context: BrowserContext) -> Page:
    """Log in to the same account elsewhere."""
    page = context.new_page()
    page.goto("/sign-in")
    page.get_by_label("Email address").fill(ADDRESS)
    page.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in", exact=True).tap()
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
    return page


def ask_once(page: Page, address: str, method: str) -> None:
    """Answer the next such request as if the log-in were long ago."""

    asked: list[str] = []

    def answer(route: Route) -> None:
        if asked or route.request.method != method:
            return route.fallback()
        asked.append(route.request.url)
        problem = {"status": 403, "code": "log-in-again", "detail": "Confirm that it is you."}
        return route.fulfill(status=403, json=problem)

    page.route(address, answer)


def test_sessions_tokens_and_data_are_managed_on_a_phone(
    somebody: MakeContext, site_folder: Path
) -> None:
    page = sign_up(somebody(viewport={"width": 360, "height": 740}), site_folder)
    others = [log_in(somebody()) for _ in range(2)]
    page.goto("/me")
    sessions = page.locator("section", has=page.get_by_role("heading", name="logged in"))
    expect(sessions.get_by_text("this device")).to_be_visible()
    expect(sessions.get_by_role("listitem")).to_have_count(3)
    assert findings(page) == []
    sessions.get_by_role("button", name="Log out Chrome").first.tap()
    expect(sessions.get_by_text("The device was logged out.")).to_be_visible()
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    statuses = sorted(other.request.get("/api/v1/me/").status for other in others)
    assert statuses == [200, 401]

    tokens = page.locator("section", has=page.get_by_role("heading", name="API tokens"))
    ask_once(page, "**/api/v1/me/tokens/", "POST")
    tokens.get_by_label("What is it for?").fill("my bot")
    tokens.get_by_role("button", name="Create token").tap()
    tokens.get_by_label("Your password").fill("not this one")
    tokens.get_by_role("button", name="Confirm").tap()
    expect(tokens.get_by_role("alert").filter(has_text="below")).to_be_visible()
    assert findings(page) == []
    tokens.get_by_label("Your password").fill(PASSWORD)
    tokens.get_by_role("button", name="Confirm").tap()
    expect(tokens.get_by_label("Copy this token now")).to_be_visible()
    tokens.get_by_label("What is it for?").fill("another bot")
    tokens.get_by_role("button", name="Create token").tap()
    tokens.get_by_role("button", name="Revoke all tokens").tap()
    expect(tokens.get_by_role("listitem")).to_have_count(0)

    data = page.locator("section", has=page.get_by_role("heading", name="Your data"))
    ask_once(page, "**/api/v1/me/export/", "GET")
    data.get_by_role("button", name="Export my data").tap()
    data.get_by_label("Your password").fill(PASSWORD)
    with page.expect_download() as download:
        data.get_by_role("button", name="Confirm").tap()
    exported = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert exported["profile"]["email"] == ADDRESS
    assert page.evaluate("document.documentElement.scrollWidth") == 360
