"""The app leads from the first tap to a table: with others, with an account, offline."""

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from playwright.sync_api import Error as BeingLoaded

PHONE: ViewportSize = {"width": 360, "height": 740}
PASSWORD = "a cairn on the ridge"


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=site, viewport=PHONE, has_touch=True)
    yield context
    context.close()


@pytest.fixture
def other_phone(browser: Browser, site: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=site, viewport=PHONE, has_touch=True)
    yield context
    context.close()


def code_mailed_to(address: str, folder: Path) -> str:
    """Return the code in the latest email to this address."""
    mails = sorted((folder / "mails").iterdir(), key=lambda mail: mail.stat().st_mtime_ns)
    texts = [mail.read_text("utf-8") for mail in mails]
    codes = [
        re.search(r"^Subject: (\S+) is your Glenmore code", text, re.MULTILINE)
        for text in texts
        if f"To: {address}" in text
    ]
    assert codes
    assert codes[-1]
    return codes[-1][1]


def open_table(page: Page) -> None:
    """Open a table for two with the form."""
    page.goto("/tables/new")
    page.get_by_role("radio", name="2", exact=True).first.check(force=True)
    page.get_by_role("button", name="Create table").tap()
    expect(page.get_by_role("heading", name="Invite others")).to_be_visible()


@pytest.mark.parametrize("edition", ["Glen More II", "Glen More (2010)"])
def test_two_taps_lead_to_a_running_game(phone: BrowserContext, edition: str) -> None:
    page = phone.new_page()
    page.goto("/")
    page.locator("label", has_text=edition).tap()
    page.get_by_role("button", name="Play vs bots").tap()
    expect(page).to_have_url(re.compile(r"/tables/[a-z0-9]{10}$"))
    expect(page.locator("[data-question]")).to_be_visible()


def test_two_people_meet_in_the_lobby_and_start(
    phone: BrowserContext, other_phone: BrowserContext
) -> None:
    host, guest = phone.new_page(), other_phone.new_page()
    guest.goto("/lobby")
    open_table(host)
    expect(host.get_by_text("1 seat is free")).to_be_visible()
    # It appears live, without a tap.
    table = host.url.rpartition("/")[2]
    name = host.locator(".sitting li").first.inner_text().split("\n")[0].removesuffix(" you host")
    card = guest.locator(".card", has_text=name.strip())
    card.get_by_role("button", name="Join").tap()
    expect(guest).to_have_url(re.compile(table))
    # The last seat was taken: the game starts on both screens.
    for page in (host, guest):
        expect(page.locator(".ask")).to_be_visible()


def test_a_friend_joins_by_link_and_the_host_adds_bots(
    phone: BrowserContext, other_phone: BrowserContext
) -> None:
    host, friend = phone.new_page(), other_phone.new_page()
    host.goto("/tables/new")
    host.get_by_role("radio", name="Invite only").check(force=True)
    host.get_by_role("button", name="Create table").tap()
    link = host.get_by_role("textbox", name="Link").input_value()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    friend.goto(link.partition("?")[0])
    expect(friend.get_by_text("Table not found")).to_be_visible()
    friend.goto(link)
    friend.get_by_role("button", name="Take a seat").tap()
    expect(host.get_by_text("1 seat is free")).to_be_visible()
    friend.get_by_role("button", name="Leave table").tap()
    expect(host.get_by_text("2 of 3 seats are free")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").tap()
    expect(host.locator(".ask")).to_be_visible()


def test_a_guest_keeps_their_games_with_an_account(
    phone: BrowserContext, site_folder: Path
) -> None:
    page = phone.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play vs bots").tap()
    expect(page.locator(".ask")).to_be_visible()
    page.goto("/sign-up")
    page.get_by_label("Name").fill("Ailsa")
    page.get_by_label("Email address").fill("ailsa@example.org")
    page.get_by_role("checkbox", name="Use a passkey").uncheck()
    page.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.get_by_role("button", name="Send me a code").tap()
    expect(page.get_by_text("We’ve sent a code")).to_be_visible()
    page.get_by_label("Code", exact=True).fill("AAA-AAA")
    page.get_by_role("button", name="Confirm").tap()
    expect(page.locator(".error", has_text=re.compile(r"\w"))).to_be_visible()
    page.get_by_label("Code", exact=True).fill(code_mailed_to("ailsa@example.org", site_folder))
    page.get_by_role("button", name="Confirm").tap()
    expect(page.locator(".card.turn")).to_have_count(1)

    page.goto("/me")
    page.get_by_role("button", name="Log out").tap()
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage)") == []
    page.goto("/sign-in")
    page.get_by_label("Email address").fill("ailsa@example.org")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in", exact=True).tap()
    expect(page.locator(".card.turn")).to_have_count(1)


def test_settings_are_saved(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/tables/new")
    page.get_by_role("button", name="Create table").tap()
    expect(page.get_by_role("heading", name="Invite others")).to_be_visible()
    page.goto("/me")
    page.get_by_label("Name", exact=True).fill("x")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.get_by_text("Names are 2 to 24 characters long.").first).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Rory of the Glen")
    page.get_by_label("Time zone").select_option("Europe/Brussels")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_text("Dark").tap()
    page.get_by_text("Left hand").tap()
    expect(page.locator("body")).to_have_css("background-color", "rgb(22, 19, 17)")
    page.reload()
    expect(page.get_by_role("heading", name="Rory of the Glen")).to_be_visible()
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Brussels")
    expect(page.get_by_role("radio", name="Left hand")).to_be_checked()
    page.goto("/rules")
    expect(page.locator("body")).to_have_css("background-color", "rgb(22, 19, 17)")


def test_a_rule_is_found_by_its_text(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/lobby")
    page.get_by_role("link", name="Rules").tap()
    page.get_by_role("searchbox").fill("whisky scoring")
    page.get_by_role("button", name="Search").tap()
    page.get_by_role("link", name="G2-SCO-1").first.tap()
    expect(page.locator("#G2-SCO-1")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Rules")).to_have_attribute("aria-current", "page")


def test_the_app_opens_offline_and_shows_the_latest_views(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play vs bots").tap()
    expect(page.locator("[data-question]")).to_be_visible()
    table = page.url
    page.goto("/rules/glen-more-2")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(table)
    expect(page.locator("[data-question]")).to_be_visible()
    page.goto("/rules/glen-more-2")
    phone.set_offline(True)
    page.goto("/rules/glen-more-2")
    expect(page.locator("#G2-SCO-1")).to_have_count(1)
    page.goto("/")
    expect(page.get_by_text("No connection.")).to_be_visible()
    expect(page.locator(".card.turn")).to_have_count(1)
    page.goto(table)
    expect(page.locator(".ring")).to_be_visible()
    page.goto("/lobby")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    phone.set_offline(False)
    expect(page.get_by_text("No connection.")).to_have_count(0)


def wait_for_worker(page: Page, ending: str) -> None:
    """Wait until this service worker controls the reloaded page, without `eval`."""
    found, deadline = "", time.monotonic() + 20
    while not found.endswith(ending):
        assert time.monotonic() < deadline, f"the page is still served by {found}"
        with suppress(BeingLoaded):
            found = page.evaluate("navigator.serviceWorker.controller?.scriptURL ?? ''")


def test_a_newer_version_is_offered_and_installed(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
    # A new URL is a new script, as after an upgrade.
    page.evaluate("navigator.serviceWorker.register('/service-worker.js?newer').then(() => true)")
    page.get_by_role("button", name="Update").tap()
    wait_for_worker(page, "?newer")
    expect(page.get_by_role("button", name="Play vs bots")).to_be_visible()
