"""Everyone is answered in their language."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.core.mail import EmailMessage
from django.test import Client
from pytest_django import Settings

from accounts.language import language_of_socket
from accounts.models import Player
from tests.accounts.browsing import AUTH, PASSWORD, Browser

pytestmark = pytest.mark.django_db

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
#: The no-break space of French punctuation.
THIN = "\N{NARROW NO-BREAK SPACE}"
SITE_LANGUAGES = [code for code, _ in settings.LANGUAGES]


@pytest.mark.parametrize(
    ("wished", "given"),
    [("nl-BE,en;q=0.5", "nl"), ("pt,de;q=0.8", "de"), ("pt", "en"), ("", "en"), ("%&/", "en")],
)
def test_a_visitor_gets_the_first_supported_language_of_their_browser(
    client: Client, wished: str, given: str
) -> None:
    page = client.get("/", headers={"Accept-Language": wished})
    assert f'<html lang="{given}"' in page.text
    assert page.headers["Content-Language"] == given
    assert "Accept-Language" in page.headers["Vary"]


def test_a_chosen_language_overrides_the_browsers(client: Client) -> None:
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = "fr"
    assert '<html lang="fr"' in client.get("/", headers={"Accept-Language": "de"}).text


def test_a_players_profile_overrides_everything(client: Client) -> None:
    client.force_login(Player.objects.create_user("Morag", language="nl"))
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = "fr"
    assert '<html lang="nl"' in client.get("/", headers={"Accept-Language": "de"}).text


@pytest.mark.parametrize("language", SITE_LANGUAGES)
def test_the_apps_catalogue_is_preloaded_with_its_page(client: Client, language: str) -> None:
    page = client.get("/", headers={"Accept-Language": language}).text
    assert re.search(
        rf'<link href="/static/assets/{language}-[\w-]{{8}}\.js"[^>]* rel="modulepreload"', page
    )


def test_a_page_cached_for_offline_use_has_no_language(client: Client) -> None:
    assert "<html>" in client.get("/offline", headers={"Accept-Language": "de"}).text


def test_a_guest_keeps_the_language_of_their_browser() -> None:
    browser = Browser()
    guest = browser.send("POST", "/api/v1/players/guest/", {}, **{"Accept-Language": "de-AT"})
    assert guest.json()["language"] == "de"


def test_a_program_can_choose_its_language(client: Client) -> None:
    problem = client.get("/api/v1/me/", headers={"Accept-Language": "fr"}).json()
    assert problem["detail"] != client.get("/api/v1/me/").json()["detail"]


@pytest.mark.parametrize(
    ("player", "cookies", "header", "given"),
    [
        ("nl", {"language": "fr"}, b"de", "nl"),
        (None, {"language": "fr"}, b"de", "fr"),
        (None, {}, b"de", "de"),
        (None, {}, b"", "en"),
    ],
)
def test_a_socket_uses_the_same_language_as_pages(
    player: str | None, cookies: dict[str, str], header: bytes, given: str
) -> None:
    user = Player.objects.create_user("Morag", language=player) if player else None
    headers = [(b"accept-language", header)]
    assert language_of_socket({"user": user, "cookies": cookies, "headers": headers}) == given


@pytest.fixture
def two_games(settings: Settings, tmp_path: Path) -> None:
    """Create a game with rules in English and French, and one in English only."""
    settings.RULEBOOKS = tmp_path
    (tmp_path / "fr").mkdir()
    (tmp_path / "go.md").write_text("# Go\n\n- **G1-A-1** A crossing.\n", "utf-8")
    (tmp_path / "chess.md").write_text("# Chess\n\n- **G2-A-1** An ox, a stone.\n", "utf-8")
    french = f"# Échecs\n\n- **G2-A-1** Un bœuf, une pièce et d{APOSTROPHE}autres.\n"
    (tmp_path / "fr" / "chess.md").write_text(french, "utf-8")


@pytest.mark.usefixtures("two_games")
def test_rules_are_in_the_readers_language_or_marked_as_not_translated(client: Client) -> None:
    french = {"Accept-Language": "fr"}
    page = client.get("/rules/chess", headers=french)
    assert "<h1>Échecs</h1>" in page.text
    assert '<div class="text"><ul>' in page.text
    assert page.headers["Content-Language"] == "fr"
    page = client.get("/rules/go", headers=french)
    assert '<h1 lang="en">Go</h1>' in page.text
    assert f"Cette page n{APOSTROPHE}existe encore qu{APOSTROPHE}en anglais." in page.text
    assert '<div class="text" lang="en"><ul>' in page.text
    index = client.get("/rules", headers=french).text
    assert '<li lang="en"><a href="/rules/go">Go</a>' in index
    assert '<li><a href="/rules/chess">Échecs</a>' in index


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("boeuf", f"Un <mark>bœuf</mark>, une pièce et d{APOSTROPHE}autres."),
        ("PIÈCE", f"Un bœuf, une <mark>pièce</mark> et d{APOSTROPHE}autres."),
        ("piece d'autres", f"Un bœuf, une <mark>pièce</mark> et <mark>d{APOSTROPHE}autres</mark>."),
        ("g2", f"Un bœuf, une pièce et d{APOSTROPHE}autres."),
    ],
)
def test_rules_are_found_in_the_readers_language_with_or_without_accents(
    client: Client, asked: str, found: str
) -> None:
    page = client.get("/rules", {"q": asked}, headers={"Accept-Language": "fr"}).text
    assert '<li><a href="/rules/chess#G2-A-1"><b>G2-A-1</b> <small>Échecs</small></a>' in page
    assert f"<p>{found}</p>" in page
    assert "go#G1-A-1" not in page


@pytest.mark.usefixtures("two_games")
def test_search_ignores_other_languages(client: Client) -> None:
    page = client.get("/rules", {"q": "stone"}, headers={"Accept-Language": "fr"}).text
    assert f"Aucune règle trouvée pour «{THIN}stone{THIN}»" in page
    page = client.get("/rules", {"q": "crossing"}, headers={"Accept-Language": "fr"}).text
    assert '<li lang="en"><a href="/rules/go#G1-A-1">' in page


def test_an_account_email_is_in_its_players_language(
    mailoutbox: list[EmailMessage],
) -> None:
    wish = {"email": "ada@example.org", "password": PASSWORD, "display_name": "Ada"}
    browser = Browser()
    browser.get("/", headers={"Accept-Language": "de"})
    browser.send("POST", f"{AUTH}/auth/signup", wish, **{"Accept-Language": "de"})
    assert str(mailoutbox[0].subject).endswith("ist dein Code für Glenmore")
    assert Player.objects.get(display_name="Ada").language == "de"
