"""Emails about games: text, HTML, languages, pictures and unsubscribing."""

from __future__ import annotations

import re
from collections import Counter
from datetime import timedelta
from html.parser import HTMLParser
from pathlib import Path

import pytest
import time_machine
from django.conf import settings as site
from django.contrib.auth.models import Permission
from django.core import mail
from django.core.mail import EmailMultiAlternatives
from django.test import Client as Http
from pytest_django import Settings

from accounts.models import Player
from games.engine import view
from games.engine.core.naming import tile_name
from games.models import Table
from games.services.messages.rondel_picture import EMPTY, SEATS, TILES
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
        self.labels: list[str] = []
        self.colours = Counter[str]()
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
        if found.get("aria-label"):
            self.labels.append(str(found["aria-label"]))
        self.colours.update(re.findall(r"background:(#\w+)", str(found.get("style"))))
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
    assert turn_mail.subject == "Your turn: Glen More with Player 1"
    assert re.search(r"^Player 1 takes \w+.*\.$", text, re.MULTILINE)
    assert "You have until Friday 5 June, 13:00." in text
    assert max(map(len, text.splitlines())) < 300
    assert not re.search(r"&\w+;|<\w", text)


def test_text_and_html_say_the_same(turn_mail: EmailMultiAlternatives) -> None:
    html = Nesting(html_of(turn_mail))
    for line in str(turn_mail.body).split("-- ")[0].splitlines():
        if not line.startswith("http"):
            assert line.rstrip(":") in html.text or line in html.labels
    assert all(link in str(turn_mail.body) for link in html.links)
    assert len(html_of(turn_mail)) < 20_000


def test_an_email_has_a_dark_theme(turn_mail: EmailMultiAlternatives) -> None:
    html = Nesting(html_of(turn_mail))
    assert "@media (prefers-color-scheme: dark)" in html.sheet
    assert set(re.findall(r"\.([a-z]+)", html.sheet)) == html.classes
    # Mail programs put their own names before ours, and load nothing.
    assert "url(" not in html.sheet


def test_the_email_shows_the_circuit_with_the_names_of_tiles_and_pieces(
    turn_mail: EmailMultiAlternatives,
) -> None:
    html, table = Nesting(html_of(turn_mail)), Table.objects.get()
    game = committed_game(table)
    tiles = [game.tiles[tile] for _, tile in view(game).rondel.tiles]
    shown = Counter({name: html.colours[code] for name, (code, _) in TILES.items()})
    assert +shown == Counter(tile.colour for tile in tiles)
    assert html.colours[EMPTY[0]] == 14 - len(tiles)
    assert all(html.colours[SEATS[seat.colour]] == 1 for seat in table.seats.all())
    [words] = html.labels
    assert words.startswith("The circuit now, clockwise from you: ")
    assert all(tile_name(tile) in words and tile_name(tile) in html.text for tile in tiles)
    assert all(piece in html.text for piece in ("You", "Player 1", "die"))
    assert words in str(turn_mail.body)


@pytest.mark.parametrize(("colours"), [*TILES.values(), EMPTY])
def test_the_names_of_tiles_can_be_read_on_their_colours(colours: tuple[str, str]) -> None:
    light, dark = sorted(map(luminance, colours), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def luminance(colour: str) -> float:
    """Return the relative luminance of a color (WCAG 2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_a_subject_names_as_many_players_as_it_has_room_for(
    make_client: MakeClient, travel: Travel
) -> None:
    subjects = []
    for length in (5, 12, 22):
        mail.outbox.clear()
        _, clients = begin(make_client, players=4)
        for number, client in enumerate(clients):
            name = chr(ord("A") + number) * length
            Player.objects.filter(pk=client.player.pk).update(display_name=f"{name}{length}")
            give_address(client)
        travel.shift(timedelta(minutes=10))
        deliver_all()
        subjects += [each.subject for each in mail.outbox if each.subject.startswith("Your turn")]
    assert subjects == [
        "Your turn: Glen More with BBBBB5, CCCCC5 and DDDDD5",
        "Your turn: Glen More with BBBBBBBBBBBB12 and 2 others",
        "Your turn: Glen More with 3 others",
    ]


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
    assert b"been unsubscribed from these emails" in done.content
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
        assert written.subject == translate("message-turn", game="Glen More", others="Player 1")
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
    assert b"The circuit now" in html.content
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
