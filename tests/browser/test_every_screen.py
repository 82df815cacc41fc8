"""Every screen fits a narrow phone and a thumb in every language, and axe finds nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from games.engine import Setup
from games.engine.notation.records import Record, write_record
from games.engine.selfplay import play_game
from glenmore_site.web.pages import SCREENS
from glenmore_site.web.rulebook import COMPONENTS, rulebook_names
from i18n import LANGUAGES, translate, use_language
from tests.browser.axe import findings
from tests.browser.guests import MakeContext, open_table, send, watch
from tests.browser.layout_checks import misfits, too_small

ALL = (1, 2, 3, 4, 5, 6, 7, 8)
SETUP = Setup(game="glen-more-2", players=4, chronicles=ALL)
VISITORS = [f"/{each}" for each in SCREENS if "<" not in each]
SCREENS_OF_PLAYERS = ("/", "/me", "/me/notifications", "/games", "/lobby", "/find")
BOOKS = [
    *(f"/rules/{each}" for each in (*rulebook_names(), COMPONENTS)),
    "/rules/components/corrections",
]
Scheme = Literal["light", "dark"]
#: Both themes; axe runs in English light and German dark: colours do not depend on the language.
SCHEMES: dict[str, Scheme] = {"en": "light", "fr": "dark", "nl": "light", "de": "dark"}
WITH_AXE = ("en", "de")


@dataclass
class Walk:
    """Visits screen after screen and checks each."""

    page: Page
    thorough: bool
    found: list[str] = field(default_factory=list)
    checked: int = 0

    def look(self, where: str, *, axe: bool = True) -> None:
        """Record what is wrong with the current screen."""
        expect(self.page.locator(".loading")).to_have_count(0)
        wrong = misfits(self.page) + too_small(self.page)
        wrong += findings(self.page) if axe and self.thorough else []
        self.found += [f"{where}: {each}" for each in wrong]
        self.checked += 1

    def go(self, address: str) -> None:
        """Go to a screen and check it."""
        self.page.goto(address)
        self.page.locator("h1, h2").first.wait_for()
        self.look(address)

    def answers(self, where: str) -> None:
        """Check the answers that can be ordered by name."""
        named = self.page.locator(".sheet input[value='certain']")
        chosen = self.page.locator(".sheet .question select")
        for each in named.all():
            each.check(force=True)
        expect(chosen).to_have_count(named.count())
        if named.count():
            self.look(f"{where}, by name")

    def sheets(self, where: str) -> None:
        """Check the list of sheets, and each sheet with all its tabs."""
        page = self.page
        more = page.locator("[aria-haspopup='dialog']")
        more.tap()
        page.locator(".menu").wait_for()
        self.look(f"{where}: more")
        for number in range(page.locator(".menu [data-opens]").count()):
            if not page.locator(".menu").count():
                page.locator(".sheet > header .icon-btn").tap()
                more.tap()
            page.locator(".menu [data-opens]").nth(number).tap()
            expect(page.locator(".menu")).to_have_count(0)
            name = page.locator(".sheet").get_attribute("data-sheet")
            self.look(f"{where}: {name}")
            self.answers(f"{where}: {name}")
            for tab in page.locator(".sheet [role='tab']").all()[1:]:
                tab.tap()
                self.look(f"{where}: {name}, {tab.get_attribute('data-board') or tab.inner_text()}")
        page.locator(".sheet > header .icon-btn").tap()


@pytest.fixture(scope="module")
def record() -> Record:
    """Return the record of a whole game with all Chronicles."""
    return play_game(SETUP, "every board", ("random",) * 4)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_a_phone_and_a_thumb(
    somebody: MakeContext, record: Record, language: str
) -> None:
    context = somebody(
        locale=language, color_scheme=SCHEMES[language], reduced_motion="reduce", is_mobile=True
    )
    walk = Walk(context.new_page(), thorough=language in WITH_AXE)
    visit(walk)
    expect(walk.page.locator("html")).to_have_attribute("lang", language)
    settle(walk)
    play(walk, language)
    look_back(walk, record)
    learn(walk)
    assert "\n".join(walk.found) == ""
    assert walk.checked > 80


def visit(walk: Walk) -> None:
    """Check what a first-time visitor sees."""
    for address in (*VISITORS, "/rules?q=market", "/no-such-page", "/tables/nosuchtable"):
        walk.go(address)
    for book in BOOKS:
        walk.page.goto(book)
        walk.look(book, axe=book == BOOKS[0])


def settle(walk: Walk) -> None:
    """Check what a player has: an open table and their lists."""
    send(walk.page, "POST", "/players/guest/", {})
    walk.go(f"/tables/{open_table(walk.page, players=3)}")
    expect(walk.page.locator(".qr svg")).to_be_visible()
    walk.look("an open table")
    for address in SCREENS_OF_PLAYERS:
        walk.go(address)


def play(walk: Walk, language: str) -> None:
    """Check both games with everything that can be opened there."""
    page = walk.page
    watch(page, open_table(page, bots=["random"]))
    with use_language(language):
        expect(page.locator(".ask h1")).to_have_text(re.compile(re.escape(translate("turn-take"))))
    walk.look("the first game")
    page.locator(".ring .tile.is-legal").first.tap()
    walk.look("a tile of the first game")
    walk.sheets("the first game")
    terms = {"players": 4, "options": [], "bots": ["random"] * 3, "chronicles": ALL}
    watch(page, open_table(page, edition="glen-more-2", **terms))
    page.locator("[data-question]").wait_for()
    walk.look("all Chronicles")
    walk.sheets("all Chronicles")


def look_back(walk: Walk, record: Record) -> None:
    """Check a finished game: replay, boards near the end, points, seed."""
    page = walk.page
    table = send(page, "POST", "/tables/import/", {"record": write_record(record)})["id"]
    page.goto(f"/tables/{table}/replay?at={len(record.moves) - 20}")
    page.locator(".moment").wait_for()
    walk.look("replay")
    page.locator(".links input").check()
    walk.look("replay by source")
    walk.sheets("replay")
    page.locator(".linklike").first.tap()
    page.locator(".sheet table").wait_for()
    walk.look("points line by line")
    page.goto(f"/verify?table={table}")
    page.locator("#verdict").wait_for()
    walk.look("verify")


def learn(walk: Walk) -> None:
    """Check the start of a lesson."""
    walk.page.goto("/learn")
    walk.page.locator(".lesson").first.tap()
    walk.page.locator(".coach").wait_for()
    walk.look("a lesson")
