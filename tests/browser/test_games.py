"""A guest can play whole games by tapping, from the first page to the score sheet."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.axe import findings_in_both_themes
from tests.browser.tapper import Tapper

PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=site, viewport=PHONE, has_touch=True, is_mobile=True)
    yield context
    context.close()


@pytest.mark.parametrize("edition", ["glen-more-2010", "glen-more-2"])
def test_a_guest_plays_a_whole_game_against_a_bot_by_tapping(
    edition: str, phone: BrowserContext
) -> None:
    page = phone.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/")
    page.locator("label", has=page.locator(f"input[value='{edition}']")).tap()
    page.get_by_role("button", name="Play vs bots").tap()
    tapper = Tapper(page)
    words = tapper.play_to_the_end()
    assert "win" in words or "victory" in words
    assert findings_in_both_themes(page) == []
    page.get_by_role("button", name="Score sheet").tap()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("link", name="Rule G").first).to_be_visible()
    expect(sheet.locator("tfoot td")).to_have_count(2)
    assert findings_in_both_themes(page) == []
    assert complaints == []
    assert {"take-tile", "place-tile", "activate"} <= tapper.questions
