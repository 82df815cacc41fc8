"""A sample of every kind of email that the site sends, in a given language."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

import time_machine
from django.core import mail
from django.core.mail import EmailMultiAlternatives

from accounts.emails import CHANGES, EMAILS, compose
from accounts.models import Player
from games.models import Seat
from games.services.clocks import absence
from notifications.models import Kind
from notifications.services.digests import post_due_digests
from tests.games.client import Client
from tests.games.conftest import MakeClient
from tests.games.tables import acting, begin, finish
from tests.notifications.messages import choose, deliver_all, give_address

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
#: The context of account emails.
CONTEXT = {
    "code": "K4M-7QX",
    "password_reset_url": "https://glenmore.example/reset-password",
    "signup_url": "https://glenmore.example/sign-up",
    "from_email": "morag@example.org",
    "to_email": "rose@example.org",
    "deleted_email": "morag@example.org",
    "timestamp": datetime(2026, 6, 1, 11, tzinfo=UTC),
    "ip": "192.0.2.7",
    "user_agent": "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/139.0 Mobile",
}
Clock = time_machine.Traveller
Happen = Callable[[Client, Client, Clock], None]


def game_email(
    kind: str, make_client: MakeClient, clock: Clock, language: str
) -> EmailMultiAlternatives:
    """Return the email of a kind about games, after causing its event at a table."""
    other, reader = make_client(), make_client()
    Player.objects.filter(pk=other.player.pk).update(display_name="Ailsa Craig")
    Player.objects.filter(pk=reader.player.pk).update(language=language)
    reader.player.refresh_from_db()
    give_address(reader)
    choose(reader, **{each: "mail" for each in Kind if each != Kind.DIGEST})
    EVENTS[kind](other, reader, clock)
    deliver_all()
    found = mail.outbox[-1]
    assert isinstance(found, EmailMultiAlternatives)
    return found


def account_email(kind: str, language: str) -> EmailMultiAlternatives:
    """Return the email of a kind about an account."""
    player = Player(display_name="Morag", email="morag@example.org", language=language)
    return compose(kind, to=[player.email], context=CONTEXT | {"user": player})


ACCOUNT_KINDS = (*EMAILS, *CHANGES)


def _sit(*clients: Client) -> str:
    """Return a table of these players, the first of whom is to move."""
    sitting = iter(clients)
    return begin(partial(next, sitting), players=len(clients), edition="glen-more-2")[0]


def _turn(other: Client, reader: Client, clock: Clock) -> None:
    table = _sit(other, reader)
    client, payload = acting([other, reader], table)
    while client is other:
        client.take_turn(payload)
        client, payload = acting([other, reader], table)
    clock.shift(10 * MINUTE)


def _deadline(other: Client, reader: Client, clock: Clock) -> None:
    table = _sit(reader, other)
    clock.shift(10 * MINUTE)
    deliver_all()
    remind = Seat.objects.get(table=table, must_act=True).remind
    assert remind is not None
    clock.move_to(remind)


def _started(other: Client, reader: Client, clock: Clock) -> None:
    _sit(other, reader)
    clock.shift(10 * MINUTE)


def _over(other: Client, reader: Client, clock: Clock) -> None:
    finish([other, reader], _sit(other, reader))
    clock.shift(10 * MINUTE)


def _invitation(other: Client, reader: Client, clock: Clock) -> None:
    table = other.open_table(players=3)["id"]
    other.post(f"/tables/{table}/invitations/", {"name": reader.player.display_name})
    clock.shift(MINUTE)


def _mention(other: Client, reader: Client, clock: Clock) -> None:
    table = _sit(reader, other)
    said = f"Well, @{reader.player.display_name}, what will you do about the sheep?"
    other.post(f"/tables/{table}/chat/", {"text": said})
    clock.shift(MINUTE)


def _takeover(other: Client, reader: Client, clock: Clock) -> None:
    seat = Seat.objects.get(table=_sit(reader, other), must_act=True)
    assert seat.takeover is not None
    clock.move_to(seat.takeover)
    absence.take_over_seat(seat_id=seat.pk)
    clock.shift(MINUTE)


def _digest(other: Client, reader: Client, clock: Clock) -> None:
    choose(reader, digest="mail")
    _sit(reader, other)
    _sit(other, reader)
    clock.shift(10 * MINUTE)
    deliver_all()
    clock.shift(DAY)
    post_due_digests()


EVENTS: dict[str, Happen] = {
    Kind.TURN: _turn,
    Kind.DEADLINE: _deadline,
    Kind.STARTED: _started,
    Kind.OVER: _over,
    Kind.INVITATION: _invitation,
    Kind.MENTION: _mention,
    Kind.TAKEOVER: _takeover,
    Kind.DIGEST: _digest,
}
