"""Does a month of correspondence play hold what was promised to everybody?

Short in everyday tests; `make month` plays the month of 200 tables.
"""

from __future__ import annotations

import os
from collections import defaultdict
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
import time_machine
from django.core import mail
from pytest_django import Settings

from games.clock import PACES, Rest, Span, spent
from games.models import Seat
from games.services import stories
from notifications.models import Delivery, Message
from tests.notifications.month import BEAT, START, Month, Turn, next_beat, workers
from tests.notifications.redis_server import redis_server

TABLES = int(os.environ.get("MONTH_TABLES", "6"))
DAYS = int(os.environ.get("MONTH_DAYS", "9"))
DOWN = Span(START + timedelta(days=4), START + timedelta(days=4, hours=5))
DELAY = timedelta(minutes=2)


def in_quiet_hours(turn: Turn, moment: datetime) -> bool:
    """Whether the clock on the player's wall shows a time from ten to eight."""
    hour = moment.astimezone(ZoneInfo(turn.player.time_zone)).hour
    return hour >= 22 or hour < 8


def first_loud(turn: Turn, moment: datetime) -> datetime:
    """The first instant at which the player may be written to."""
    if not in_quiet_hours(turn, moment):
        return moment
    local = moment.astimezone(ZoneInfo(turn.player.time_zone))
    morning = local.replace(hour=8, minute=0, second=0, microsecond=0, fold=0)
    return morning if local.hour < 8 else morning + timedelta(days=1)


def check_turn(turn: Turn, sent: list[datetime], end: datetime) -> None:
    """One message if the turn lasted until it was due, else none; never late, never at night."""
    # Workers look at it at the next beat; the quiet hours may begin just before that.
    due = first_loud(turn, next_beat(first_loud(turn, turn.began + DELAY)))
    ended = turn.ended or end
    slack = BEAT if not DOWN.start <= due < DOWN.end else DOWN.end - DOWN.start + BEAT
    if ended > due + slack:
        assert len(sent) == 1, turn
    assert len(sent) <= 1, turn
    for moment in sent:
        assert due <= moment <= due + slack, turn
        assert moment <= ended, turn
        assert not in_quiet_hours(turn, moment), turn


def check_clock(turn: Turn) -> None:
    """What was charged is what was promised, to the second; downtime is not charged."""
    pace = PACES[Seat.objects.select_related("table").get(pk=turn.seat).table.pace]
    rest = turn.rest
    assert spent(rest, turn.began, turn.deadline) == turn.left
    assert spent(rest, turn.began, turn.takeover) == turn.left + pace.grace
    if not turn.taken_over:
        return
    assert turn.ended is not None
    with_downtime = Rest(rest.zone, rest.sleep, rest.weekend, (*rest.away, DOWN))
    charged = spent(with_downtime, turn.began, turn.ended)
    assert timedelta() <= charged - turn.left - pace.grace < 2 * BEAT, turn
    last = turn.ended - BEAT
    assert not any(span.start <= last < span.end for span in rest.away), turn


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_a_month_of_correspondence(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stories, "rondel_picture", lambda _: b"")  # drawn in tests of mails
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    with time_machine.travel(START, tick=False) as travel, redis_server(tmp_path) as broker:
        month = Month(travel, TABLES, DAYS, DOWN)
        with workers(broker, month):
            month.run()
    sent: dict[str, list[datetime]] = defaultdict(list)
    handed = Delivery.objects.filter(message__kind="turn", state=Delivery.State.SENT)
    for key, moment in handed.values_list("message__key", "handed"):
        assert moment is not None
        sent[key].append(moment)
    seats = {seat.pk: seat for seat in Seat.objects.all()}
    for turn in month.turns.values():
        seat = seats[turn.seat]
        check_turn(turn, sent.pop(f"turn:{seat.table_id}:{seat.number}:{turn.call}", []), month.now)
        check_clock(turn)
    assert not sent
    assert len(mail.outbox) == Delivery.objects.filter(state=Delivery.State.SENT).count()
    assert not Message.objects.filter(state__in=("failed", "unknown")).exists()
    taken_over = sum(turn.taken_over for turn in month.turns.values())
    assert len(month.turns) > TABLES * DAYS / 2
    assert handed.count() > len(month.turns) / 3
    assert taken_over > 0
