"""Check the page for accessibility faults with axe."""

from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.server import ROOT

SOURCE = (ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def findings_in_both_themes(page: Page) -> list[str]:
    """Return axe's findings in the light and the dark theme."""
    found: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        # colours in transition would be measured wrongly
        page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
        found += findings(page)
    page.emulate_media(color_scheme="null")
    return found


def findings(page: Page) -> list[str]:
    """Return axe's findings on the current page."""
    # Evaluated by the browser: the page's policy forbids scripts.
    page.evaluate(SOURCE)
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{page.url}: {each['id']} at {node['target']}: {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
