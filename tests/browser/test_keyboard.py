"""A whole game can be played without a mouse, touch or sight of the board."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.guests import guest, open_table, watch
from tests.browser.tapper import STUCK

PHONE: ViewportSize = {"width": 360, "height": 740}
#: What the text sheet says: whether the game is over, and what can be typed.
STANDING = """
() => ({
  over: document.querySelector("[data-over]") !== null,
  busy: document.querySelector(".ask")?.getAttribute("aria-busy") === "true",
  typed: document.querySelector(".sheet input")?.value ?? "",
  options: [...document.querySelectorAll("[data-option]")].map((each) => each.dataset.option),
})
"""


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(base_url=site, viewport=PHONE)
    page = guest(context)
    watch(page, open_table(page, bots=["random"]))
    yield page
    context.close()


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def to_the_button(page: Page) -> None:
    """Tab from the question to the button that answers it."""
    press(page, "q")
    for _ in range(12):
        press(page, "Tab")
        if page.evaluate("'primary' in document.activeElement.dataset"):
            return
    raise AssertionError("the button is out of reach")


def pick(options: list[str]) -> str:
    """Choose what ends the turn soon and takes the tile furthest ahead."""
    if "end" in options:
        return "end"
    takes = [option for option in options if option.startswith("take")]
    others = [option for option in options if not option.startswith("sell")]
    return takes[-1] if takes else (others or options)[0]


def test_a_whole_game_is_played_by_keyboard_only(page: Page) -> None:
    # a first tile with arrow keys, Enter and shortcuts
    expect(page.locator("[data-question='take-tile']")).to_be_visible()
    press(page, "r", "ArrowRight", "Enter")
    expect(page.locator(".ask h1")).to_contain_text("Take")
    to_the_button(page)
    press(page, "Enter")
    expect(page.locator("[data-question='place-tile']")).to_be_visible()
    press(page, "z")
    expect(page.locator("[data-question='take-tile']")).to_be_visible()
    press(page, "Shift+Z")
    expect(page.locator("[data-question='place-tile']")).to_be_visible()
    press(page, "g", "Enter")
    expect(page.locator(".tile.is-ghost")).to_be_visible()
    # an illegal move is refused with its rule
    press(page, "/")
    expect(page.get_by_label("Type your move")).to_be_focused()
    page.keyboard.type("place 9,9")
    press(page, "Enter")
    expect(page.locator(".sheet .refused")).to_contain_text("G1-PLC")
    press(page, "Control+A", "Delete")
    # the rest by typing what the text sheet offers
    moved = time.monotonic()
    while not (screen := page.evaluate(STANDING))["over"]:
        assert time.monotonic() - moved < STUCK, screen
        if screen["busy"] or screen["typed"] or not screen["options"]:
            time.sleep(0.02)
            continue
        page.keyboard.type(pick(screen["options"]))
        press(page, "Enter")
        moved = time.monotonic()
    press(page, "Escape")
    expect(page.locator("[data-over]")).to_be_visible()
    # the game is over
    expect(page.locator(".piece.is-on")).to_have_count(0)
    press(page, "?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
