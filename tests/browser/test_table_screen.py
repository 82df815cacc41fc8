"""Around the game: the next game, abandoned seats, sharing a device."""

import re
import sqlite3
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Response, expect

from tests.browser.axe import findings
from tests.browser.guests import MakeContext, guest, open_table, send, two_people, watch
from tests.browser.tapper import STUCK, Tapper

WAITING = re.compile("Next game")


def lift(page: Page, colour: str) -> None:
    """Take the device as the player of that colour."""
    expect(page.get_by_role("heading", name=f"Pass the device to {colour}")).to_be_visible()
    page.get_by_role("button", name=f"I’m {colour}").tap()
    expect(page.locator(".game")).to_be_visible()


def test_several_people_share_a_device_and_nothing_is_drawn_between_them(
    somebody: MakeContext,
) -> None:
    page = guest(somebody(reduced_motion="reduce"))
    page.goto("/tables/new")
    page.locator("label", has_text="Glen More (2010)").tap()
    page.get_by_role("radio", name="2", exact=True).first.check(force=True)
    page.get_by_role("radio", name="One device").check(force=True)
    # clocks and invitations are for players on different devices
    expect(page.get_by_text("Thinking time")).to_have_count(0)
    expect(page.get_by_text("Who can join")).to_have_count(0)
    page.get_by_role("button", name="Start the game").tap()
    expect(page.locator("[data-lift]")).to_be_visible()
    for _turn in range(4):
        # between two players the page shows neither board nor question nor title
        assert (
            page.locator(".game, .ring, .territory, [data-question], .seat-stats, table").count()
            == 0
        )
        assert "points" not in page.inner_text("body")
        expect(page).to_have_title("Glenmore")
        assert findings(page) == []
        name = page.locator("h1").inner_text().removeprefix("Pass the device to ")
        lift(page, name)
        # they see their own points and nobody else's
        page.locator(".seat-stats").tap()
        totals = page.locator(".rivals tbody tr td:last-child").all_inner_texts()
        assert sorted(total == "?" for total in totals) == [False, True]
        page.get_by_role("button", name="Close", exact=True).tap()
        thumb = Tapper(page, eager=0)
        while page.locator("[data-lift]").count() == 0:
            if (payload := thumb.look())["taps"] and payload["kind"] != "busy":
                thumb.answer(payload)


def finish(page: Page, table: str) -> None:
    """Leave the game to bots, which finish it at once."""
    send(page, "POST", f"/tables/{table}/resign/", {"seat": 0})
    # no recap comes first
    page.evaluate(f"localStorage.setItem('glenmore:seen:{table}', '9999')")


def see_the_end(page: Page) -> None:
    """Wait for the end; a recap may come first."""
    page.locator("[data-over], .ask [data-skip]").first.wait_for(timeout=300_000)
    if page.locator("[data-skip]").count():
        page.locator("[data-skip]").tap()
    expect(page.locator("[data-over]")).to_be_visible(timeout=300_000)


def test_the_end_offers_the_next_game_and_a_rematch(
    somebody: MakeContext,
) -> None:
    page = guest(somebody())
    over = open_table(page, bots=["random"])
    finish(page, over)
    waiting = open_table(page, bots=["random"])
    watch(page, over)
    see_the_end(page)
    page.get_by_role("link", name=WAITING).tap()
    expect(page).to_have_url(re.compile(waiting))
    page.goto("/")
    page.get_by_role("link", name=WAITING).tap()
    expect(page).to_have_url(re.compile(waiting))
    watch(page, over)
    page.get_by_role("button", name="Rematch").tap()
    expect(page).not_to_have_url(re.compile(over))
    expect(page.locator(".ask")).to_be_visible()
    assert waiting not in page.url


def test_the_answers_can_be_placed_under_the_left_thumb(somebody: MakeContext) -> None:
    page = guest(somebody())
    watch(page, open_table(page, bots=["random"]))
    boxes = [page.get_by_role("button", name="Menu", exact=True).bounding_box()]
    page.evaluate("document.cookie = 'hand=left; path=/'")
    page.reload()
    expect(page.locator(".ask")).to_be_visible()
    boxes.append(page.get_by_role("button", name="Menu", exact=True).bounding_box())
    right, left = boxes
    assert right
    assert left
    assert right["x"] < 180 < left["x"]


def set_away(folder: Path, table: str, seat: int) -> None:
    """Let a seat's time run out, so that a bot plays it."""
    with sqlite3.connect(folder / "glenmore.sqlite3", timeout=20) as database:
        changed = database.execute(
            "UPDATE games_seat SET away = 1 WHERE table_id = ? AND number = ?", (table, seat)
        )
        assert changed.rowcount == 1


