"""The screen shows what a bot would do and plays nothing by itself."""

from playwright.sync_api import Page, expect

from tests.browser.guests import MakeContext, guest, open_table, two_people, watch


def ask(page: Page) -> None:
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".ask .hint")).to_contain_text("Hint:")


def test_a_hint_is_shown_and_can_be_followed_or_not(somebody: MakeContext) -> None:
    page = guest(somebody())
    watch(page, open_table(page, bots=["greedy"]))
    ask(page)
    expect(page.locator(".ask .hint")).to_contain_text("Take")
    expect(page.locator(".ring .tile.is-hinted")).to_have_count(1)
    # nothing was played
    expect(page.locator(".tag.draft")).to_have_count(0)
    page.locator(".ring .tile.is-hinted").tap()
    page.locator("[data-primary]").tap()
    expect(page.locator(".tag.draft")).to_be_visible()
    # it was for that question only
    expect(page.locator(".ask .hint")).to_have_count(0)
    ask(page)
    expect(page.locator(".ask .hint")).to_contain_text("Place it on")
    expect(page.locator(".territory .cell.is-hinted")).to_have_count(1)


def test_games_with_people_have_no_hints(somebody: MakeContext) -> None:
    _, ada, _ = two_people(somebody)
    ada.get_by_role("button", name="Menu").tap()
    expect(ada.get_by_role("button", name="Market")).to_be_visible()
    expect(ada.get_by_role("button", name="Hint")).to_have_count(0)
