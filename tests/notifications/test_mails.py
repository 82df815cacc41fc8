"""Emails about games: text, HTML, languages, pictures and unsubscribing."""

from __future__ import annotations

import re
from collections import Counter
from datetime import timedelta
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import pytest
import time_machine
from django.conf import settings as site
from django.contrib.auth.models import Permission
from django.core import mail
from django.core.mail import EmailMultiAlternatives
from django.test import Client as Http
from PIL import Image, ImageColor
from pytest_django import Settings

from accounts.models import Player
from games.engine import view
from games.models import Table
from games.services.messages.pictures import SCALE, TILES, _place
from games.services.storage.position import committed_game
from glenmore_site.base.emails import build_email
from i18n import translate, use_language
from notifications.services.preferences import channel_choice
from tests.games.client import Client
from tests.games.conftest import MakeClient, MakePlayer
from tests.games.tables import acting, begin
from tests.notifications.messages import choose, deliver_all, give_address

pytestmark = pytest.mark.django_db

Travel = time_machine.Traveller
VOID = {"meta", "img", "br"}


class Nesting(HTMLParser):
    """Reads HTML strictly: every tag that is opened is closed, in order; keeps what is found."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.images: list[dict[str, str | None]] = []
        self.text = self.sheet = ""
        self.classes: set[str] = set()
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        found = dict(attrs)
        if tag == "a":
            self.links.append(str(found["href"]))
        if tag == "img":
            self.images.append(found)
        assert not {"onclick", "onload"} & found.keys()
        # Many mail programs ignore style sheets: nothing may depend on its class.
        assert "class" not in found or "style" in found
        assert tag not in ("script", "link", "form")
        self.classes |= set(str(found.get("class", "")).split())

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" in self.open:
            self.sheet += data
        else:
            self.text += data


@pytest.fixture
def turn_mail(make_client: MakeClient, travel: Travel) -> EmailMultiAlternatives:
    """Return the email to the player whose turn it is after another has played."""
    return sent_turn_mail(make_client, travel)[0]


def sent_turn_mail(
    make_client: MakeClient, travel: Travel, language: str = "en"
) -> tuple[EmailMultiAlternatives, Client]:
    """Play until it is the second player's turn and send the email."""
    table, clients = begin(make_client)
    Player.objects.filter(pk=clients[1].player.pk).update(
        language=language, time_zone="Europe/Brussels"
    )
    give_address(clients[1])
    client, payload = acting(clients, table)
    while client is not clients[1]:
        client.take_turn(payload)
        client, payload = acting(clients, table)
    travel.shift(timedelta(minutes=10))
    deliver_all()
    found = mail.outbox[-1]
    assert isinstance(found, EmailMultiAlternatives)
    return found, clients[1]


def html_of(written: EmailMultiAlternatives) -> str:
    """Return the HTML part."""
    [(html, kind)] = written.alternatives
    assert kind == "text/html"
    return str(html)


def test_an_email_says_who_did_what_and_how_much_time_is_left(
    turn_mail: EmailMultiAlternatives,
) -> None:
    text = str(turn_mail.body)
    assert turn_mail.subject == "Your turn: Glen More (2010) with Player 1"
    assert re.search(r"^Player 1 took [A-Z]\w+.*\.$", text, re.MULTILINE)
    assert "You have time until Friday 5 June, 13:00." in text
    assert max(map(len, text.splitlines())) < 300
    assert not re.search(r"&\w+;|<\w", text)


def test_text_and_html_say_the_same(turn_mail: EmailMultiAlternatives) -> None:
    html = Nesting(html_of(turn_mail))
    for line in str(turn_mail.body).split("-- ")[0].splitlines():
        if not line.startswith("http"):
            assert line.rstrip(":") in html.text
    assert all(link in str(turn_mail.body) for link in html.links)
    assert len(html_of(turn_mail)) < 20_000


def test_an_email_has_a_dark_theme(turn_mail: EmailMultiAlternatives) -> None:
    html = Nesting(html_of(turn_mail))
    assert "@media (prefers-color-scheme: dark)" in html.sheet
    assert set(re.findall(r"\.([a-z]+)", html.sheet)) == html.classes
    # Mail programs put their own names before ours, and load nothing.
    assert "url(" not in html.sheet


def test_the_html_embeds_a_picture_of_the_rondel(
    turn_mail: EmailMultiAlternatives,
) -> None:
    [shown] = Nesting(html_of(turn_mail)).images
    assert shown["src"] == "cid:rondel"
    assert shown["alt"] == "The rondel as it is now"
    parts = {part.get_content_type(): part for part in turn_mail.message().walk()}
    assert turn_mail.message().get_content_type() == "multipart/related"
    png = parts["image/png"].get_payload(decode=True)
    assert isinstance(png, bytes)
    picture = Image.open(BytesIO(png)).convert("RGB")
    assert picture.size == (480, 480)
    assert len(png) < 20_000
    assert tiles_in(picture) == Counter(
        game.tiles[tile].colour
        for game in [committed_game(Table.objects.get())]
        for _, tile in view(game).rondel.tiles
    )


def tiles_in(picture: Image.Image) -> Counter[str]:
    """Return the colours of the tiles in a picture."""
    names = {tuple(ImageColor.getrgb(code)): name for name, code in TILES.items()}
    payload = Counter[str]()
    for space in range(14):
        x, y = _place(space, 14)
        found = picture.getpixel((int((x + 12) * SCALE), int(y * SCALE)))
        if found in names:
            payload[names[found]] += 1
    return payload


