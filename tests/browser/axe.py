"""What would somebody who cannot see, or cannot use a mouse, stumble over? Axe looks."""

from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.serving import ROOT

SOURCE = (ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def complaints_by_day_and_dusk(page: Page) -> list[str]:
    """What axe has to say about the page in both of its dresses."""
    found: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        # colours that are on their way are neither the old nor the new ones
        page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
        found += complaints(page)
    page.emulate_media(color_scheme="null")
    return found


def complaints(page: Page) -> list[str]:
    """What axe has to say about the page as it is now."""
    # Through the browser's own door: the page's policy would not let a script in.
    page.evaluate(SOURCE)
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{page.url}: {each['id']} at {node['target']}: {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
