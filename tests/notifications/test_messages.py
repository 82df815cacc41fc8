"""Is everybody told what he must know, once, when he wants it, and not when it is not true?"""

from __future__ import annotations

from datetime import timedelta

import pytest
import time_machine
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client as Http
from django.utils import timezone
from pytest_django import Settings

from accounts.models import Player
from games.models import Seat
from games.services import absence, presence
from notifications.models import Delivery, Hours, Message
from notifications.services.delivering import deliver, due_messages, sweep
from notifications.services.digests import gather_due
from notifications.services.preferences import stop_mails, ways_of
from tests.games.client import Client, Refused
from tests.games.conftest import MakeClient, MakePlayer
from tests.games.tables import acting, begin
from tests.notifications.conftest import NOON
from tests.notifications.post import choose, deliver_all, give_address, log_of, states

pytestmark = pytest.mark.django_db

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
SETTINGS = "/api/v1/me/notifications/settings/"
Travel = time_machine.Traveller


def begin_with_addresses(
    make_client: MakeClient, pace: str = "correspondence"
) -> tuple[str, list[Client]]:
    """A table whose players can be written to."""
    table, clients = begin(make_client, pace=pace)
    for client in clients:
        give_address(client)
    return table, clients


def test_whose_turn_it_is_hears_of_it_once(make_client: MakeClient, travel: Travel) -> None:
    _, (first, second) = begin_with_addresses(make_client)
    deliver_all()
    assert mail.outbox == []
    travel.shift(2 * MINUTE)
    deliver_all()
    deliver_all()
    turns = [each for each in mail.outbox if each.subject.startswith("Your turn")]
    assert [each.to for each in turns] == [[first.player.email]]
    assert states(first, "turn") == [("sent", "by mail")]
    assert log_of(second, "turn") == []


def test_who_played_within_the_delay_hears_nothing(make_client: MakeClient, travel: Travel) -> None:
    table, clients = begin_with_addresses(make_client)
    client, seen = acting(clients, table)
    client.take_turn(seen)
    assert states(client, "turn")[-1] == ("dropped", "you had played already")
    assert ("dropped", "you had played already") not in states(client, "deadline")
    travel.shift(HOUR)
    deliver_all()
    kinds = {(message.player_id, message.kind) for message in Message.objects.filter(state="sent")}
    assert (client.player.pk, "turn") not in kinds


