"""What does the app look like? Pictures of its main screens, by day and by dusk, at three widths.

    make screens

writes them into `docs/screens/`, from a site that is served for the purpose.
"""

import re
import tempfile
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.serving import ROOT, opened_chromium, served

SCREENS = ROOT / "docs" / "screens"
WIDTHS = {360: 740, 768: 1024, 1440: 900}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
#: Few colours are enough for flat drawings, and keep the files small.
COLOURS = 128


def write_screens(browser: Browser, site: str) -> None:
    """Go through the app once for each width and scheme."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    for width, height in WIDTHS.items():
        for scheme in SCHEMES:
            context = browser.new_context(
                base_url=site, viewport={"width": width, "height": height}, color_scheme=scheme
            )
            _walk(context.new_page(), f"{width}-{scheme}")
            context.close()


def _walk(page: Page, kind: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play bots now").wait_for()
    _keep(page, f"first-visit-{kind}")
    for edition, name in (("Glen More (2010)", "game-2010"), ("Glen More II", "game-2")):
        page.goto("/")
        page.get_by_text("Play now").or_(page.get_by_text("Play bots now")).first.wait_for()
        _begin(page, edition)
        page.locator("[data-question]").wait_for()
        _keep(page, f"{name}-{kind}")
    _open_tables(page)
    _keep(page, f"table-{kind}")
    for address, sign, name in (
        ("/", "Your turn", "home"),
        ("/lobby", "starts when full", "lobby"),
        ("/tables/new", "Open the table", "new-table"),
        ("/rules?q=whisky+scoring", "rules with", "rules"),
        ("/me", "Profile", "settings"),
    ):
        page.goto(address)
        page.get_by_text(sign).first.wait_for()
        _keep(page, f"{name}-{kind}")


def _begin(page: Page, edition: str) -> None:
    """Play bots: on the first visit by two taps, later by one."""
    first = page.locator("label", has_text=edition)
    if first.count():
        first.click()
        page.get_by_role("button", name="Play bots now").click()
    else:
        page.get_by_role("button", name=re.compile(rf"Play bots\s*{re.escape(edition)}$")).click()


def _open_tables(page: Page) -> None:
    page.goto("/tables/new")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("img", name="The link as a QR code").wait_for()


def _keep(page: Page, name: str) -> None:
    """Take the picture when nothing moves any more, in few colours."""
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
    path = SCREENS / f"{name}.png"
    page.screenshot(path=path)
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(COLOURS).save(path, optimize=True)


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        opened_chromium() as chromium,
    ):
        write_screens(chromium, address)
