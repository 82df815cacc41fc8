"""The game screen: drafts, live moves, no secrets, clear errors."""

import json
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Page,
    ViewportSize,
    WebSocketRoute,
    expect,
)

from tests.browser.axe import findings
from tests.browser.guests import DESK, PHONE, MakeContext, guest, open_table, two_people, watch
from tests.browser.tapper import STUCK, Tapper
from tests.browser.traffic import TrafficLog


def primary(page: Page) -> Any:  # noqa: ANN401 - a locator
    return page.locator("[data-primary]")


def end_turn(page: Page) -> None:
    """End the turn, with a second tap if something useful is left."""
    unused = primary(page).get_attribute("data-unused")
    primary(page).tap()
    if unused:
        expect(primary(page)).to_have_text("End turn anyway")
        primary(page).tap()


def draft(page: Page) -> Any:  # noqa: ANN401 - a locator
    return page.locator(".tag.draft")


def take_first(page: Page) -> None:
    """Inspect the first available tile and take it."""
    page.locator(".ring .tile.is-legal").first.tap()
    expect(page.locator(".peek h2")).to_be_visible()
    expect(page.locator(".ask h1")).to_contain_text("Take")
    primary(page).tap()
    expect(draft(page)).to_be_visible()


def test_two_people_in_two_browsers_finish_a_game_live(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    loads: list[str] = []
    for page in (ada, bo):
        page.on("framenavigated", lambda frame: loads.append(frame.url))
    thumbs = [Tapper(ada, eager=0, far=True), Tapper(bo, eager=0, far=True)]
    moved = time.monotonic()
    while any(thumb.look()["kind"] != "over" for thumb in thumbs):
        for thumb in thumbs:
            if (payload := thumb.look())["taps"] and payload["kind"] != "busy":
                thumb.answer(payload)
                moved = time.monotonic()
        assert time.monotonic() - moved < STUCK, [thumb.look() for thumb in thumbs]
    assert all(thumb.tapped for thumb in thumbs)
    results = []
    for page in (ada, bo):
        page.get_by_role("button", name="Score sheet").tap()
        results.append(page.locator(".score tfoot td").all_inner_texts())
    assert results[0] == results[1]
    assert loads == []


def test_the_details_of_a_tile_say_what_is_reconstructed_and_lead_to_the_form(
    somebody: MakeContext,
) -> None:
    ada = guest(somebody())
    table = open_table(ada, edition="glen-more-2", players=2, bots=["random"])
    watch(ada, table)
    ada.locator(".ring .tile[data-motion-key='tile:ballachulish']").tap()
    source = ada.locator(".peek .source a")
    expect(source).to_have_text("Reconstructed: everything")
    ada.goto(str(source.get_attribute("href")))
    expect(ada.locator("[name=component]")).to_have_value("glen-more-2:ballachulish")


def test_the_faces_are_loaded_once_with_the_page(somebody: MakeContext) -> None:
    ada = guest(somebody())
    bots = {"players": 2, "bots": ["random"]}
    table = open_table(ada, edition="glen-more-2", chronicles=[1, 5], **bots)
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url))
    watch(ada, table)
    expect(ada.locator(".territory .tile").first).to_be_visible()
    assert len([url for url in asked if "/faces/" in url]) == 1
    entry = "performance.getEntriesByType('resource').find(({ name }) => name.includes('/faces/'))"
    assert ada.evaluate(f"{entry}.initiatorType") == "link"


