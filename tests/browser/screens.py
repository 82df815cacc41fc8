"""Take screenshots of the main screens, in both themes and at three widths.

    make screens

writes them into `docs/screens/`, from a site that is served for the purpose.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, StorageState

from tests.browser.guests import guest, open_table, watch
from tests.browser.server import ROOT, opened_chromium, served
from tests.browser.tapper import Tapper

SCREENS = ROOT / "docs" / "screens"
WIDTHS = {360: 740, 768: 1024, 1440: 900}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
#: Few colours suffice for flat drawings and keep the files small.
COLOURS = 128
#: After this many taps a territory is worth showing.
SOME_TAPS = 28


@dataclass
class Games:
    """Tables in the middle and at the end of a game, and the page of their player."""

    first: str
    second: str
    over: str
    cookies: StorageState


def write_screens(browser: Browser, site: str) -> None:
    """Walk through the app once for each width and theme."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    games = _play(browser, site)
    for width, height in WIDTHS.items():
        for scheme in SCHEMES:
            kind = f"{width}-{scheme}"
            look: dict[str, Any] = {
                "base_url": site,
                "viewport": {"width": width, "height": height},
                "color_scheme": scheme,
                "reduced_motion": "reduce",
            }
            visitor = browser.new_context(**look)
            _first_visit(visitor.new_page(), kind)
            visitor.close()
            player = browser.new_context(**look, storage_state=games.cookies)
            _walk(player.new_page(), games, kind)
            player.close()


def _play(browser: Browser, site: str) -> Games:
    """Play one game to its end and some turns of two others."""
    context = browser.new_context(base_url=site, has_touch=True, reduced_motion="reduce")
    page = guest(context)
    over = open_table(page, players=3, bots=["greedy", "greedy"])
    watch(page, over)
    Tapper(page, eager=2).play_to_the_end()
    first = open_table(page, players=3, bots=["greedy", "greedy"])
    _play_some(page, first, "take-tile")
    second = open_table(page, edition="glen-more-2", players=3, bots=["greedy", "greedy"])
    _play_some(page, second, "place-tile")
    _open_tables(page)
    cookies = context.storage_state()
    context.close()
    return Games(first, second, over, cookies)


def _play_some(page: Page, table: str, until: str) -> None:
    """Play some turns, up to a question with a real choice."""
    watch(page, table)
    thumb = Tapper(page, eager=2)
    while (screen := thumb.next_question())["kind"] != until or len(thumb.tapped) < SOME_TAPS:
        assert screen["kind"] != "over"
        thumb.answer(screen)


def _first_visit(page: Page, kind: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play vs bots").wait_for()
    _keep(page, f"first-visit-{kind}")


def _walk(page: Page, games: Games, kind: str) -> None:
    watch(page, games.first)
    page.locator(".ring .tile.is-legal").nth(1).click()
    page.locator(".peek h2").wait_for()
    _keep(page, f"game-2010-{kind}")
    watch(page, games.second)
    page.locator(".territory .cell").first.click()
    page.locator(".is-ghost").wait_for()
    _keep(page, f"game-2-{kind}")
    watch(page, games.over)
    page.locator("[data-over]").wait_for()
    _keep(page, f"end-{kind}")
    page.get_by_role("button", name="Score sheet").first.click()
    page.locator(".score tfoot").wait_for()
    _keep(page, f"score-{kind}")
    _open_tables(page)
    _keep(page, f"table-{kind}")
    for address, sign, name in (
        ("/", "Your turn", "home"),
        ("/lobby", "starts when full", "lobby"),
        ("/tables/new", "Create table", "new-table"),
        ("/rules?q=whisky+scoring", "rules with", "rules"),
        ("/me", "Profile", "settings"),
    ):
        page.goto(address)
        page.get_by_text(sign).first.wait_for()
        _keep(page, f"{name}-{kind}")


def _open_tables(page: Page) -> None:
    page.goto("/tables/new")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("img", name="QR code").wait_for()


def _keep(page: Page, name: str) -> None:
    """Save a screenshot in few colours, when nothing moves."""
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
