"""Visitors and players can choose their language."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.guests import send

PHONE: ViewportSize = {"width": 360, "height": 740}


def phone(browser: Browser, site: str, language: str) -> BrowserContext:
    """Open a narrow phone whose owner prefers a language."""
    return browser.new_context(base_url=site, viewport=PHONE, locale=language)


def test_a_visitor_and_a_player_choose_their_language(browser: Browser, site: str) -> None:
    context = phone(browser, site, "nl")
    page = context.new_page()
    page.goto("/me")
    page.get_by_label("Taal").select_option("Français")
    expect(page.get_by_label("Langue")).to_have_value("fr")
    send(page, "POST", "/players/guest/", {})
    page.reload()
    page.get_by_label("Langue").select_option("Deutsch")
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_label("Sprache")).to_have_value("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    context.close()


def test_cached_texts_of_another_language_are_not_shown(browser: Browser, site: str) -> None:
    context = phone(browser, site, "nl")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for address in ("/rules", "/rules/components"):
        page.goto(address)
        expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.goto("/me")
    page.get_by_label("Taal").select_option("Français")
    expect(page.get_by_label("Langue")).to_have_value("fr")
    page.goto("/rules")
    context.set_offline(offline=True)
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Règles")
    page.goto("/rules/components")
    expect(page.locator(".rulebook")).to_have_count(0)
    context.close()
