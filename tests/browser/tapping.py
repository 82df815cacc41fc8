"""How does somebody play who only taps what the screen offers? Knows no rule, reads no API."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as OutOfReach

#: Seconds without any change after which the screen is stuck.
STUCK = 40
#: Milliseconds in which a thing can be tapped, unless the screen has changed under the thumb.
IN_REACH = 10_000
#: How often in a row a tap may miss.
MISSES = 3
#: What may be tapped now, the likeliest answer first; the last ones only look or sell.
LADDER = """
() => {
  const visible = (element) => element.getClientRects().length > 0 && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const named = (element) => element.getAttribute("aria-label") ?? element.innerText;
  const ask = document.querySelector(".ask");
  const over = document.querySelector("[data-over]");
  if (over) return { kind: "over", taps: [], words: over.innerText, sign: "over" };
  const asked = document.querySelector("[data-question]");
  const recap = all(".ask [data-skip]");
  const taps = [];
  const add = (what, elements) =>
    elements.forEach((element) => {
      element.dataset.tap = String(taps.length);
      taps.push({ what, words: named(element), aside: element.dataset.aside ?? "" });
    });
  document.querySelectorAll("[data-tap]").forEach((element) => delete element.dataset.tap);
  add("skip", recap);
  if (asked && !recap.length) {
    const picked = ":is(.tile, .cell, .clan, .thing).is-chosen, .answer.is-on";
    const chosen = all(`.is-ghost, ${picked}`).length > 0;
    if (chosen) add("primary", all("[data-primary]"));
    if (chosen) add("chip", all(".answers .answer:not(.is-on)"));
    add("thing", all(".thing.is-offered:not(.is-chosen)"));
    add("tile", all(".ring .tile.is-legal:not(.is-chosen)"));
    add("cell", all(".glen .cell:not(.is-chosen)"));
    add("clan", all(".clan.is-offered:not(.is-chosen)"));
    add("lit", all(".glen .tile.is-lit"));
    add("offered", all(".glen .tile.is-offered:not(.is-chosen)"));
    if (!chosen) add("chip", all(".answers .answer, .lone"));
    if (!chosen) add("primary", all("[data-primary]"));
    add("aside", all("[data-aside]"));
  }
  const busy = ask?.getAttribute("aria-busy") === "true";
  const sign = JSON.stringify([ask?.dataset.number, asked?.innerText, busy, taps, ask?.innerText]);
  const kind = busy ? "busy" : asked?.dataset.question ?? "waiting";
  return { kind, taps, words: ask?.innerText, sign };
}
"""


@dataclass
class Tapper:
    """A thumb on a phone."""

    page: Page
    #: How many tiles are activated in a turn before it is ended.
    eager: int = 1
    #: Whether always the tile furthest ahead is taken: so games are short.
    far: bool = False
    #: What is done besides the question whenever it can be, by its verbs.
    besides: tuple[str, ...] = ()
    tapped: list[str] = field(default_factory=list)
    questions: set[str] = field(default_factory=set)
    _lit: int = 0
    _missed: int = 0

    def play_to_the_end(self) -> str:
        """Tap until the game is over; what the screen says then."""
        while (seen := self.next_question())["kind"] != "over":
            self.answer(seen)
        return str(seen["words"])

    def play_until_others_do(self) -> None:
        """Tap until the game waits for somebody else."""
        deadline = time.monotonic() + STUCK
        while (seen := self.look())["kind"] not in ("waiting", "over"):
            if seen["taps"] and seen["kind"] != "busy":
                self.answer(seen)
                deadline = time.monotonic() + STUCK
            assert time.monotonic() < deadline, f"the turn does not end: {seen}"

    def look(self) -> dict[str, Any]:
        """What is asked and may be tapped at this moment."""
        seen: dict[str, Any] = self.page.evaluate(LADDER)
        return seen

    def next_question(self) -> dict[str, Any]:
        """Wait until something can be tapped, or the game is over."""
        deadline = time.monotonic() + STUCK
        seen: dict[str, Any] = {}
        while time.monotonic() < deadline:
            seen = self.look()
            if seen["kind"] == "over" or (seen["taps"] and seen["kind"] != "busy"):
                return seen
            time.sleep(0.02)
        raise AssertionError(f"nothing can be tapped: {seen}; before: {self.tapped[-5:]}")

    def answer(self, seen: dict[str, Any]) -> None:
        """Tap one of the things that are offered, and wait until the screen has changed."""
        self.questions.add(str(seen["kind"]))
        number = self._pick(seen["taps"])
        if self._hit(number):
            self._wait_for_change(seen)

    def _hit(self, number: int) -> bool:
        """Tap it, unless news took its place meanwhile: then there is something else to tap."""
        try:
            self.page.locator(f"[data-tap='{number}']").tap(timeout=IN_REACH)
        except OutOfReach:
            self._missed += 1
            assert self._missed < MISSES, f"cannot be tapped: {self.tapped[-1]}"
            return False
        self._missed = 0
        return True

    def _pick(self, taps: list[dict[str, str]]) -> int:
        kinds = [tap["what"] for tap in taps]
        number = 0
        besides = [i for i, tap in enumerate(taps) if tap["aside"] in self.besides]
        if besides:
            number = besides[0]
        elif kinds[0] == "lit" and self._lit >= self.eager and "primary" in kinds:
            number = kinds.index("primary")
        elif kinds[0] == "tile":
            tiles = kinds.count("tile")
            number = tiles - 1 if self.far else len(self.tapped) % tiles
        self._lit = self._lit + 1 if kinds[number] == "lit" else 0
        self.tapped.append(f"{kinds[number]}: {taps[number]['words']}")
        return number

    def _wait_for_change(self, seen: dict[str, Any]) -> None:
        deadline = time.monotonic() + STUCK
        while self.look()["sign"] == seen["sign"]:
            if time.monotonic() > deadline:
                raise AssertionError(f"a tap on {self.tapped[-1]} changed nothing: {seen['words']}")
            time.sleep(0.01)