def test_who_looks_at_the_table_hears_nothing_until_he_leaves_it(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    presence.note_look(table, first.player.pk)
    travel.shift(2 * MINUTE)
    presence.note_look(table, first.player.pk)
    deliver_all()
    assert states(first, "turn") == [("waiting", "")]
    presence.note_away(table, first.player.pk)
    travel.shift(MINUTE)
    deliver_all()
    assert states(first, "turn") == [("sent", "by mail")]


def test_nothing_comes_in_quiet_hours(make_client: MakeClient, travel: Travel) -> None:
    travel.move_to(NOON + 11 * HOUR)
    _, (first, _) = begin_with_addresses(make_client)
    for hour in range(10):
        deliver_all()
        assert mail.outbox == [], hour
        travel.shift(HOUR)
    deliver_all()
    assert states(first, "turn") == [("sent", "by mail")]


def test_a_reminder_that_would_come_too_late_after_the_quiet_hours_comes_before_them(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client, pace="correspondence-12h")
    seat = Seat.objects.get(table=table, must_act=True)
    assert (seat.remind, seat.deadline) == (NOON + 48 * HOUR, NOON + 60 * HOUR)
    Hours.objects.create(player=first.player, quiet_from="10:30", quiet_to="23:30")
    first.put("/me/rest/", {"sleep_from": None, "sleep_to": None, "weekend": False})
    due = log_of(first, "deadline")[0]["due"]
    assert due == (NOON + 47 * HOUR + 25 * MINUTE).isoformat().replace("+00:00", "Z")


def test_at_four_fifths_of_the_time_comes_a_reminder(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    seat = Seat.objects.get(table=table, must_act=True)
    assert seat.remind == NOON + 4 * DAY * 0.8
    travel.shift(5 * MINUTE)
    deliver_all()
    travel.move_to(seat.remind)
    deliver_all()
    assert states(first, "deadline") == [("sent", "by mail")]


def test_a_reminder_moves_with_its_deadline(make_client: MakeClient, travel: Travel) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    before = log_of(first, "deadline")[0]["due"]
    first.post("/me/vacations/", {"first": "2026-06-02", "last": "2026-06-03"})
    assert log_of(first, "deadline")[0]["due"] > before


def test_a_bot_that_takes_over_is_told_to_the_player(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    seat = Seat.objects.get(table=table, must_act=True)
    assert seat.takeover is not None
    travel.move_to(seat.takeover)
    absence.take_over(seat_id=seat.pk)
    travel.shift(MINUTE)
    deliver_all()
    assert states(first, "takeover") == [("sent", "by mail")]
    assert states(first, "turn") == [("dropped", "a bot plays for you")]
    assert "A bot plays for you" in [each.subject for each in mail.outbox][-1]


def test_the_others_hear_that_the_game_begins(make_client: MakeClient, travel: Travel) -> None:
    _, (first, second) = begin_with_addresses(make_client)
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(second, "started") == [("sent", "by mail")]
    assert log_of(first, "started") == []


def test_whose_turn_comes_at_once_does_not_hear_that_the_game_begins(
    make_client: MakeClient, travel: Travel
) -> None:
    table, clients = begin_with_addresses(make_client)
    client, seen = acting(clients, table)
    while client is not clients[1]:
        client.take_turn(seen)
        client, seen = acting(clients, table)
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(clients[1], "started") == [("dropped", "your turn had come by then")]
    assert states(clients[1], "turn") == [("sent", "by mail")]


def test_a_game_with_bots_alone_tells_nobody(make_client: MakeClient, travel: Travel) -> None:
    client = make_client()
    client.open_table(bots=["greedy"])
    assert log_of(client) == []


def test_who_is_spoken_to_by_name_hears_of_it(make_client: MakeClient, travel: Travel) -> None:
    table, (first, second) = begin_with_addresses(make_client)
    choose(second, mention="mail")
    first.post(f"/tables/{table}/chat/", {"text": "Well, @player 2, what now?"})
    first.post(f"/tables/{table}/chat/", {"text": "@Player 22 is somebody else, and @Player 1 me."})
    travel.shift(MINUTE)
    deliver_all()
    assert states(second, "mention") == [("sent", "by mail")]
    assert "@player 2, what now?" in str(mail.outbox[-1].body)
    assert log_of(first, "mention") == []


def test_ways_are_chosen_for_each_kind(make_client: MakeClient, travel: Travel) -> None:
    _, (first, second) = begin_with_addresses(make_client)
    choose(first, turn="none")
    choose(second, started="push")
    travel.shift(5 * MINUTE)
    deliver_all()
    assert mail.outbox == []
    assert states(first, "turn") == [("dropped", "you do not want to hear of this kind of things")]
    assert states(second, "started") == [("dropped", "no device of yours takes pushes")]


def test_a_muted_table_is_silent(make_client: MakeClient, travel: Travel) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    first.put(f"/me/notifications/muted/{table}/")
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(first, "turn") == [("dropped", "you have muted this table")]
    first.delete(f"/me/notifications/muted/{table}/")


def test_whoever_cannot_be_reached_sees_why(make_client: MakeClient, travel: Travel) -> None:
    _, (first, _) = begin(make_client)
    travel.shift(5 * MINUTE)
    deliver_all()
    reason = "no device of yours takes pushes, and no mail address is confirmed"
    assert states(first, "turn") == [("dropped", reason)]


def test_a_digest_gathers_what_is_still_true_once_a_day(
    make_client: MakeClient, travel: Travel
) -> None:
    table, clients = begin_with_addresses(make_client)
    _, (first, _) = begin_with_addresses(make_client)
    for client in (clients[0], first):
        choose(client, digest="mail")
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(first, "turn") == [("gathered", "kept for your daily digest")]
    client, seen = acting(clients, table)
    client.take_turn(seen)
    mail.outbox.clear()
    travel.move_to(NOON + DAY)
    for _ in range(3):
        gather_due()
        deliver_all()
    digests = [each for each in mail.outbox if each.subject == "Your tables today"]
    assert [each.to for each in digests] == [[first.player.email]]
    assert "Your turn: Glen More" in str(digests[0].body)


def test_what_comes_after_the_hour_of_the_digest_waits_for_the_next(
    make_client: MakeClient, travel: Travel
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    choose(first, digest="mail")
    travel.shift(5 * MINUTE)
    deliver_all()
    gather_due()
    deliver_all()
    assert log_of(first, "digest") == []
    travel.move_to(NOON + 21 * HOUR)
    gather_due()
    deliver_all()
    assert states(first, "digest") == [("sent", "by mail")]
    travel.shift(DAY)
    gather_due()
    assert len(log_of(first, "digest")) == 1


def test_a_digest_that_cannot_come_gathers_nothing(make_client: MakeClient, travel: Travel) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    choose(first, digest="push")
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(first, "turn") == [("sent", "by mail")]


def test_who_stops_the_digest_does_not_get_many_mails_instead(make_client: MakeClient) -> None:
    client = make_client()
    give_address(client)
    choose(client, digest="mail", turn="both")
    stop_mails(player=client.player, kind="digest")
    ways = ways_of(client.player)
    assert (ways["digest"], ways["turn"], ways["over"]) == ("none", "push", "push")
    assert ways["deadline"] == "either"


def test_the_night_does_not_bring_two_words_about_one_turn(
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
    assert states(first, "turn") == [("sent", "by mail")]
    assert states(first, "deadline") == [("dropped", "you had just heard of this turn")]


def test_who_wants_reminders_alone_gets_them_after_the_night(
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
    assert states(first, "deadline") == [("sent", "by mail")]


def test_who_was_reminded_is_not_told_afterwards_that_it_is_his_turn(
    make_client: MakeClient, travel: Travel
) -> None:
    table, (first, _) = begin_with_addresses(make_client)
    seat = Seat.objects.get(table=table, must_act=True)
    assert seat.remind is not None
    Message.objects.filter(player=first.player, kind="turn").update(due=seat.remind + HOUR)
    travel.move_to(seat.remind)
    deliver_all()
    travel.shift(HOUR)
    deliver_all()
    assert states(first, "deadline") == [("sent", "by mail")]
    assert states(first, "turn") == [("dropped", "you had been reminded already")]


def test_a_mail_that_waits_for_its_server_goes_to_the_address_of_now(
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
    assert states(first, "turn") == [("sent", "by mail")]
    assert ["other@example.org"] in [each.to for each in mail.outbox]


def test_a_message_whose_player_is_gone_harms_nobody(
    make_client: MakeClient, travel: Travel
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    travel.shift(5 * MINUTE)
    due = due_messages(timezone.now())
    first.player.notifications.all().delete()
    for number in due:
        deliver(message_id=number)
    assert log_of(first) == []


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("fr", "aucun de vos appareils ne prend de notifications"),
        ("nl", "geen van je toestellen neemt pushberichten aan"),
        ("de", "keines deiner Geräte nimmt Push-Nachrichten an"),
    ],
)
def test_reasons_are_said_in_the_readers_language(
    make_client: MakeClient, travel: Travel, language: str, reason: str
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    choose(first, turn="push")
    travel.shift(5 * MINUTE)
    deliver_all()
    Player.objects.filter(pk=first.player.pk).update(language=language)
    http = Http()
    http.force_login(first.player)
    [told] = http.get("/api/v1/me/notifications/?limit=1&start=1").json()["messages"]
    assert (told["kind"], told["reason"]) == ("turn", reason)


@pytest.mark.parametrize(
    ("hours", "field"),
    [
        ({"quiet_from": "22:00", "quiet_to": None}, "quiet_to"),
        ({"quiet_from": "22:00", "quiet_to": "22:00"}, "quiet_to"),
        ({"delay_minutes": 10_000}, "hours.delay_minutes"),
        ({"digest_at": "soon"}, "hours.digest_at"),
    ],
)
def test_settings_that_cannot_be_are_refused_by_their_field(
    make_player: MakePlayer, client: Http, hours: dict[str, object], field: str
) -> None:
    client.force_login(make_player())
    usual = {"quiet_from": None, "quiet_to": None, "digest_at": "08:00", "delay_minutes": 2}
    answer = client.patch(SETTINGS, {"hours": usual | hours}, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["field"] == field


def test_settings_are_changed_in_part(make_player: MakePlayer, client: Http) -> None:
    client.force_login(make_player())
    changed = {"ways": {"turn": "both"}}
    seen = client.patch(SETTINGS, changed, content_type="application/json").json()
    assert (seen["ways"]["turn"], seen["ways"]["mention"]) == ("both", "push")
    assert seen["hours"]["quiet_from"] == "22:00:00"
    assert client.get(SETTINGS).json() == seen


def test_nobody_sees_or_changes_what_is_anothers(make_client: MakeClient, travel: Travel) -> None:
    _, (first, second) = begin_with_addresses(make_client)
    mine = {each["id"] for each in log_of(first)}
    assert mine
    assert not mine & {each["id"] for each in log_of(second)}
    with pytest.raises(Refused, match="401"):
        Client().get("/me/notifications/")


def test_what_nobody_knows_is_said_and_not_sent_again(
    make_client: MakeClient, travel: Travel
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    travel.shift(5 * MINUTE)
    deliver_all()
    Delivery.objects.update(state=Delivery.State.HANDED, handed=NOON)
    Message.objects.update(state=Message.State.SENDING)
    mail.outbox.clear()
    travel.shift(HOUR)
    deliver_all()
    assert sweep() == Delivery.objects.count() > 0
    deliver_all()
    assert mail.outbox == []
    assert states(first, "turn") == [("unknown", "the site stopped while it handed this over")]


def test_what_was_sent_long_ago_is_forgotten(make_client: MakeClient, travel: Travel) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    travel.shift(5 * MINUTE)
    deliver_all()
    travel.shift(89 * DAY)
    sweep()
    assert states(first, "turn") == [("sent", "by mail")]
    travel.shift(2 * DAY)
    sweep()
    assert log_of(first, "turn") == []
    assert log_of(first, "deadline") != []
