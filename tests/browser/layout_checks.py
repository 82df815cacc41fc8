"""Check that a page fits a narrow phone and a thumb, and shows no message keys."""

import re
from typing import cast

from playwright.sync_api import Page

from tests.browser.server import ROOT

CATALOGUES = (ROOT / "frontend" / "src" / "i18n" / "locales" / "en").glob("*.ftl")
#: All message keys: one that is visible was not translated.
KEYS = {
    key
    for each in CATALOGUES
    for key in re.findall(r"^([a-z0-9-]+) =", each.read_text(), re.MULTILINE)
}
#: What overflows the page, is cut off, or needs horizontal scrolling.
WRONG = r"""
() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push("the page is too wide");
  const seen = (element) => {
    if (element.closest(".sr") || element.closest("[inert]")) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const called = (element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const name = words.trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${name}"`;
  };
  // the land can be pushed about, and so can tables of the rules
  const free = (element) => element.closest(".territory, .territory-frame, .table") !== null;
  for (const element of document.body.querySelectorAll("*")) {
    if (!seen(element) || element.closest("svg") !== null || free(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width && (box.right > width + 1 || box.left < -1))
      found.push(`${called(element)} sticks out: ${box.left | 0} to ${box.right | 0}`);
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      if (["auto", "scroll"].includes(overflowX)) found.push(`${called(element)} scrolls sideways`);
      else if (overflowX === "hidden" && textOverflow !== "ellipsis" && element.tagName !== "INPUT")
        found.push(`${called(element)} is cut off`);
  }
  return found;
}
"""
#: Smaller than a thumb: a point 21 px off its centre must still belong to it.
SMALL = r"""
() => {
  const found = [];
  const wanted = "button, a[href], input, select, textarea, summary, [role=tab], [role=slider]";
  for (const element of document.body.querySelectorAll(wanted)) {
    // tiles grow with the land; links within a sentence are as high as its lines
    if (element.disabled || element.closest(".sr, .territory-frame, .qr, .rule-id")) continue;
    if (element.matches(".territory .tile, .territory .cell")) continue;
    if (element.tagName === "A" && getComputedStyle(element).display === "inline") continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const held = element.closest("label") ?? element;
    held.scrollIntoView({ block: "center", inline: "nearest" });
    const { left, top, width, height } = held.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const missed = [[0, -21], [0, 21], [-21, 0], [21, 0]].filter(([right, down]) => {
      const point = [x + right, y + down];
      const hit = document.elementFromPoint(...point);
      return hit && !held.contains(hit) && !hit.contains(held);
    });
    const small = missed.length > 0 || (width < 44 && height < 44);
    if (small && (width < 44 || height < 44)) {
      const words = (element.getAttribute("aria-label") ?? held.textContent).trim().slice(0, 30);
      found.push(`${held.className} "${words}" is small: ${width | 0} by ${height | 0}`);
    }
  }
  return [...new Set(found)];
}
"""


def misfits(page: Page) -> list[str]:
    """List what does not fit, or is not translated, on the current page."""
    shown = re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", page.inner_text("body"))
    unsaid = [f"no words for {word}" for word in shown if word in KEYS]
    return cast("list[str]", page.evaluate(WRONG)) + unsaid


def too_small(page: Page) -> list[str]:
    """List what is hard to tap on the current page."""
    return cast("list[str]", page.evaluate(SMALL))
