"""The lessons lead a newcomer through a first game by taps alone."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from games.lessons import LESSONS
from tests.browser.tapper import STUCK, Tapper

PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    context: BrowserContext = browser.new_context(base_url=site, viewport=PHONE, has_touch=True)
    yield context.new_page()
    context.close()


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Tutorial")


def begin(page: Page, edition: str, words: str = "Start the tutorial") -> None:
    page.goto("/learn")
    name = {"glen-more-2010": "Glen More (2010)", "glen-more-2": "Glen More II"}[edition]
    page.get_by_role("button", name=f"{name} {words}").tap()
    expect(coach(page)).to_be_visible()


def steps_done(page: Page) -> tuple[int, int]:
    bar = page.locator(".coach progress")
    return int(bar.get_attribute("value") or 0), int(bar.get_attribute("max") or 0)


def do_step(page: Page, tapper: Tapper) -> None:
    """Read the text, then do what it asks for."""
    done, _ = steps_done(page)
    while (more := coach(page).get_by_role("button", name="Next")).count():
        more.tap()
    deadline = time.monotonic() + STUCK
    while coach(page).count() == 0 or steps_done(page)[0] == done:
        screen = tapper.look()
        # Without the lesson's text the screen is still loading, and would offer every move.
        if coach(page).count() and screen["taps"] and screen["kind"] != "busy":
            tapper.answer(screen)
        assert time.monotonic() < deadline, f"step {done} cannot be done: {screen}"


@pytest.mark.parametrize("edition", LESSONS)
def test_a_lesson_is_followed_from_start_to_end(edition: str, page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn to play").tap()
    begin(page, edition)
    table = page.url
    tapper = Tapper(page)
    for _ in range(4):
        do_step(page, tapper)
    expect(coach(page)).to_be_visible()
    # it resumes where it was left
    done = steps_done(page)
    begin(page, edition, "Resume the tutorial")
    assert page.url == table
    assert steps_done(page) >= done  # the bot may have played in the meantime
    while (done := steps_done(page))[0] < done[1]:
        do_step(page, tapper)
    while (more := coach(page).get_by_role("button", name="Next")).count():
        more.tap()
    expect(coach(page)).to_contain_text("That’s all you need")
    coach(page).get_by_role("button", name="Keep playing").tap()
    expect(coach(page)).to_have_count(0)


def test_a_lesson_can_be_left_and_the_game_continues(page: Page) -> None:
    begin(page, "glen-more-2010")
    expect(page.locator(".ring .tile.is-legal")).to_have_count(1)
    # only the right one is highlighted
    expect(page.locator(".ring .tile:not(.is-legal)").first).to_have_css("opacity", "0.5")
    coach(page).get_by_role("button", name="Exit tutorial").tap()
    expect(coach(page)).to_have_count(0)
    expect(page.locator(".ring .tile.is-legal").nth(3)).to_be_visible()
