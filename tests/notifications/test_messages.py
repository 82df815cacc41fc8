"""Players are notified once, when they want it, and only of what is still true."""

from __future__ import annotations

from datetime import timedelta

import pytest
import time_machine
from allauth.account.models import EmailAddress
from django.core import mail
from django.utils import timezone
from pytest_django import Settings

from games.models import Seat
from games.services.clocks import absence
from games.services.messages import presence
from notifications.models import Hours, Message
from notifications.services.delivery import deliver, due_messages
from tests.games.conftest import MakeClient
from tests.games.tables import acting
from tests.notifications.conftest import NOON
from tests.notifications.messages import (
    begin_with_addresses,
    choose,
    deliver_all,
    message_log,
    states,
)

pytestmark = pytest.mark.django_db

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
Travel = time_machine.Traveller


def test_a_turn_is_notified_once(make_client: MakeClient, travel: Travel) -> None:
    _, (first, second) = begin_with_addresses(make_client)
    deliver_all()
    assert mail.outbox == []
    travel.shift(2 * MINUTE)
    deliver_all()
    deliver_all()
    turns = [each for each in mail.outbox if each.subject.startswith("Your turn")]
    assert [each.to for each in turns] == [[first.player.email]]
    assert states(first, "turn") == [("sent", "by email")]
    assert message_log(second, "turn") == []


def test_playing_within_the_delay_cancels_the_notification(
    make_client: MakeClient, travel: Travel
) -> None:
    table, clients = begin_with_addresses(make_client)
    client, payload = acting(clients, table)
    client.take_turn(payload)
    assert states(client, "turn")[-1] == ("dropped", "you had already moved")
    assert ("dropped", "you had already moved") not in states(client, "deadline")
    travel.shift(HOUR)
    deliver_all()
    kinds = {(message.player_id, message.kind) for message in Message.objects.filter(state="sent")}
    assert (client.player.pk, "turn") not in kinds