def test_a_seat_played_by_a_bot_is_taken_back_or_by_a_substitute(
    somebody: MakeContext, site_folder: Path
) -> None:
    table, ada, bo = two_people(somebody)
    set_away(site_folder, table, 1)
    bo.reload()
    expect(bo.get_by_role("heading", name="A bot is playing for you")).to_be_visible()
    assert findings(bo) == []
    bo.get_by_role("button", name="Rejoin the game").tap()
    expect(bo.locator(".ask h1")).to_contain_text("decides")
    # anyone may take over the seat of a player who left
    bo.get_by_role("button", name="Menu", exact=True).tap()
    bo.get_by_role("button", name="Resign").tap()
    bo.get_by_role("button", name="Resign", exact=True).tap()
    other = somebody().new_page()
    watch(other, table)
    other.get_by_role("button", name="Take over from").tap()
    Tapper(ada, eager=0).play_until_others_do()
    expect(other.locator("[data-question='take-tile']")).to_be_visible()


def wait_for_own_turn(page: Page, table: str) -> None:
    """Wait until the bots have played, so that no turn changes the screen during the test."""
    your_turn = "async (id) => (await (await fetch(`/api/v1/tables/${id}/`)).json()).your_turn"
    deadline = time.monotonic() + STUCK
    while not page.evaluate(your_turn, table):
        assert time.monotonic() < deadline, "the bots do not play"
        time.sleep(0.05)


def test_standing_orders_are_set_on_the_tables_screen(somebody: MakeContext) -> None:
    page = guest(somebody())
    table = open_table(
        page,
        edition="glen-more-2",
        players=3,
        chronicles=[7],
        bots=["random", "random"],
        options=[],
    )
    wait_for_own_turn(page, table)
    watch(page, table)
    sheet = page.locator("[data-sheet='orders']")

    def unfold() -> None:
        expect(page.locator(".ask")).to_be_visible()
        page.get_by_role("button", name="Menu", exact=True).tap()
        page.get_by_role("button", name="Automatic answers").tap()
        expect(sheet.get_by_text("The council votes")).to_be_visible()

    unfold()
    expect(sheet.get_by_role("radio", name="Ask me")).to_be_checked()
    assert findings(page) == []
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        sheet.get_by_role("radio", name="Never").check(force=True)
    page.reload()
    unfold()
    expect(sheet.get_by_role("radio", name="Never")).to_be_checked()
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        sheet.get_by_role("radio", name="Ask me").check(force=True)
    assert send(page, "GET", f"/tables/{table}/orders/")["orders"] == []


def test_an_invitation_by_name_is_shown_on_home(somebody: MakeContext) -> None:
    host, friend = guest(somebody()), guest(somebody())
    name = str(send(friend, "GET", "/me/")["display_name"])
    send(host, "POST", "/friends/", {"name": name})
    send(friend, "PUT", f"/friends/{send(host, 'GET', '/me/')['id']}/")
    table = open_table(host, visibility="link")
    host.goto(f"/tables/{table}")
    field = host.get_by_label("Invite by name")
    field.fill("Nobody of that name")
    host.get_by_role("button", name="Invite", exact=True).tap()
    expect(host.locator(".error", has_text=re.compile(r"\w")).first).to_be_visible()
    # friends come first
    host.get_by_role("button", name=f"Invite {name}").tap()
    expect(host.get_by_role("list", name="Invited")).to_contain_text(name)
    assert findings(host) == []
    friend.goto("/")
    expect(friend.get_by_role("heading", name="You’re invited")).to_be_visible()
    assert findings(friend) == []
    friend.get_by_role("button", name="Take a seat").tap()
    expect(friend).to_have_url(re.compile(table))
    expect(host.locator(".ask")).to_be_visible()


def bodies_of(page: Page) -> list[dict[str, Any]]:
    """Return what the form for a new table sends."""
    sent: list[dict[str, Any]] = []

    def keep(response: Response) -> None:
        if response.request.method == "POST" and response.url.endswith("/tables/"):
            sent.append(dict(response.request.post_data_json or {}))

    page.on("response", keep)
    return sent


def test_a_table_grants_the_rest_that_its_host_chooses(somebody: MakeContext) -> None:
    page = guest(somebody())
    sent = bodies_of(page)
    page.goto("/tables/new")
    expect(page.get_by_label("Nights")).to_have_value("10")
    page.get_by_label("Nights").select_option("8")
    page.get_by_label("Time off").select_option("7")
    page.get_by_role("checkbox", name="Saturdays and Sundays").uncheck()
    page.get_by_role("button", name="Create table").tap()
    expect(page.get_by_text("8 hours a night, 7 days off")).to_be_visible()
    granted = {"sleep_hours": 8, "weekend_pause": False, "vacation_days": 7}
    assert granted.items() <= sent[0].items()
