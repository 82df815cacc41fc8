"""Play by tapping only what the screen offers, without rules or API."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as OutOfReach

#: After this many seconds without a change the screen is stuck.
STUCK = 40
#: Time limit of a tap, in milliseconds; later the screen has changed.
IN_REACH = 10_000
#: How many taps in a row may miss.
MISSES = 3
#: Selectors of what can be tapped, likeliest answer first; the last only inspect or sell.
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
    const picked = ":is(.tile, .cell, .clan, .board-item).is-chosen, .answer.is-on";
    const chosen = all(`.is-ghost, ${picked}`).length > 0;
    if (chosen) add("primary", all("[data-primary]"));
    if (chosen) add("chip", all(".answers .answer:not(.is-on)"));
    add("thing", all(".board-item.is-offered:not(.is-chosen)"));
    add("tile", all(".ring .tile.is-legal:not(.is-chosen)"));
    add("cell", all(".territory .cell:not(.is-chosen)"));
    add("clan", all(".clan.is-offered:not(.is-chosen)"));
    add("lit", all(".territory .tile.is-lit"));
    add("offered", all(".territory .tile.is-offered:not(.is-chosen)"));
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
    """Taps on a phone."""

    page: Page
    #: How many tiles to activate before ending the turn.
    eager: int = 1
    #: Whether to take the tile furthest ahead, for short games.
    far: bool = False
    #: Verbs of asides to use whenever possible.
    besides: tuple[str, ...] = ()
    tapped: list[str] = field(default_factory=list)
    questions: set[str] = field(default_factory=set)
    _lit: int = 0
    _missed: int = 0

    def play_to_the_end(self) -> str:
        """Tap until the game is over; return the final text."""
        while (screen := self.next_question())["kind"] != "over":
            self.answer(screen)
        return str(screen["words"])

    def play_until_others_do(self) -> None:
        """Tap until the game waits for another player."""
        deadline = time.monotonic() + STUCK
        while (screen := self.look())["kind"] not in ("waiting", "over"):
            if screen["taps"] and screen["kind"] != "busy":
                self.answer(screen)
                deadline = time.monotonic() + STUCK
            assert time.monotonic() < deadline, f"the turn does not end: {screen}"

    def look(self) -> dict[str, Any]:
        """Return the question and what can be tapped now."""
        screen: dict[str, Any] = self.page.evaluate(LADDER)
        return screen

    def next_question(self) -> dict[str, Any]:
        """Wait until something can be tapped, or the game is over."""
        deadline = time.monotonic() + STUCK
        screen: dict[str, Any] = {}
        while time.monotonic() < deadline:
            screen = self.look()
            if screen["kind"] == "over" or (screen["taps"] and screen["kind"] != "busy"):
                return screen
            time.sleep(0.02)
        raise AssertionError(f"nothing can be tapped: {screen}; before: {self.tapped[-5:]}")

    def answer(self, screen: dict[str, Any]) -> None:
        """Tap one of the offered things and wait until the screen changes."""
        self.questions.add(str(screen["kind"]))
        number = self._pick(screen["taps"])
        if self._hit(number):
            self._wait_for_change(screen)

    def _hit(self, number: int) -> bool:
        """Tap it, unless an update replaced it in the meantime."""
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

    def _wait_for_change(self, screen: dict[str, Any]) -> None:
        deadline = time.monotonic() + STUCK
        while self.look()["sign"] == screen["sign"]:
            if time.monotonic() > deadline:
                raise AssertionError(
                    f"a tap on {self.tapped[-1]} changed nothing: {screen['words']}"
                )
            time.sleep(0.01)
