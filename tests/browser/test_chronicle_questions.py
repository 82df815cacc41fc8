"""Every question that only a Chronicle asks can be answered by tapping."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.guests import MakeContext, guest, send, watch
from tests.browser.layout_checks import misfits
from tests.browser.prepared_tables import Opened, open_positions
from tests.browser.tapper import Tapper
from tests.browser.traffic import TrafficLog

ALL = [1, 2, 3, 4, 5, 6, 7, 8]
WHERE_THEY_MEET = 0
#: More taps than any answer needs.
MAX_TAPS = 12
#: Pieces stretched by a long tile.
STRETCHED = """() => [...document.querySelectorAll(".piece")].filter((piece) =>
  Math.abs(piece.clientWidth - piece.clientHeight) > 1).map((piece) => piece.ariaLabel)"""


def come(page: Page, table: str) -> Tapper:
    """Go to a table and watch the recap first."""
    watch(page, table)
    page.wait_for_load_state("networkidle")
    thumb = Tapper(page)
    while "skip" in [tap["what"] for tap in thumb.next_question()["taps"]]:
        thumb.answer(thumb.look())
    return thumb


def answer(thumb: Tapper, traffic: TrafficLog, opened: Opened) -> list[Any]:
    """Tap until the site has accepted an answer to the question, or the aside."""
    traffic.played.clear()
    thumb.besides = (opened.what,)
    while not traffic.played:
        assert len(thumb.tapped) < MAX_TAPS, f"{opened.what}: {thumb.tapped}"
        thumb.answer(thumb.next_question())
        thumb.next_question()  # by then the site has answered
    return traffic.played[0]


@pytest.mark.parametrize("number", [*ALL, WHERE_THEY_MEET])
def test_every_question_of_a_chronicle_is_answered_by_tapping(
    number: int, somebody: MakeContext, site_folder: Path
) -> None:
    page = guest(somebody(is_mobile=True, reduced_motion="reduce"))
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    traffic, player = TrafficLog(page), send(page, "GET", "/me/")["id"]
    for opened in open_positions(site_folder, player, number):
        thumb = come(page, opened.table)
        assert misfits(page) + page.evaluate(STRETCHED) == [], opened.what
        choice = answer(thumb, traffic, opened)
        assert choice[0] in opened.answers, f"{opened.what}: {thumb.tapped}"
    assert errors == []
    assert traffic.leaks(0) == []
