"""A push notification reaches a player's screen, and a tap on it opens the right page.

The site encrypts and sends it, a local push service takes it, the browser's key decrypts it. From
there Chromium takes its usual way: it wakes the service worker, whose notification goes to the
desktop, which reports taps. No push service is available to subscribe with, so the subscription is
written into the site's database.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.desktop import Desktop, Shown, open_desktop
from tests.browser.guests import PHONE, Json, guest, open_table, send
from tests.browser.server import arguments, chromium_path
from tests.notifications import push_service as pushes

TIMEOUT_S = 90
AT_ONCE = {"quiet_from": None, "quiet_to": None, "digest_at": "08:00", "delay_minutes": 0}


@dataclass
class Phone:
    """A browser with notifications, its desktop, and what was pushed."""

    context: BrowserContext
    desktop: Desktop
    #: Decrypted payload for each table.
    turns: dict[str, Json]

    def page(self, address: str) -> Page:
        """Open the app as the only window."""
        page = self.context.new_page()
        for other in self.context.pages:
            if other != page:
                other.close()
        page.goto(address)
        return page

    def take(self, page: Page, pushed: Json) -> None:
        """Deliver a push to the browser while this page is open."""
        session = self.context.new_cdp_session(page)
        found: list[Json] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(event["registrations"]),
        )
        session.send("ServiceWorker.enable")
        wait_until(page, lambda: found)
        scope = str(found[-1]["scopeURL"])
        event = {"origin": scope.rstrip("/"), "registrationId": found[-1]["registrationId"]}
        session.send("ServiceWorker.deliverPushMessage", event | {"data": json.dumps(pushed)})
        session.detach()

    def shown(self, page: Page, title: str) -> Shown:
        """Return the notification with this title when it is the only one."""
        wait_until(page, lambda: [each.title for each in self.desktop.shown] == [title])
        return self.desktop.shown[0]


def wait_until(page: Page, is_so: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + TIMEOUT_S
    while not is_so():
        assert time.monotonic() < end, "it did not come about"
        page.wait_for_timeout(100)


@contextmanager
def opened_phone(
    browser: Browser, site: str, folder: Path
) -> Iterator[tuple[BrowserContext, Desktop]]:
    """Open a browser with its own profile and a desktop."""
    with open_desktop(folder) as desktop:
        context = browser.browser_type.launch_persistent_context(
            folder / "profile",
            executable_path=chromium_path(),
            args=arguments(),
            env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": desktop.address},
            base_url=site,
            viewport=PHONE,
            permissions=["notifications"],
        )
        yield context, desktop
        context.close()


def subscribe(folder: Path, player: int, keys: Json) -> None:
    """Store the subscription of the player's browser."""
    values = (player, keys["endpoint"], keys["p256dh"], keys["auth"], "phone", "2026-01-01")
    with closing(sqlite3.connect(folder / "glenmore.sqlite3", timeout=30)) as database, database:
        database.execute(
            "INSERT INTO notifications_subscription"
            " (player_id, endpoint, p256dh, auth, device, made) VALUES (?, ?, ?, ?, ?, ?)",
            values,
        )


def push_two_turns(ada: Page, bo: Page, folder: Path) -> dict[str, Json]:
    """Make it a player's turn at two tables; return what is pushed for each."""
    send(ada, "PATCH", "/me/notifications/settings/", {"hours": AT_ONCE})
    with pushes.push_service() as service:
        keys = pushes.Browser(service)
        subscribe(folder, int(send(ada, "GET", "/me/")["id"]), keys.subscription)
        for _ in range(2):
            table = open_table(ada, pace="correspondence")
            send(bo, "POST", f"/tables/{table}/join/", {"code": ""})
        wait_until(ada, lambda: len(service.taken) == 2)
        said = [keys.read(body) for _, body in service.taken]
    return {each["table"]: each for each in said}


@pytest.fixture(scope="module")
def phone(
    browser: Browser, site: str, site_folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Phone]:
    """A phone whose player has a turn at two tables."""
    with opened_phone(browser, site, tmp_path_factory.mktemp("phone")) as (context, desktop):
        other = browser.new_context(base_url=site)
        ada = guest(context)
        ada.evaluate("navigator.serviceWorker.ready.then(() => true)")
        turns = push_two_turns(ada, guest(other), site_folder)
        other.close()
        yield Phone(context, desktop, turns)


def test_a_tap_opens_the_table_where_no_window_is_open(phone: Phone) -> None:
    table, pushed = next(iter(phone.turns.items()))
    page = phone.page("about:blank")
    phone.take(page, pushed)
    shown = phone.shown(page, str(pushed["title"]))
    assert "You have until" in shown.body
    with phone.context.expect_page() as opened:
        shown.tap()
    expect(opened.value).to_have_url(re.compile(f"/tables/{table}"))
    expect(opened.value.locator("[data-question='take-tile']")).to_be_visible()
    wait_until(page, lambda: not phone.desktop.shown)


def test_a_tap_leads_the_open_window_to_the_table(phone: Phone) -> None:
    table, pushed = next(iter(phone.turns.items()))
    page = phone.page("/lobby")
    phone.take(page, pushed)
    phone.shown(page, str(pushed["title"])).tap()
    expect(page).to_have_url(re.compile(f"/tables/{table}"))
    assert phone.context.pages == [page]


def test_several_turns_are_one_notification_that_opens_home(phone: Phone) -> None:
    page = phone.page("/lobby")
    for pushed in phone.turns.values():
        phone.take(page, pushed)
    shown = phone.shown(page, "Several games are waiting for you")
    assert shown.body.count("Your turn: Glen More with") == 2
    shown.tap()
    expect(page).to_have_url(re.compile(r"\d/$"))


def test_a_button_mutes_the_table(phone: Phone) -> None:
    table, pushed = next(iter(phone.turns.items()))
    page = phone.page("/")
    phone.take(page, pushed)
    phone.shown(page, str(pushed["title"])).tap("Mute this table")

    def is_muted() -> bool:
        response = send(page, "GET", "/me/notifications/settings/")
        return bool(response["muted_tables"] == [table])

    wait_until(page, is_muted)
    assert not phone.desktop.shown
    expect(page).to_have_url(re.compile(r"\d/$"))