def test_a_player_at_the_table_is_notified_only_after_leaving_it(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    presence.mark_present(table, first.player.pk)
    travel.shift(2 * MINUTE)
    presence.mark_present(table, first.player.pk)
    deliver_all()
    assert states(first, "turn") == [("waiting", "")]
    presence.mark_absent(table, first.player.pk)
    travel.shift(MINUTE)
    deliver_all()
    assert states(first, "turn") == [("sent", "by email")]


def test_nothing_is_sent_in_quiet_hours(make_client: MakeClient, travel: Travel) -> None:
    travel.move_to(NOON + 11 * HOUR)
    _, (first, _) = begin_with_addresses(make_client)
    for hour in range(10):
        deliver_all()
        assert mail.outbox == [], hour
        travel.shift(HOUR)
    deliver_all()
    assert states(first, "turn") == [("sent", "by email")]


def test_a_reminder_that_would_come_too_late_after_the_quiet_hours_comes_before_them(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client, pace="correspondence-12h")
    seat = Seat.objects.get(table=table, must_act=True)
    assert (seat.remind, seat.deadline) == (NOON + 48 * HOUR, NOON + 60 * HOUR)
    Hours.objects.create(player=first.player, quiet_from="10:30", quiet_to="23:30")
    first.put("/me/rest/", {"sleep_from": None, "sleep_to": None, "weekend": False})
    due = message_log(first, "deadline")[0]["due"]
    assert due == (NOON + 47 * HOUR + 25 * MINUTE).isoformat().replace("+00:00", "Z")


def test_a_reminder_is_sent_at_four_fifths_of_the_time(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    seat = Seat.objects.get(table=table, must_act=True)
    assert seat.remind == NOON + 4 * DAY * 0.8
    travel.shift(5 * MINUTE)
    deliver_all()
    travel.move_to(seat.remind)
    deliver_all()
    assert states(first, "deadline") == [("sent", "by email")]


def test_a_reminder_moves_with_its_deadline(make_client: MakeClient, travel: Travel) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    before = message_log(first, "deadline")[0]["due"]
    first.post("/me/vacations/", {"first": "2026-06-02", "last": "2026-06-03"})
    assert message_log(first, "deadline")[0]["due"] > before


def test_the_player_is_notified_when_a_bot_takes_over(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    seat = Seat.objects.get(table=table, must_act=True)
    assert seat.takeover is not None
    travel.move_to(seat.takeover)
    absence.take_over_seat(seat_id=seat.pk)
    travel.shift(MINUTE)
    deliver_all()
    assert states(first, "takeover") == [("sent", "by email")]
    assert states(first, "turn") == [("dropped", "a bot is playing for you")]
    assert "A bot is playing for you" in [each.subject for each in mail.outbox][-1]


def test_the_others_are_notified_that_the_game_starts(
    make_client: MakeClient, travel: Travel
) -> None:
    _, (first, second) = begin_with_addresses(make_client)
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(second, "started") == [("sent", "by email")]
    assert message_log(first, "started") == []


def test_the_first_player_gets_only_the_turn_notification(
    make_client: MakeClient, travel: Travel
) -> None:
    table, clients = begin_with_addresses(make_client)
    client, payload = acting(clients, table)
    while client is not clients[1]:
        client.take_turn(payload)
        client, payload = acting(clients, table)
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(clients[1], "started") == [("dropped", "it was already your turn by then")]
    assert states(clients[1], "turn") == [("sent", "by email")]


def test_a_game_against_bots_notifies_nobody(make_client: MakeClient, travel: Travel) -> None:
    client = make_client()
    client.open_table(bots=["greedy"])
    assert message_log(client) == []


def test_a_mention_in_chat_is_notified(make_client: MakeClient, travel: Travel) -> None:
    table, (first, second) = begin_with_addresses(make_client)
    choose(second, mention="mail")
    first.post(f"/tables/{table}/chat/", {"text": "Well, @player 2, what now?"})
    first.post(f"/tables/{table}/chat/", {"text": "@Player 22 is somebody else, and @Player 1 me."})
    travel.shift(MINUTE)
    deliver_all()
    assert states(second, "mention") == [("sent", "by email")]
    assert "@player 2, what now?" in str(mail.outbox[-1].body)
    assert message_log(first, "mention") == []


def test_channels_are_chosen_for_each_kind(make_client: MakeClient, travel: Travel) -> None:
    _, (first, second) = begin_with_addresses(make_client)
    choose(first, turn="none")
    choose(second, started="push")
    travel.shift(5 * MINUTE)
    deliver_all()
    assert mail.outbox == []
    assert states(first, "turn") == [("dropped", "you turned off this kind of notification")]
    assert states(second, "started") == [
        ("dropped", "none of your devices gets push notifications")
    ]


def test_a_muted_table_is_silent(make_client: MakeClient, travel: Travel) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    first.put(f"/me/notifications/muted/{table}/")
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(first, "turn") == [("dropped", "you muted this table")]
    first.delete(f"/me/notifications/muted/{table}/")


def test_quiet_hours_do_not_lead_to_two_notifications_of_one_turn(
    make_client: MakeClient, travel: Travel
) -> None:
    travel.move_to(NOON + 11 * HOUR)
    table, (first, _) = begin_with_addresses(make_client, pace="correspondence-12h")
    seat = Seat.objects.get(table=table, must_act=True)
    near = NOON + 18 * HOUR
    Seat.objects.filter(pk=seat.pk).update(remind=near, deadline=near + 5 * HOUR)
    morning = NOON + 21 * HOUR
    Message.objects.filter(player=first.player, kind="deadline").update(due=morning)
    travel.move_to(morning)
    for _ in range(3):
        deliver_all()
        travel.shift(MINUTE)
    assert states(first, "turn") == [("sent", "by email")]
    assert states(first, "deadline") == [("dropped", "you had just been notified of this turn")]


def test_reminders_alone_are_sent_after_quiet_hours(
    make_client: MakeClient, travel: Travel
) -> None:
    travel.move_to(NOON + 11 * HOUR)
    table, (first, _) = begin_with_addresses(make_client, pace="correspondence-12h")
    choose(first, turn="none")
    near = NOON + 18 * HOUR
    Seat.objects.filter(table=table, must_act=True).update(remind=near, deadline=near + 5 * HOUR)
    Message.objects.filter(player=first.player, kind="deadline").update(due=NOON + 21 * HOUR)
    travel.move_to(NOON + 21 * HOUR)
    for _ in range(3):
        deliver_all()
        travel.shift(MINUTE)
    assert states(first, "deadline") == [("sent", "by email")]


def test_no_turn_notification_follows_a_reminder(make_client: MakeClient, travel: Travel) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    seat = Seat.objects.get(table=table, must_act=True)
    assert seat.remind is not None
    Message.objects.filter(player=first.player, kind="turn").update(due=seat.remind + HOUR)
    travel.move_to(seat.remind)
    deliver_all()
    travel.shift(HOUR)
    deliver_all()
    assert states(first, "deadline") == [("sent", "by email")]
    assert states(first, "turn") == [("dropped", "you had already been reminded")]


def test_a_retried_email_goes_to_the_current_address(
    make_client: MakeClient, travel: Travel, settings: Settings
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "localhost", 9
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(first, "turn") == [("sending", "")]
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    player = first.player
    player.email = "other@example.org"
    player.save()
    EmailAddress.objects.filter(user=player).update(email=player.email)
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(first, "turn") == [("sent", "by email")]
    assert ["other@example.org"] in [each.to for each in mail.outbox]


def test_a_message_to_a_deleted_player_is_dropped(make_client: MakeClient, travel: Travel) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    travel.shift(5 * MINUTE)
    due = due_messages(timezone.now())
    first.player.notifications.all().delete()
    for number in due:
        deliver(message_id=number)
    assert message_log(first) == []
