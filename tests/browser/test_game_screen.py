"""Does the game screen hold what it promises: drafts, live moves, no secrets, clear words?"""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Response,
    ViewportSize,
    WebSocketRoute,
    expect,
)

from tests.browser.axe import complaints
from tests.browser.sitting import guest, open_table, send, watch
from tests.browser.tapping import STUCK, Tapper

PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1440, "height": 900}
MakeContext = Callable[..., BrowserContext]


@pytest.fixture
def somebody(browser: Browser, site: str) -> Iterator[MakeContext]:
    """Make browsers of people who know nothing of each other."""
    contexts: list[BrowserContext] = []

    def make(viewport: ViewportSize = PHONE, **more: Any) -> BrowserContext:  # noqa: ANN401
        context = browser.new_context(base_url=site, viewport=viewport, has_touch=True, **more)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


def two_people(somebody: MakeContext, **terms: object) -> tuple[str, Page, Page]:
    """Two guests at a table, the first one to move."""
    ada, bo = guest(somebody()), guest(somebody())
    table = open_table(ada, **terms)
    send(bo, "POST", f"/tables/{table}/join/", {"code": ""})
    watch(ada, table)
    watch(bo, table)
    return table, ada, bo


def primary(page: Page) -> Any:  # noqa: ANN401 - a locator
    return page.locator("[data-primary]")


def draft(page: Page) -> Any:  # noqa: ANN401 - a locator
    return page.locator(".tag.draft")


def take_first(page: Page) -> None:
    """Look at the first tile that can be had, and take it."""
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
            if (seen := thumb.look())["taps"] and seen["kind"] != "busy":
                thumb.answer(seen)
                moved = time.monotonic()
        assert time.monotonic() - moved < STUCK, [thumb.look() for thumb in thumbs]
    assert all(thumb.tapped for thumb in thumbs)
    results = []
    for page in (ada, bo):
        page.get_by_role("button", name="Score sheet").tap()
        results.append(page.locator(".score tfoot td").all_inner_texts())
    assert results[0] == results[1]
    assert loads == []