def test_its_link_opens_the_table_without_login(
    turn_mail: EmailMultiAlternatives, client: Http
) -> None:
    [link] = [each for each in Nesting(html_of(turn_mail)).links if "/go/" in each]
    assert link.startswith(site.SITE_URL)
    answer = client.get(link.removeprefix(site.SITE_URL))
    assert answer.status_code == 302
    assert re.fullmatch(r"/tables/\w+\?code=\w+", answer["Location"])
    forged = client.get(link.removeprefix(site.SITE_URL)[:-2] + "xx")
    assert forged["Location"] == "/"


def test_one_click_unsubscribes_without_login(make_client: MakeClient, travel: Travel) -> None:
    written, reader = sent_turn_mail(make_client, travel)
    headers = written.extra_headers
    assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = headers["List-Unsubscribe"].strip("<>").removeprefix(site.SITE_URL)
    http = Http(enforce_csrf_checks=True)
    asked = http.get(address)
    assert b"<form" in asked.content
    assert channel_choice(reader.player, "turn") == "either"
    done = http.post(address, {"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200
    assert b"no more mails of this kind" in done.content
    assert channel_choice(reader.player, "turn") == "push"
    assert channel_choice(reader.player, "deadline") == "either"
    assert http.post(address[:-2] + "xx").status_code == 404


@pytest.mark.parametrize("language", ["fr", "nl", "de"])
def test_emails_are_in_the_language_of_their_reader(
    make_client: MakeClient, travel: Travel, language: str
) -> None:
    written, _ = sent_turn_mail(make_client, travel, language)
    text = str(written.body)
    with use_language(language):
        assert written.subject == translate(
            "message-turn", game="Glen More (2010)", others="Player 1"
        )
        assert translate("email-why") in text
    for english in ("took", "gained", "until", " and "):
        assert f" {english} " not in text
    assert f'lang="{language}"' in html_of(written)


def test_names_are_escaped(make_client: MakeClient, travel: Travel) -> None:
    Player.objects.filter(pk__gt=0).delete()
    _, clients = begin(make_client)
    Player.objects.filter(pk=clients[0].player.pk).update(display_name="<b>&Bob</b>")
    give_address(clients[1])
    choose(clients[1], started="mail")
    travel.shift(timedelta(minutes=10))
    deliver_all()
    written = mail.outbox[-1]
    assert isinstance(written, EmailMultiAlternatives)
    assert "<b>&Bob</b>" in written.subject
    assert "<b>&Bob</b>" in str(written.body)
    assert "<b>" not in html_of(written)
    assert "<b>&Bob</b>" in Nesting(html_of(written)).text


@pytest.fixture
def stored_email(
    make_client: MakeClient, travel: Travel, settings: Settings, tmp_path: Path
) -> str:
    """The address of a mail that became a file."""
    settings.EMAIL_BACKEND = "glenmore_site.base.mailbox.EmailBackend"
    settings.EMAIL_FILE_PATH = tmp_path / "mails"
    _, clients = begin(make_client)
    give_address(clients[0])
    travel.shift(timedelta(minutes=10))
    deliver_all()
    [path] = (tmp_path / "mails").iterdir()
    return f"/admin/mails/{path.stem}/"


def test_where_no_server_carries_mails_the_operator_reads_them(
    stored_email: str, make_player: MakePlayer, client: Http
) -> None:
    assert client.get(stored_email).status_code == 302
    boss = make_player()
    boss.is_staff = boss.is_superuser = True
    boss.save()
    client.force_login(boss)
    for page in ("/admin/mails/", stored_email):
        assert b"Your turn: Glen More" in client.get(page).content
    html = client.get(f"{stored_email}html")
    assert b"data:image/png;base64," in html.content
    assert "sandbox" in html["Content-Security-Policy"]
    assert "script-src" not in html["Content-Security-Policy"]
    assert client.get("/admin/mails/none/").status_code == 404
    assert b"Emails written to files" in client.get("/admin/").content


def staff(make_player: MakePlayer, *permissions: str) -> Player:
    """A member of staff with these permissions."""
    player = make_player()
    player.is_staff = True
    player.save()
    player.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    return player


def test_staff_read_mails_only_with_the_permission(
    stored_email: str, make_player: MakePlayer, client: Http
) -> None:
    pages = ("/admin/mails/", stored_email, f"{stored_email}html")
    client.force_login(staff(make_player))
    assert [client.get(page).status_code for page in pages] == [403] * 3
    assert b"Emails written to files" not in client.get("/admin/").content
    client.force_login(staff(make_player, "view_mails"))
    assert [client.get(page).status_code for page in pages] == [200] * 3


def test_codes_and_links_are_masked_except_while_debugging(
    make_player: MakePlayer, client: Http, settings: Settings, tmp_path: Path
) -> None:
    settings.EMAIL_BACKEND = "glenmore_site.base.mailbox.EmailBackend"
    settings.EMAIL_FILE_PATH = tmp_path / "mails"
    secrets = {"ABCD-EFGH", "signature"}
    text = "Type this:\n\nABCD-EFGH\n\nor go to https://more.example/stop?by=signature"
    subject = "ABCD-EFGH is your code"
    build_email(subject=subject, text=text, to=["a@example.org"], code="ABCD-EFGH").send()
    [path] = (tmp_path / "mails").iterdir()
    client.force_login(staff(make_player, "view_mails"))
    for page in ("", f"{path.stem}/", f"{path.stem}/html"):
        content = client.get(f"/admin/mails/{page}").content.decode()
        assert not [secret for secret in secrets if secret in content]
    settings.DEBUG = True
    content = client.get(f"/admin/mails/{path.stem}/").content.decode()
    assert all(secret in content for secret in secrets)
