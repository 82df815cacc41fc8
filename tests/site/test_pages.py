"""The app's pages and the rules pages are complete and safe."""

import json
import re

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from django.test import Client

from glenmore_site.web.pages import SCREENS

pytestmark = pytest.mark.django_db

RULES = "/rules/glen-more-2010"
RULES_2 = "/rules/glen-more-2"
COMPONENTS = "/rules/components"


def screens() -> dict[str, str]:
    """Return the addresses and files of the screens, as the app lists them."""
    routes = (settings.BASE_DIR / "frontend" / "src" / "app" / "routes.ts").read_text("utf-8")
    found = re.findall(r'path: "([^"]+)".*?import\("\.\./([\w/]+)\.svelte"\)', routes, re.DOTALL)
    return {path.replace(":id", "abc"): file for path, file in found}


@pytest.mark.parametrize("address", screens())
def test_every_screen_is_the_app(client: Client, address: str) -> None:
    page = client.get(address)
    assert page.status_code == 200
    assert "<title>Glenmore: your territory, tile by tile</title>" in page.text
    assert re.search(
        r'<script type="module"[^>]* src="/static/assets/main-[\w-]{8}\.js"', page.text
    )


def test_a_screen_names_its_player_and_is_not_cached_by_proxies(client: Client) -> None:
    assert '<meta name="me" content="">' in client.get("/").text
    client.post("/api/v1/players/guest/", {"display_name": "Isla"}, "application/json")
    page = client.get("/")
    assert "&quot;display_name&quot;: &quot;Isla&quot;" in page.text
    assert page.headers["Cache-Control"] == "private, no-cache"
    assert "Cookie" in page.headers["Vary"]


def test_every_screen_has_the_address_and_file_that_the_app_declares() -> None:
    shown = {re.sub(r"<\w+:\w+>", "abc", f"/{path}"): file for path, file in SCREENS.items()}
    assert shown == screens()


def test_a_screens_own_file_is_loaded_with_the_page(client: Client) -> None:
    assert re.search(r"<link [^>]*/TablePage-[\w-]{8}\.js", client.get("/tables/abc").text)


def test_a_screens_styles_are_loaded_once(client: Client) -> None:
    links = re.findall(r'<link[^>]*rel="preload"[^>]*as="style"[^>]*>', client.get("/").text)
    assert links
    assert all('crossorigin="anonymous"' in link for link in links)


def test_a_screen_sets_the_csrf_cookie(client: Client) -> None:
    assert client.get("/").cookies["csrftoken"].value


@pytest.mark.parametrize("wish", ["light", "dark"])
def test_a_page_has_the_chosen_theme(client: Client, wish: str) -> None:
    client.cookies["theme"] = wish
    assert f'<html lang="en" data-theme="{wish}">' in client.get(RULES).text


def test_a_page_uses_the_left_handed_layout(client: Client) -> None:
    client.cookies["hand"] = "left"
    assert '<html lang="en" data-hand="left">' in client.get(RULES).text


def test_an_unknown_theme_is_ignored(client: Client) -> None:
    client.cookies["theme"] = "<b>"
    assert '<html lang="en">' in client.get(RULES).text


def test_the_rules_page_has_an_anchor_for_every_rule(client: Client) -> None:
    page = client.get(RULES)
    assert page.status_code == 200
    assert '<li id="G1-PLC-2" class="rule"><a class="rule-id" href="#G1-PLC-2">' in page.text
    assert "<title>The rules of Glen More · Glenmore</title>" in page.text


def test_the_rules_of_the_second_game_have_anchors_by_number_and_by_name(client: Client) -> None:
    text = client.get(RULES_2).text
    assert "<title>The rules of Glen More II · Glenmore</title>" in text
    rules = re.findall(r'<li id="(G2-\w+-\w+)" class="rule">', text)
    assert len(rules) == len(set(rules)) == 91
    assert {"G2-PLC-2", "G2-CLN-MacDonald", "G2-LMK-Armadale"} <= set(rules)


def test_the_rules_of_glen_more_2_state_that_values_are_reconstructed(client: Client) -> None:
    text = client.get(RULES_2).text
    assert "Some component values are reconstructed" in text
    assert '<a href="components">The components page</a>' in text


def test_the_components_are_a_page_like_the_rules(client: Client) -> None:
    text = client.get(COMPONENTS).text
    assert "<title>The components of Glen More and Glen More II · Glenmore</title>" in text
    assert "<td>Ardverikie Estate</td>" in text
    body = text[text.index('<div class="text">') :]
    words = ("known", "reported", "reconstructed")
    places = [body.index(f"<strong>{word}</strong>: ") for word in words]
    assert max(places) < body.index("<table>")


