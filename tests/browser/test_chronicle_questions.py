"""Can everything that only a Chronicle asks be answered by tapping? Each such question is posed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.fitting import misfits
from tests.browser.hearing import Ears
from tests.browser.opening import Opened, open_moments
from tests.browser.sitting import MakeContext, guest, send, watch
from tests.browser.tapping import Tapper

ALL = [1, 2, 3, 4, 5, 6, 7, 8]
WHERE_THEY_MEET = 0
#: More taps than any answer needs.
PATIENCE = 12
#: Pieces that a long tile has stretched.
STRETCHED = """() => [...document.querySelectorAll(".piece")].filter((piece) =>
  Math.abs(piece.clientWidth - piece.clientHeight) > 1).map((piece) => piece.ariaLabel)"""


def come(page: Page, table: str) -> Tapper:
    """Go to a table, and hear first what happened before."""
    watch(page, table)
    page.wait_for_load_state("networkidle")
    thumb = Tapper(page)
    while "skip" in [tap["what"] for tap in thumb.next_question()["taps"]]:
        thumb.answer(thumb.look())
    return thumb


def answer(thumb: Tapper, ears: Ears, moment: Opened) -> list[Any]:
    """Tap until the site has taken an answer to what is asked, or what is done besides it."""
    ears.played.clear()
    thumb.besides = (moment.what,)
    while not ears.played:
        assert len(thumb.tapped) < PATIENCE, f"{moment.what}: {thumb.tapped}"
        thumb.answer(thumb.next_question())
        thumb.next_question()  # by then the site has answered, too
    return ears.played[0]


@pytest.mark.parametrize("number", [*ALL, WHERE_THEY_MEET])
def test_every_question_of_a_chronicle_is_answered_by_tapping(
    number: int, somebody: MakeContext, site_folder: Path
) -> None:
    page = guest(somebody(is_mobile=True, reduced_motion="reduce"))
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    ears, player = Ears(page), send(page, "GET", "/me/")["id"]
    for moment in open_moments(site_folder, player, number):
        thumb = come(page, moment.table)
        assert misfits(page) + page.evaluate(STRETCHED) == [], moment.what
        choice = answer(thumb, ears, moment)
        assert choice[0] in moment.answers, f"{moment.what}: {thumb.tapped}"
    assert errors == []
    assert ears.leaks(0) == []
