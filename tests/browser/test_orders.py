"""An answer chosen in advance is given in another seat's turn when it is legal."""

import json
import sqlite3
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from games.engine import save_game
from tests.browser.axe import findings
from tests.browser.guests import MakeContext, send, two_people
from tests.browser.layout_checks import misfits, too_small
from tests.browser.tapper import Tapper
from tests.engine.chronicles.test_penny_mobs_powers import producing

#: A bot sits between the two.
ADA, BO = 0, 2
BUYS_WOOD = "Buy wood, put it on the Home Castle"
BUYS_STONE = "Buy stone, put it on the Home Castle"


def at_production(somebody: MakeContext, folder: Path) -> tuple[str, Page, Page]:
    """Open a table where Ada can produce wood, which Bo may buy through McMail."""
    terms = {"edition": "glen-more-2", "players": 3, "chronicles": [8], "bots": ["random"]}
    table, ada, bo = two_people(somebody, **terms)
    with sqlite3.connect(folder / "glenmore.sqlite3", timeout=20) as database:
        saved = json.dumps(save_game(producing(owner="C").game))
        database.execute("UPDATE games_table SET snapshot = ? WHERE id = ?", (saved, table))
    for page in (ada, bo):
        page.reload()
        page.locator(".game").wait_for()
    return table, ada, bo


def question(page: Page) -> Locator:
    """Return the entry for McMail on the sheet of standing orders."""
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("button", name="Automatic answers").tap()
    sheet = page.locator("[data-sheet='orders']")
    return sheet.locator(".question", has_text="Bruce McMail can buy")


def choose(page: Page, asked: Locator, answer: str) -> None:
    """Order an answer and wait until the site has stored it."""
    with page.expect_response(lambda reply: reply.request.method == "PUT"):
        asked.get_by_label("Your answer").select_option(answer)
    expect(asked.get_by_text("otherwise we’ll ask you.")).to_be_visible()


def order(page: Page, answer: str) -> None:
    """Order an answer for whenever it is legal."""
    asked = question(page)
    asked.get_by_role("radio", name="If possible").check(force=True)
    expect(asked.get_by_text("We’ll ask you until you choose.")).to_be_visible()
    choose(page, asked, answer)
    page.get_by_role("button", name="Close", exact=True).tap()


def test_a_legal_answer_is_given_in_another_players_turn(
    somebody: MakeContext, site_folder: Path
) -> None:
    table, ada, bo = at_production(somebody, site_folder)
    order(bo, BUYS_WOOD)

    Tapper(ada).play_until_others_do()

    moves = send(bo, "GET", f"/tables/{table}/moves/")["moves"]
    assert [(each["seat"], each["by"], each["choice"]) for each in moves[:2]] == [
        (ADA, "player", ["activate", [0, 1]]),
        (BO, "order", ["mail", "wood", [1, 0]]),
    ]


def test_the_player_is_asked_when_the_answer_is_not_legal(
    somebody: MakeContext, site_folder: Path
) -> None:
    table, ada, bo = at_production(somebody, site_folder)
    order(bo, BUYS_STONE)

    Tapper(ada).play_until_others_do()

    expect(bo.locator("[data-question='buy-produce']")).to_be_visible()
    expect(bo.get_by_role("button", name="Buy wood and sell it right away")).to_be_visible()
    moves = send(bo, "GET", f"/tables/{table}/moves/")["moves"]
    assert [each["by"] for each in moves] == ["player"]


def test_the_answer_is_shown_changed_and_removed_again(
    somebody: MakeContext, site_folder: Path
) -> None:
    table, _, bo = at_production(somebody, site_folder)
    order(bo, BUYS_STONE)
    bo.reload()
    asked = question(bo)
    answer = asked.get_by_label("Your answer")
    expect(asked.get_by_role("radio", name="If possible")).to_be_checked()
    expect(answer.locator("option:checked")).to_have_text(BUYS_STONE)
    assert findings(bo) + misfits(bo) + too_small(bo) == []

    choose(bo, asked, BUYS_WOOD)
    kept = send(bo, "GET", f"/tables/{table}/orders/")["orders"]
    assert [each["choice"] for each in kept] == [["mail", "wood", [1, 0]]]

    with bo.expect_response(lambda reply: reply.request.method == "DELETE"):
        asked.get_by_role("radio", name="Ask me").check(force=True)
    expect(answer).to_have_count(0)
    assert send(bo, "GET", f"/tables/{table}/orders/")["orders"] == []


def test_the_sheet_shows_that_the_orders_are_loading(
    somebody: MakeContext, site_folder: Path
) -> None:
    _, _, bo = at_production(somebody, site_folder)
    held: list[Route] = []
    bo.route("**/orders/*", lambda route: held.insert(0, route))
    asked = question(bo)
    expect(bo.locator("[data-sheet='orders'] .loading")).to_be_visible()
    expect(asked).to_have_count(0)
    held[0].continue_()
    expect(asked).to_be_visible()
    expect(bo.locator(".loading")).to_have_count(0)


def test_the_answer_is_chosen_by_keyboard_alone(somebody: MakeContext, site_folder: Path) -> None:
    table, _, bo = at_production(somebody, site_folder)
    asked = question(bo)
    asked.get_by_role("radio", name="Ask me").focus()
    for _ in range(3):  # always, never, and the latest one
        bo.keyboard.press("ArrowRight")
    expect(asked.get_by_text("We’ll ask you until you choose.")).to_be_visible()
    bo.keyboard.press("Tab")
    expect(asked.get_by_label("Your answer")).to_be_focused()
    with bo.expect_response(lambda reply: "fence" in (reply.request.post_data or "")):
        bo.keyboard.press("ArrowDown")
    kept = send(bo, "GET", f"/tables/{table}/orders/")["orders"]
    assert [each["choice"] for each in kept] == [["fence", "wood"]]
