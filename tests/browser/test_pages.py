"""The server's pages look right on a phone and a desktop, in both themes."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

RULES = "/rules/glen-more-2010"
SIZES = {"phone": (360, 740), "desk": (1280, 800)}
GROUND = {"light": "rgb(239, 231, 214)", "dark": "rgb(22, 19, 17)"}


@dataclass
class Visit:
    """A page in a browser window, and everything that went wrong in it."""

    page: Page
    name: str
    ground: str
    complaints: list[str] = field(default_factory=list)

    def check_the_page(self, pictures: Path) -> None:
        """Check colours, fit and loaded files, and take a screenshot."""
        expect(self.page.locator("body")).to_have_css("background-color", self.ground)
        assert self.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
        assert self.complaints == []
        self.page.screenshot(path=pictures / f"{self.name}.png", full_page=True)


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> Literal["light", "dark"]:
    return "dark" if request.param == "dark" else "light"


@pytest.fixture(params=SIZES)
def visit(
    browser: Browser,
    site: str,
    scheme: Literal["light", "dark"],
    request: pytest.FixtureRequest,
) -> Iterator[Visit]:
    width, height = SIZES[request.param]
    context = browser.new_context(
        base_url=site, color_scheme=scheme, viewport={"width": width, "height": height}
    )
    page = context.new_page()
    visit = Visit(page, f"{request.param}-{scheme}", GROUND[scheme])
    page.on("console", lambda message: visit.complaints.append(message.text))
    page.on("pageerror", lambda error: visit.complaints.append(str(error)))
    page.on("requestfailed", lambda failed: visit.complaints.append(failed.url))
    yield visit
    context.close()


def test_the_first_page_leads_to_the_rules(visit: Visit, tmp_path: Path) -> None:
    page = visit.page
    page.goto("/")
    expect(page).to_have_title("Glenmore: your territory, tile by tile")
    expect(page.get_by_role("heading", name="Your territory, tile by tile")).to_be_visible()
    visit.check_the_page(tmp_path)
    page.get_by_role("link", name="See the components").click()
    expect(page).to_have_title("The components of Glen More and Glen More II · Glenmore")


def test_a_link_to_a_rule_shows_this_rule(visit: Visit, tmp_path: Path) -> None:
    page = visit.page
    page.goto(f"{RULES}#G1-SCO-2")
    expect(page.locator("#G1-SCO-2")).to_be_in_viewport()
    expect(page.locator(".rule:target")).to_have_count(1)
    visit.check_the_page(tmp_path)


def test_a_wrong_address_shows_the_way_back(visit: Visit, tmp_path: Path) -> None:
    page = visit.page
    page.goto("/rules/snakes-and-ladders")
    expect(page.get_by_role("heading", name="Nothing here but a cairn")).to_be_visible()
    # Chromium logs the status of the page, which is the expected one.
    visit.complaints.clear()
    visit.check_the_page(tmp_path)
    page.get_by_role("link", name="Go to home page").click()
    expect(page).to_have_title("Glenmore: your territory, tile by tile")
