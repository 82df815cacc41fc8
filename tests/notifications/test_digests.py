"""Does a digest gather what is still true, once a day?"""

from __future__ import annotations

from datetime import timedelta

import pytest
import time_machine
from django.core import mail

from notifications.services.digests import gather_due
from notifications.services.preferences import stop_mails, ways_of
from tests.games.conftest import MakeClient
from tests.games.tables import acting
from tests.notifications.conftest import NOON
from tests.notifications.post import (
    begin_with_addresses,
    choose,
    deliver_all,
    give_address,
    log_of,
    states,
)

pytestmark = pytest.mark.django_db

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
Travel = time_machine.Traveller


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
