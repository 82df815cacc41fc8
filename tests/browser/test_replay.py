"""Games can be replayed, also imported ones."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.guests import guest
from tests.browser.server import ROOT

PHONE: ViewportSize = {"width": 360, "height": 740}
RECORD = ROOT / "tests" / "engine" / "records" / "glen-more-2010-2-greedy.txt"


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[BrowserContext]:
    context = browser.new_context(
        base_url=site,
        viewport=PHONE,
        has_touch=True,
        permissions=["clipboard-read", "clipboard-write"],
    )
    yield context
    context.close()


def moment(page: Page) -> str:
    return page.locator(".moment").inner_text()


def test_an_imported_record_is_replayed(phone: BrowserContext, browser: Browser, site: str) -> None:
    page = guest(phone)
    page.goto("/import")
    page.get_by_label("Or paste the text").fill("no record at all")
    page.get_by_role("button", name="Open and replay").tap()
    expect(page.locator(".error")).to_contain_text("glenmore record 1")
    page.get_by_label("File").set_input_files(RECORD)
    page.get_by_role("button", name="Open and replay").tap()
    expect(page.locator(".moment")).to_have_text("Start")
    # by turns, by decisions, with the slider, and back
    page.get_by_role("button", name="One step forward").tap()
    expect(page.locator(".happened")).to_contain_text("takes")
    after_a_turn = moment(page)
    page.get_by_label("Step by").select_option("move")
    page.get_by_role("button", name="One step back").tap()
    assert moment(page) != after_a_turn
    page.get_by_role("slider", name="Moment").press("End")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    # the points equal those of the record's last line
    points = RECORD.read_text("utf-8").rsplit("result: ", 1)[1].split(";")[0]
    wanted = sorted(int(each.split()[1]) for each in points.split(", "))
    shown = page.locator("figcaption span").all_inner_texts()
    assert sorted(map(int, shown)) == wanted
    # a link leads another visitor to the same move
    page.get_by_role("slider", name="Moment").press("Home")
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.locator(".moment")).to_contain_text("Move 3 ")
    page.get_by_role("button", name="Pause").tap()
    here = moment(page)
    page.get_by_role("button", name="Copy a link").tap()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = browser.new_context(base_url=site, viewport=PHONE)
    spectator = other.new_page()
    spectator.goto(link)
    expect(spectator.locator(".moment")).to_have_text(here)
    other.close()
    # each line of the score leads to its move, with its rule
    page.get_by_role("button", name="Scoring log").tap()
    expect(page.get_by_role("link", name="Rule G1-").first).to_be_visible()
    line = page.get_by_role("button", name="Go to move").first
    number = line.inner_text()
    line.tap()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".moment")).to_contain_text(f"Move {number} ")
    # the browser verifies the seed against its published hash
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("link", name="Verify the seed").tap()
    expect(page.get_by_role("heading", name="Everything checks out")).to_be_visible()
    expect(page.get_by_text("Your browser hashed the seed")).to_be_visible()