def test_a_turn_is_a_draft_until_it_is_confirmed(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    take_first(ada)
    ada.locator(".territory .cell").first.tap()
    expect(ada.locator(".tile.is-ghost")).to_be_visible()
    primary(ada).tap()
    expect(ada.locator(".territory .tile")).to_have_count(2)
    # undo, undo, redo: the tile is placed, in hand, on the rondel, in hand again
    ada.get_by_role("button", name="Undo").tap()
    expect(ada.locator(".territory .tile")).to_have_count(1)
    ada.get_by_role("button", name="Undo").tap()
    expect(draft(ada)).to_have_count(0)
    expect(ada.get_by_role("button", name="Undo")).to_be_disabled()
    ada.get_by_role("button", name="Redo").tap()
    expect(ada.locator("[data-question='place-tile']")).to_be_visible()
    ada.get_by_role("button", name="Redo").tap()
    expect(ada.locator(".territory .tile")).to_have_count(2)
    # nobody else has seen any of it
    expect(bo.locator(".ask h1")).to_contain_text("decides")
    expect(bo.locator(".ring .space .tile")).to_have_count(10)
    ada.keyboard.press("z")
    expect(ada.locator(".territory .tile")).to_have_count(1)
    ada.keyboard.press("Shift+Z")
    expect(ada.locator(".territory .tile")).to_have_count(2)
    end_turn(ada)
    expect(ada.locator(".ask h1")).to_contain_text("decides")
    expect(bo.locator("[data-question='take-tile']")).to_be_visible()


def test_nothing_useful_is_lost_by_a_hasty_tap(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    take_first(ada)
    ada.locator(".territory .cell").first.tap()
    primary(ada).tap()
    expect(ada.locator("[data-activate-all]")).to_be_visible()
    expect(primary(ada)).to_contain_text("unused")
    primary(ada).tap()
    expect(ada.get_by_role("status").filter(has_text="Tap again")).to_be_visible()
    expect(bo.locator(".ask h1")).to_contain_text("decides")
    primary(ada).tap()
    expect(bo.locator("[data-question='take-tile']")).to_be_visible()


def test_activations_without_a_decision_take_one_tap_and_one_undo(somebody: MakeContext) -> None:
    _, ada, _ = two_people(somebody)
    take_first(ada)
    ada.locator(".territory .cell").first.tap()
    primary(ada).tap()
    activate_all = ada.locator("[data-activate-all]")
    words = activate_all.inner_text()
    lit = ada.locator(".territory .tile.is-lit")
    expect(lit).not_to_have_count(0)
    activate_all.tap()
    expect(activate_all).to_have_count(0)
    expect(lit).to_have_count(0)
    ada.get_by_role("button", name="Undo").tap()
    expect(activate_all).to_have_text(words)


def test_another_tile_is_one_tap_away(somebody: MakeContext) -> None:
    _, ada, _ = two_people(somebody)
    one, another = (ada.locator(".ring .tile.is-legal").nth(number) for number in (0, 1))
    one.tap()
    expect(one).to_have_attribute("aria-pressed", "true")
    another.tap()
    expect(another).to_have_attribute("aria-pressed", "true")
    expect(one).to_have_attribute("aria-pressed", "false")
    expect(primary(ada)).to_have_text("Take tile")


def test_a_phone_that_loses_its_connection_continues_its_draft(somebody: MakeContext) -> None:
    context = somebody()
    page = guest(context)
    table = open_table(page, bots=["random"])
    watch(page, table)
    take_first(page)
    context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.locator(".territory .cell").first.tap()
    expect(primary(page)).to_be_disabled()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_be_hidden()
    expect(draft(page)).to_be_visible()
    # the phone dies; the draft is still there at the next start
    page.close()
    page = context.new_page()
    watch(page, table)
    expect(draft(page)).to_be_visible()
    expect(page.locator("[data-question='place-tile']")).to_be_visible()
    page.locator(".territory .cell").first.tap()
    primary(page).tap()
    expect(page.locator(".territory .tile")).to_have_count(2)


def test_a_late_request_changes_nothing_and_is_explained(somebody: MakeContext) -> None:
    context = somebody()
    page = guest(context)
    table = open_table(page, bots=["random"])
    deaf = False

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if deaf else socket.send(message))

    page.route_web_socket("**/ws/tables/**", listen)
    watch(page, table)
    page.locator(".ring .tile.is-legal").nth(1).tap()
    expect(primary(page)).to_be_visible()
    deaf = True
    other = context.new_page()
    watch(other, table)
    take_first(other)
    primary(page).tap()
    expect(page.get_by_role("alert")).to_contain_text("The game has moved on")
    expect(page.locator("[data-question='place-tile']")).to_be_visible()


#: Records whether a question was ever on the screen.
ASKED = """new MutationObserver(() => {
  if (document.querySelector("[data-question]")) window.asked = true;
}).observe(document, { childList: true, subtree: true });"""


def test_a_recap_is_shown_first(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    here = ada.url
    Tapper(ada, eager=0).play_until_others_do()
    ada.goto("/")
    thumb = Tapper(bo, eager=0)
    thumb.next_question()
    thumb.play_until_others_do()
    ada.add_init_script(ASKED)
    ada.goto(here)
    recap = ada.get_by_role("region", name="Since your last turn")
    expect(recap).to_contain_text("takes")
    assert not ada.evaluate("window.asked")  # not even for a moment
    recap.get_by_role("button", name="Watch").tap()
    recap.get_by_role("button", name="Pause").tap()
    expect(recap.get_by_role("button", name="Resume")).to_be_visible()
    if recap.get_by_role("button", name="Next turn").is_enabled():
        recap.get_by_role("button", name="Next turn").tap()
    expect(recap.get_by_role("heading")).to_contain_text("Turn 1 of 1")
    recap.get_by_role("button", name="Previous turn").tap()
    expect(recap.get_by_role("heading")).to_contain_text("Turn 0 of 1")
    expect(recap.get_by_role("button", name="Previous turn")).to_be_disabled()
    assert findings(ada) == []
    recap.get_by_role("button", name="Skip").tap()
    expect(ada.locator("[data-question='take-tile']")).to_be_visible()


@dataclass
class Secrets:
    """What nobody may know of a table: its seed, and the next tiles of each stack."""

    seed: str
    stacks: list[str]

    @classmethod
    def of(cls, folder: Path, table: str) -> "Secrets":
        """Read the secrets from the site's database."""
        with closing(sqlite3.connect(folder / "glenmore.sqlite3", timeout=20)) as database:
            asking = "SELECT seed, snapshot FROM games_table WHERE id = ?"
            seed, snapshot = database.execute(asking, (table,)).fetchone()
        stacks = json.loads(snapshot)["state"]["stacks"].values()
        long = [json.dumps(stack[:3])[1:-1] for stack in stacks if len(stack) >= 3]
        assert len(seed) >= 32
        assert len(long) >= 2
        return cls(seed, [stack.replace(" ", "") for stack in long])

    def are_in(self, text: str) -> bool:
        """Return whether a text contains one of them."""
        return self.seed in text or any(stack in text.replace(" ", "") for stack in self.stacks)


def test_a_spectator_sees_nothing_hidden(somebody: MakeContext, site_folder: Path) -> None:
    table, ada, bo = two_people(somebody)
    secrets = Secrets.of(site_folder, table)
    take_first(ada)
    drafted = ada.locator(".ask .prompt h1").inner_text()
    spectator = somebody().new_page()
    traffic = TrafficLog(spectator)
    watch(spectator, table)
    expect(spectator.get_by_text("You’re watching")).to_be_visible()
    # the page shows nothing of the draft: the tile is still on the rondel
    expect(draft(spectator)).to_have_count(0)
    expect(spectator.locator(".ring .space .tile")).to_have_count(10)
    assert drafted not in spectator.content()
    spectator.locator(".seat-stats").tap()
    expect(spectator.get_by_role("columnheader", name="tiles")).to_be_visible()
    expect(spectator.get_by_role("columnheader", name="points")).to_have_count(0)
    spectator.get_by_role("button", name="Close", exact=True).tap()
    Tapper(ada).play_until_others_do()
    expect(spectator.locator(".ask h1")).to_contain_text("decides")
    spectator.get_by_role("button", name="Log and chat").tap()
    expect(spectator.locator(".log")).to_contain_text("takes")
    expect(spectator.get_by_role("tab", name="Notes")).to_have_count(0)
    spectator.get_by_role("button", name="Close", exact=True).tap()
    spectator.get_by_role("button", name="Menu", exact=True).tap()
    expect(spectator.get_by_role("button", name="Resign")).to_have_count(0)
    spectator.get_by_role("button", name="Score sheet").tap()
    expect(spectator.get_by_text("hidden until the end")).to_be_visible()
    assert not secrets.are_in(spectator.content())
    assert not [body for body in traffic.bodies if secrets.are_in(body)]
    assert traffic.leaks(None) == []
    assert traffic.tables()
    for payload in traffic.tables():
        assert payload["seed"] is None
        assert payload["draft"] is None
        assert payload["view"]["choices"] == []
        assert {seat["points"] for seat in payload["view"]["seats"]} == {None}
    assert bo.locator(".game").is_visible()


def test_a_territory_is_zoomed_and_moved_by_fingers_buttons_and_keys(somebody: MakeContext) -> None:
    context = somebody()
    page = guest(context)
    watch(page, open_table(page, bots=["random"]))
    home = page.locator(".territory .tile").first
    glen = page.locator(".territory").bounding_box()
    assert glen
    fingers = context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float], ago: float = 0) -> None:
        spots = [{"x": x, "y": y, "id": each} for each, (x, y) in enumerate(points)]
        event = {"type": kind, "touchPoints": spots, "timestamp": time.time() - ago}
        fingers.send("Input.dispatchTouchEvent", event)

    def box() -> tuple[float, float, float]:
        found = home.bounding_box()
        assert found
        return found["x"], found["y"], found["width"]

    x, y = glen["x"] + glen["width"] / 2, glen["y"] + glen["height"] - 30
    fitted = box()
    # pinch to zoom in, drag, reset with a button
    touch("touchStart", (x - 20, y), (x + 20, y))
    for way in (10, 20, 30, 40):
        touch("touchMove", (x - 20 + way, y), (x + 20, y))
    touch("touchEnd")
    assert box()[2] < fitted[2]
    page.get_by_role("button", name="Fit to screen").tap()
    assert box() == fitted
    # the finger rests before it is lifted: after a fling the next tap would only stop it
    touch("touchStart", (x, y), ago=4)
    for way in (20, 40, 60):
        touch("touchMove", (x - way, y), ago=3 - way / 60)
    touch("touchMove", (x - 60, y))
    touch("touchEnd")
    assert box()[0] < fitted[0] - 30
    assert box()[2] == fitted[2]
    # buttons
    page.get_by_role("button", name="Fit to screen").tap()
    if page.get_by_role("button", name="Zoom out").is_hidden():
        page.get_by_role("button", name="Fit to screen").tap()
    assert box() == fitted
    page.get_by_role("button", name="Zoom out").tap()
    assert box()[2] < fitted[2]
    page.get_by_role("button", name="Zoom in").tap()
    # keys
    home.focus()
    page.keyboard.press("0")
    assert box() == fitted
    page.keyboard.press("-")
    assert box()[2] < fitted[2]
    page.keyboard.press("0")
    page.keyboard.press("Shift+ArrowRight")
    assert box()[0] < fitted[0]


