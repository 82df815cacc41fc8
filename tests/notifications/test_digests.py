"""A digest collects once a day what is still true."""

from __future__ import annotations

from datetime import timedelta

import pytest
import time_machine
from django.core import mail

from notifications.services.digests import post_due_digests
from notifications.services.preferences import channel_choices, stop_emails
from tests.games.conftest import MakeClient
from tests.games.tables import acting
from tests.notifications.conftest import NOON
from tests.notifications.messages import (
    begin_with_addresses,
    choose,
    deliver_all,
    give_address,
    message_log,
    states,
)

pytestmark = pytest.mark.django_db

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
Travel = time_machine.Traveller


def test_a_digest_collects_what_is_still_true_once_a_day(
    make_client: MakeClient, travel: Travel
) -> None:
    table, clients = begin_with_addresses(make_client)
    _, (first, _) = begin_with_addresses(make_client)
    for client in (clients[0], first):
        choose(client, digest="mail")
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(first, "turn") == [("gathered", "held for your daily digest")]
    client, payload = acting(clients, table)
    client.take_turn(payload)
    mail.outbox.clear()
    travel.move_to(NOON + DAY)
    for _ in range(3):
        post_due_digests()
        deliver_all()
    digests = [each for each in mail.outbox if each.subject == "Your games today"]
    assert [each.to for each in digests] == [[first.player.email]]
    assert "Your turn: Glen More" in str(digests[0].body)


def test_what_comes_after_the_hour_of_the_digest_waits_for_the_next(
    make_client: MakeClient, travel: Travel
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    choose(first, digest="mail")
    travel.shift(5 * MINUTE)
    deliver_all()
    post_due_digests()
    deliver_all()
    assert message_log(first, "digest") == []
    travel.move_to(NOON + 21 * HOUR)
    post_due_digests()
    deliver_all()
    assert states(first, "digest") == [("sent", "by email")]
    travel.shift(DAY)
    post_due_digests()
    assert len(message_log(first, "digest")) == 1


def test_a_digest_that_cannot_be_sent_collects_nothing(
    make_client: MakeClient, travel: Travel
) -> None:
    _, (first, _) = begin_with_addresses(make_client)
    choose(first, digest="push")
    travel.shift(5 * MINUTE)
    deliver_all()
    assert states(first, "turn") == [("sent", "by email")]


def test_stopping_the_digest_does_not_cause_many_emails(make_client: MakeClient) -> None:
    client = make_client()
    give_address(client)
    choose(client, digest="mail", turn="both")
    stop_emails(player=client.player, kind="digest")
    ways = channel_choices(client.player)
    assert (ways["digest"], ways["turn"], ways["over"]) == ("none", "push", "push")
    assert ways["deadline"] == "either"
