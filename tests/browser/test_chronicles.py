"""Each Chronicle, and all eight together, can be played by tapping without leaking secrets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.guests import MakeContext, guest, open_table, watch
from tests.browser.layout_checks import misfits, too_small
from tests.browser.tapper import Tapper
from tests.browser.traffic import TrafficLog

ALL = [1, 2, 3, 4, 5, 6, 7, 8]
#: The tag of each Chronicle's board.
BOARDS = {
    1: "boat-race",
    2: "highlander",
    3: "single-cask",
    4: "hammer-of-the-scots",
    5: "haggis",
    6: "dubious-tome",
    7: "great-glen",
    8: "penny-mobs",
}
IN_A_HURRY = {"far": True}
#: What other players see of haggis tokens that are not served.
SHOWN = """() => [...document.querySelectorAll("section.table")].slice(1).flatMap((table) =>
  [...table.querySelectorAll(".token:not(.is-served) use")].map((use) => use.outerHTML))"""


def begin(somebody: MakeContext, chronicles: list[int], players: int) -> tuple[Page, TrafficLog]:
    """Seat a guest first, with bots, at a table with these Chronicles."""
    page = guest(somebody(is_mobile=True, reduced_motion="reduce"))
    traffic = TrafficLog(page)
    bots = ["random"] * (players - 1)
    terms = {"edition": "glen-more-2", "players": players, "options": [], "bots": bots}
    watch(page, open_table(page, chronicles=chronicles, **terms))
    return page, traffic


def play_out(page: Page, traffic: TrafficLog, **manner: Any) -> None:  # noqa: ANN401
    """Play to the end by tapping; every question can be answered and nothing breaks."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    tapper = Tapper(page, **manner)
    words = tapper.play_to_the_end()
    assert "win" in words or "victory" in words
    assert errors == []
    assert len(traffic.views()) > 20
    assert traffic.asked(0) <= tapper.questions
    assert traffic.leaks(0) == []


def show_boards(page: Page) -> None:
    """Open the sheet with the Chronicles' boards."""
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.locator(".menu").get_by_role("button", name="Chronicles", exact=True).tap()
    page.locator("[data-sheet='boards'] h2").wait_for()


@pytest.mark.parametrize("number", ALL)
def test_a_chronicle_alone_is_played_to_the_end_by_tapping(
    number: int, somebody: MakeContext
) -> None:
    page, traffic = begin(somebody, [number], 3 if number == 4 else 2)
    play_out(page, traffic, **IN_A_HURRY)
    assert all(BOARDS[number] in view["boards"] for view in traffic.views())


def test_all_chronicles_at_once_are_played_to_the_end_with_three_bots(
    somebody: MakeContext,
) -> None:
    page, traffic = begin(somebody, ALL, 4)
    play_out(page, traffic, **IN_A_HURRY)
    show_boards(page)
    tabs = page.locator("[data-sheet='boards'] [role='tab']")
    expect(tabs).to_have_count(len(ALL))
    for tab in tabs.all():
        tab.tap()
        assert findings(page) + misfits(page) + too_small(page) == []
    page.locator("[data-board='haggis']").tap()
    assert all("i-haggis-back" in drawing for drawing in page.evaluate(SHOWN))