def test_a_turn_is_a_draft_until_it_is_confirmed(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    take_first(ada)
    ada.locator(".glen .cell").first.tap()
    expect(ada.locator(".tile.is-ghost")).to_be_visible()
    primary(ada).tap()
    expect(ada.locator(".glen .tile")).to_have_count(2)
    # undo, undo, redo: the tile lies, is in hand, is on the rondel, is in hand again
    ada.get_by_role("button", name="Undo").tap()
    expect(ada.locator(".glen .tile")).to_have_count(1)
    ada.get_by_role("button", name="Undo").tap()
    expect(draft(ada)).to_have_count(0)
    expect(ada.get_by_role("button", name="Undo")).to_be_disabled()
    ada.get_by_role("button", name="Redo").tap()
    expect(ada.locator("[data-question='place-tile']")).to_be_visible()
    ada.get_by_role("button", name="Redo").tap()
    expect(ada.locator(".glen .tile")).to_have_count(2)
    # nobody else has seen anything of it
    expect(bo.locator(".ask h1")).to_contain_text("decides")
    expect(bo.locator(".ring .space .tile")).to_have_count(10)
    ada.keyboard.press("z")
    expect(ada.locator(".glen .tile")).to_have_count(1)
    ada.keyboard.press("Shift+Z")
    expect(ada.locator(".glen .tile")).to_have_count(2)
    primary(ada).tap()
    expect(ada.locator(".ask h1")).to_contain_text("decides")
    expect(bo.locator("[data-question='take-tile']")).to_be_visible()


def test_a_phone_that_loses_its_connection_goes_on_with_its_draft(somebody: MakeContext) -> None:
    context = somebody()
    page = guest(context)
    table = open_table(page, bots=["random"])
    watch(page, table)
    take_first(page)
    context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.locator(".glen .cell").first.tap()
    expect(primary(page)).to_be_disabled()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_be_hidden()
    expect(draft(page)).to_be_visible()
    # the phone dies; on another start the draft is found again
    page.close()
    page = context.new_page()
    watch(page, table)
    expect(draft(page)).to_be_visible()
    expect(page.locator("[data-question='place-tile']")).to_be_visible()
    page.locator(".glen .cell").first.tap()
    primary(page).tap()
    expect(page.locator(".glen .tile")).to_have_count(2)


def test_a_request_that_comes_too_late_changes_nothing_and_says_so(somebody: MakeContext) -> None:
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
    expect(page.get_by_role("alert")).to_contain_text("The table moved on")
    expect(page.locator("[data-question='place-tile']")).to_be_visible()


def test_what_happened_meanwhile_is_told_and_played_back_first(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    here = ada.url
    Tapper(ada, eager=0).play_until_others_do()
    ada.goto("/")
    thumb = Tapper(bo, eager=0)
    thumb.next_question()
    thumb.play_until_others_do()
    ada.goto(here)
    recap = ada.get_by_role("region", name="Since you looked")
    expect(recap).to_contain_text("took")
    recap.get_by_role("button", name="Watch").tap()
    expect(recap.get_by_role("heading")).to_contain_text("Turn")
    recap.get_by_role("button", name="Skip").tap()
    expect(ada.locator("[data-question='take-tile']")).to_be_visible()


def test_a_spectator_sees_nothing_hidden(somebody: MakeContext) -> None:
    table, ada, bo = two_people(somebody)
    take_first(ada)
    spectator = somebody().new_page()
    bodies: list[str] = []

    def keep(response: Response) -> None:
        if "/api/" in response.url:
            bodies.append(response.text())

    def listen(socket: Any) -> None:  # noqa: ANN401 - a web socket
        socket.on("framereceived", lambda frame: bodies.append(str(frame)))

    spectator.on("response", keep)
    spectator.on("websocket", listen)
    watch(spectator, table)
    expect(spectator.get_by_text("You look on")).to_be_visible()
    expect(draft(spectator)).to_have_count(0)
    Tapper(ada).play_until_others_do()
    expect(spectator.locator(".ask h1")).to_contain_text("decides")
    spectator.get_by_role("button", name="Log and chat").tap()
    expect(spectator.locator(".log")).to_contain_text("took")
    expect(spectator.get_by_role("tab", name="Notes")).to_have_count(0)
    spectator.get_by_role("button", name="Close", exact=True).tap()
    spectator.get_by_role("button", name="More", exact=True).tap()
    expect(spectator.get_by_role("button", name="Resign")).to_have_count(0)
    spectator.get_by_role("button", name="Score sheet").tap()
    expect(spectator.get_by_text("secret until the end")).to_be_visible()
    tables = [found for body in bodies for found in _tables(json.loads(body))]
    assert tables
    for seen in tables:
        assert seen["seed"] is None
        assert seen["draft"] is None
        assert seen["view"]["choices"] == []
        assert {seat["points"] for seat in seen["view"]["seats"]} == {None}
        assert all(isinstance(left, int) for left in seen["view"]["stacks"].values())
    assert bo.locator(".game").is_visible()


def _tables(body: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - JSON
    """Every table in something that the site has sent."""
    if isinstance(body, list):
        return [found for each in body for found in _tables(each)]
    if not isinstance(body, dict):
        return []
    own = [body] if "view" in body and "seed" in body else []
    return own + [found for each in body.values() for found in _tables(each)]


def test_chat_and_notes_are_kept(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    bo.get_by_role("button", name="Log and chat").tap()
    bo.get_by_role("tab", name="Chat").tap()
    ada.get_by_role("button", name="Log and chat").tap()
    ada.get_by_role("tab", name="Chat").tap()
    ada.get_by_role("textbox", name="Say something").fill("Who let the sheep into my barley?")
    ada.get_by_role("button", name="Send").tap()
    expect(bo.get_by_text("Who let the sheep into my barley?")).to_be_visible()
    ada.get_by_role("tab", name="Notes").tap()
    ada.locator("textarea").fill("Bo collects whisky.")
    with ada.expect_response("**/note/"):
        ada.get_by_role("tab", name="Log").tap()
    ada.get_by_role("tab", name="Notes").tap()
    expect(ada.locator("textarea")).to_have_value("Bo collects whisky.")


def test_who_resigns_is_asked_first_and_then_looks_on(somebody: MakeContext) -> None:
    _, ada, bo = two_people(somebody)
    ada.get_by_role("button", name="More", exact=True).tap()
    ada.get_by_role("button", name="Resign").tap()
    expect(ada.get_by_text("cannot be taken back")).to_be_visible()
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
    assert complaints(page) == []
    take_first(page)
    assert complaints(page) == []
    thumb = Tapper(page, eager=2)
    while "place-marker" not in thumb.questions and (seen := thumb.next_question())["taps"]:
        thumb.answer(seen)
    assert complaints(page) == []
    for sheet in ("The clans and their glens", "Market", "Clan board", "Log, chat", "Score sheet"):
        page.get_by_role("button", name="More", exact=True).tap()
        assert complaints(page) == []
        page.locator(".menu").get_by_role("button", name=sheet).tap()
        assert complaints(page) == []
        page.get_by_role("button", name="Close", exact=True).tap()