def test_another_place_is_previewed_with_one_tap_and_nothing_moves(somebody: MakeContext) -> None:
    page = guest(somebody(reduced_motion="reduce"))
    watch(page, open_table(page, bots=["random"]))
    take_first(page)
    cells = page.locator(".territory .cell")
    places = cells.count()
    assert places > 1
    home = page.locator(".territory .tile:not(.is-ghost)").first
    before = home.bounding_box()
    cells.first.tap()
    ghost = page.locator(".tile.is-ghost")
    first = ghost.bounding_box()
    expect(cells).to_have_count(places - 1)
    cells.last.tap()
    assert ghost.bounding_box() != first
    assert home.bounding_box() == before


def test_chat_and_notes_are_saved(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    bo.get_by_role("button", name="Log and chat").tap()
    bo.get_by_role("tab", name="Chat").tap()
    ada.get_by_role("button", name="Log and chat").tap()
    ada.get_by_role("tab", name="Chat").tap()
    ada.get_by_role("textbox", name="Message").fill("Who let the sheep into my barley?")
    ada.get_by_role("button", name="Send").tap()
    expect(bo.get_by_text("Who let the sheep into my barley?")).to_be_visible()
    ada.get_by_role("tab", name="Notes").tap()
    ada.locator("textarea").fill("Bo collects whisky.")
    with ada.expect_response("**/note/"):
        ada.get_by_role("tab", name="Log").tap()
    ada.get_by_role("tab", name="Notes").tap()
    expect(ada.locator("textarea")).to_have_value("Bo collects whisky.")


def test_resigning_asks_for_confirmation_and_leads_to_watching(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    ada.get_by_role("button", name="Menu", exact=True).tap()
    ada.get_by_role("button", name="Resign").tap()
    expect(ada.get_by_text("You can’t undo this")).to_be_visible()
    ada.get_by_role("button", name="Resign", exact=True).tap()
    expect(bo.locator("[data-question='take-tile']")).to_be_visible()
    expect(ada.locator("[data-primary]")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_on_the_game_screens(
    scheme: Literal["light", "dark"], viewport: ViewportSize, somebody: MakeContext
) -> None:
    page = guest(somebody(viewport, color_scheme=scheme, reduced_motion="reduce"))
    table = open_table(page, edition="glen-more-2", bots=["random"])
    watch(page, table)
    expect(page.locator("[data-question='take-tile']")).to_be_visible()
    assert findings(page) == []
    take_first(page)
    assert findings(page) == []
    thumb = Tapper(page, eager=2)
    while "place-marker" not in thumb.questions and (payload := thumb.next_question())["taps"]:
        thumb.answer(payload)
    assert findings(page) == []
    for sheet in ("Players and territories", "Market", "Clan board", "Log, chat", "Score sheet"):
        page.get_by_role("button", name="Menu", exact=True).tap()
        assert findings(page) == []
        page.locator(".menu").get_by_role("button", name=sheet).tap()
        if sheet.startswith("Players"):
            expect(page.locator(".sheet .territory .tile").first).to_be_visible()
        assert findings(page) == []
        page.get_by_role("button", name="Close", exact=True).tap()
