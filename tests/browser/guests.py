"""Seat guests at tables through the site's API."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, ViewportSize

PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1440, "height": 900}
Json = dict[str, Any]
MakeContext = Callable[..., BrowserContext]
SEND = """
async ([method, path, body]) => {
  const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "";
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
  const sent = body === null ? undefined : JSON.stringify(body);
  const answer = await fetch(`/api/v1${path}`, { method, headers, body: sent });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
"""


def guest(context: BrowserContext) -> Page:
    """Open a page as a new guest."""
    page = context.new_page()
    page.goto("/")
    send(page, "POST", "/players/guest/", {"time_zone": "Europe/London"})
    return page


def send(page: Page, method: str, path: str, body: Json | None = None) -> Json:
    """Call the API as the player of the page."""
    answer: Json = page.evaluate(SEND, [method, path, body])
    return answer


def open_table(page: Page, **terms: object) -> str:
    """Open a table; with bots in all other seats it starts at once."""
    wanted = {"edition": "glen-more-2010", "players": 2, "options": ["fixed-order"]} | terms
    return str(send(page, "POST", "/tables/", wanted)["id"])


def watch(page: Page, table: str) -> None:
    """Go to the table and wait until the game is shown."""
    page.goto(f"/tables/{table}")
    page.locator(".game").wait_for()


def two_people(somebody: MakeContext, **terms: object) -> tuple[str, Page, Page]:
    """Seat two guests at a table; the first is to move."""
    ada, bo = guest(somebody()), guest(somebody())
    table = open_table(ada, **terms)
    send(bo, "POST", f"/tables/{table}/join/", {"code": ""})
    watch(ada, table)
    watch(bo, table)
    return table, ada, bo
