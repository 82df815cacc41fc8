"""Every kind of email is complete in every language, as text and as HTML."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import allauth
import pytest
import time_machine
from django.conf import settings as site
from django.core.mail import EmailMultiAlternatives
from django.test import Client as Http

from accounts.emails import compose
from accounts.models import Player
from games.models import Seat
from games.services.messages.message_texts import MAX_TITLE
from games.services.messages.recap import seat_name
from i18n import LANGUAGES, translate, use_language
from notifications.models import Kind
from notifications.services.preferences import channel_choice
from tests.games.conftest import MakeClient
from tests.notifications.sample_emails import (
    ACCOUNT_KINDS,
    CONTEXT,
    EVENTS,
    account_email,
    game_email,
)
from tests.notifications.test_mails import Nesting, html_of

pytestmark = pytest.mark.django_db

Travel = time_machine.Traveller
#: Traces of missing translations: message keys, Fluent placeables, entities, marks.
LEFT_OVER = re.compile(r"\b(?:story|letter|mails)-[a-z]|[{}$]|&\w+;|<\w|[\u2066-\u2069]|None|\?\?")
#: Mails of ways to log in that the site has not: by a code alone, by a link for a new password.
NEVER_SENT = {"login_code", "password_reset_key"}
#: No line of a mail may be longer (RFC 5322); ours are read on phones.
LONGEST = 300


def require_sound(written: EmailMultiAlternatives, language: str) -> None:
    """Fail if text and HTML differ, or something is untranslated."""
    text, html = str(written.body), Nesting(html_of(written))
    assert written.extra_headers["Auto-Submitted"] == "auto-generated"
    assert not LEFT_OVER.search(f"{written.subject}\n{text}")
    assert "\n" not in written.subject
    assert len(written.subject) <= MAX_TITLE
    assert written.subject.count(":") <= 1
    assert max(map(len, text.splitlines())) < LONGEST
    require_html(html, html_of(written), language)
    require_the_same(written, text, html)


def require_html(html: Nesting, source: str, language: str) -> None:
    """Fail if the HTML needs external files or is not accessible."""
    assert f'<html lang="{language}">' in source
    assert len(source) < 20_000
    assert source.count("<h1") == 1
    assert not html.images
    assert all(link.startswith(("http", "mailto:")) for link in html.links)
    assert html.classes <= set(re.findall(r"\.([a-z]+)", html.sheet))
    assert "url(" not in source


def require_the_same(written: EmailMultiAlternatives, text: str, html: Nesting) -> None:
    """Fail if the HTML says less than the text, or has other links."""
    assert str(written.subject) in html.text
    for line in filter(None, map(str.strip, text.splitlines())):
        assert line in ("--", *html.links, *html.labels) or line in html.text
    assert all(link.removeprefix("mailto:") in text for link in html.links)


def test_every_kind_is_covered() -> None:
    assert set(EVENTS) == set(Kind)
    templates = Path(allauth.__file__).parent / "templates"
    found = [
        each for app in ("account", "mfa") for each in templates.glob(f"{app}/email/*_subject.txt")
    ]
    known = {each.name.removesuffix("_subject.txt") for each in found}
    assert set(ACCOUNT_KINDS) == known - NEVER_SENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_a_game_email_is_complete(
    make_client: MakeClient, travel: Travel, kind: str, language: str
) -> None:
    written = game_email(kind, make_client, travel, language)
    require_sound(written, language)
    text = str(written.body)
    with use_language(language):
        assert written.subject == subject_of(kind, str(written.subject))
        assert f"\n-- \n{translate('email-why')}\n" in text
        assert f"\n{translate('email-stop')}\nhttp" in text
        assert text.startswith(translate("email-hello", name="Player 2"))


def subject_of(kind: str, subject: str) -> str:
    """Return the expected subject in the current language."""
    if kind == Kind.DIGEST:
        return translate("email-digest")
    game = "Glen More II" if "Glen More II" in subject else "Glen More"
    return translate(f"message-{kind}", game=game, others="Ailsa Craig", who="Ailsa Craig")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ACCOUNT_KINDS)
def test_an_account_email_is_complete(kind: str, language: str) -> None:
    require_sound(account_email(kind, language), language)


@pytest.mark.parametrize("kind", ACCOUNT_KINDS)
def test_an_account_email_differs_in_each_language(kind: str) -> None:
    written = [account_email(kind, language) for language in LANGUAGES]
    assert len({each.subject for each in written}) == len(LANGUAGES)
    paragraphs = [set(str(each.body).split("\n\n")) for each in written]
    common = set.intersection(*paragraphs)
    assert common <= {CONTEXT["code"], CONTEXT["password_reset_url"], CONTEXT["signup_url"]}


@pytest.mark.parametrize("kind", EVENTS)
def test_each_kind_links_to_its_page_and_to_unsubscribe(
    make_client: MakeClient, travel: Travel, kind: str
) -> None:
    written = game_email(kind, make_client, travel, "en")
    reader = Player.objects.get(email=written.to[0])
    stop = written.extra_headers["List-Unsubscribe"].strip("<>")
    opened, settings, stopped = (
        link.removeprefix(site.SITE_URL) for link in Nesting(html_of(written)).links
    )
    assert stop.removeprefix(site.SITE_URL) == stopped
    http = Http()
    assert re.match(r"/(tables/\w+\?code=\w+)?$", http.get(opened)["Location"])
    assert http.get(settings).status_code == 200
    before = channel_choice(reader, kind)
    assert http.post(stopped, {"List-Unsubscribe": "One-Click"}).status_code == 200
    assert (before, channel_choice(reader, kind)) == ("mail", "none")


@pytest.mark.parametrize(
    ("language", "first", "fifth"),
    [
        ("en", "When: 1 June 2026, 11:00 UTC", "until Friday 5 June, 11:00."),
        ("fr", "Quand\u202f: 1er juin 2026 à 11:00 UTC", "au vendredi 5 juin à 11:00."),
        ("nl", "Wanneer: 1 juni 2026, 11:00 uur UTC", "tot vrijdag 5 juni, 11:00 uur."),
        ("de", "Wann: 1. Juni 2026, 11:00 Uhr UTC", "bis Freitag, 5. Juni, 11:00 Uhr."),
    ],
)
def test_dates_are_written_as_each_language_writes_them(
    make_client: MakeClient, travel: Travel, language: str, first: str, fifth: str
) -> None:
    assert f"\n{first}\n" in str(account_email("password_changed", language).body)
    assert fifth in str(game_email(Kind.TURN, make_client, travel, language).body)


def test_a_bot_is_called_by_its_name_in_each_language() -> None:
    names = {}
    for language in LANGUAGES:
        with use_language(language):
            names[language] = [seat_name(Seat(bot=bot)) for bot in ("greedy", "expert", "")]
    assert names["en"] == ["Greedy bot", "Expert bot", "Medium bot"]
    assert names["de"] == ["Gieriger Bot", "Bot (Experte)", "Bot (mittel)"]


def test_user_input_is_escaped_in_account_emails() -> None:
    player = Player(display_name="<b>&Bob</b>", email="bob@example.org")
    context_of_change = CONTEXT | {"user": player, "user_agent": "<script>alert(1)</script>"}
    context_of_change |= {"timestamp": datetime(2026, 6, 2, 9, tzinfo=UTC)}
    for kind in ("email_confirmation", "password_changed"):
        html = html_of(compose(kind, to=[player.email], context=context_of_change))
        assert "<b>" not in html
        assert "<script" not in html