@pytest.mark.parametrize("asked", ["G1-PLC-2", "g1-plc-2"])
def test_the_number_of_a_rule_leads_to_it(client: Client, asked: str) -> None:
    assert client.get("/rules", {"q": asked}).headers["Location"] == f"{RULES}#G1-PLC-2"
    assert client.get(f"/rules/{asked}").headers["Location"] == f"{RULES}#G1-PLC-2"


def test_rules_are_found_by_all_of_the_words(client: Client) -> None:
    page = client.get("/rules", {"q": "Whisky SCORING"}).text
    found = re.findall(r"<li><a href=.*?<b>(.+?)</b>.*?<p>(.*?)</p>", page)
    assert {number[:2] for number, _ in found} >= {"G2", "C3"}
    for number, text in found:
        assert "<mark>whisky</mark>" in text.casefold(), number
        assert "<mark>scoring</mark>" in text.casefold(), number


def test_rules_are_found_by_the_beginning_of_their_number(client: Client) -> None:
    page = client.get("/rules", {"q": "c7-vote"}).text
    found = re.findall(r"<li><a href=.*?<b>(.+?)</b>", page)
    assert found
    assert all(number.startswith("C7-VOTE") for number in found)


def test_a_search_that_finds_nothing_says_so_and_what_to_try(client: Client) -> None:
    page = client.get("/rules", {"q": "<script>snakes"}).text
    assert "No rules found for “&lt;script&gt;snakes”" in page
    assert "Try fewer words" in page


def test_all_rules_are_listed(client: Client) -> None:
    page = client.get("/rules").text
    for path in settings.RULEBOOKS.glob("*.md"):
        assert f'href="/rules/{path.stem}"' in page
    assert 'href="/rules/components"' in page


@pytest.mark.parametrize("address", [RULES, RULES_2, COMPONENTS])
def test_every_link_within_and_between_the_rules_leads_somewhere(
    client: Client, address: str
) -> None:
    article = client.get(address).text.partition("<article")[2]
    links = set(re.findall(r'href="([\w-]*)(?:#([^"]+))?"', article))
    assert links
    for name, anchor in links:
        page = client.get(f"/rules/{name}" if name else address)
        assert page.status_code == 200, name
        assert not anchor or f'id="{anchor}"' in page.text, (name, anchor)


@pytest.mark.parametrize("address", ["/rules/snakes-and-ladders", "/no-such-page", "/rules/"])
def test_an_unknown_address_gets_a_clear_page(client: Client, address: str) -> None:
    page = client.get(address)
    assert page.status_code == 404
    assert "Nothing here but a cairn" in page.text
    assert f'href="{RULES}"' in page.text


@pytest.mark.parametrize(
    "address", ["/", RULES, RULES_2, COMPONENTS, "/rules?q=market", "/no-such-page"]
)
def test_no_page_allows_or_uses_inline_script_or_style(client: Client, address: str) -> None:
    page = client.get(address)
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", page.text)


def test_the_offline_page_names_no_player(client: Client) -> None:
    client.post("/api/v1/players/guest/", {"display_name": "Isla"}, "application/json")
    page = client.get("/offline").text
    assert 'id="app"' in page
    assert "Isla" not in page
    assert 'name="me"' not in page


def test_the_service_worker_lists_every_existing_file_of_the_app(client: Client) -> None:
    answer = client.get("/service-worker.js")
    assert answer.headers["Content-Type"] == "text/javascript"
    assert answer.headers["Cache-Control"] == "no-cache"
    known = json.loads(answer.text.partition(" = ")[2].partition(";\n")[0])
    assert re.fullmatch(r"[0-9a-f]{12}", known["version"])
    assert any(re.search(r"/main-.{8}\.js$", file) for file in known["files"])
    assert not any("service-worker" in file for file in known["files"])
    for file in known["files"]:
        assert finders.find(file.removeprefix("/static/")), file


def test_the_app_can_be_installed(client: Client) -> None:
    page = client.get("/", headers={"Accept-Language": "nl"}).text
    assert 'rel="manifest" href="/nl.webmanifest"' in page
    answer = client.get("/nl.webmanifest")
    assert answer.headers["Content-Type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    assert [way["name"] for way in manifest["shortcuts"]] == ["Mijn partijen", "Lobby"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert finders.find(icon["src"].removeprefix("/static/")), icon["src"]
    assert client.get("/xx.webmanifest").status_code == 404


def test_only_reading_is_allowed(client: Client) -> None:
    assert client.post("/").status_code == 405
    assert client.post(RULES).status_code == 405
