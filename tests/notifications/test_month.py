"""A month of correspondence play keeps every deadline and notification.

Short in everyday tests; `make month` plays the month of 200 tables and prints its figures.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
import time_machine
from django.core import mail
from pytest_django import Settings

from accounts.models import Player
from clock import PACES, Rest, Span, deadline, running_time
from clock.turns import REMINDER_SHARE
from games.models import Table
from games.services.messages import message_texts
from local_stack.servers import Redis
from notifications.models import Delivery, Kind, Message
from tests.notifications.month_simulation import BEAT, START, Month, next_beat, workers
from tests.notifications.turn_recorder import Turn

TABLES = int(os.environ.get("MONTH_TABLES", "6"))
DAYS = int(os.environ.get("MONTH_DAYS", "9"))
DOWN = Span(START + timedelta(days=4), START + timedelta(days=4, hours=5))
DELAY = timedelta(minutes=2)

Sent = dict[str, list[datetime]]


def in_quiet_hours(player: Player, moment: datetime) -> bool:
    """Return whether it is between ten and eight in the player's time zone."""
    hour = moment.astimezone(ZoneInfo(player.time_zone)).hour
    return hour >= 22 or hour < 8


def first_loud(player: Player, moment: datetime) -> datetime:
    """Return the first instant outside the player's quiet hours."""
    if not in_quiet_hours(player, moment):
        return moment
    local = moment.astimezone(ZoneInfo(player.time_zone))
    morning = local.replace(hour=8, minute=0, second=0, microsecond=0, fold=0)
    return morning if local.hour < 8 else morning + timedelta(days=1)


def sent_by_key() -> Sent:
    """Return when each message was sent; none of them in quiet hours."""
    sent: Sent = defaultdict(list)
    handed = Delivery.objects.filter(state=Delivery.State.SENT).select_related("message__player")
    for delivery in handed:
        assert delivery.handed is not None
        assert not in_quiet_hours(delivery.message.player, delivery.handed), delivery.message
        sent[delivery.message.key].append(delivery.handed)
    return sent


def check_turn(turn: Turn, sent: list[datetime], end: datetime) -> None:
    """Check for one notification if the turn lasted until it was due, else none; never late."""
    # Workers check at the next beat; quiet hours may begin just before it.
    due = first_loud(turn.player, next_beat(first_loud(turn.player, turn.began + DELAY)))
    ended = turn.ended or end
    slack = BEAT if not DOWN.start <= due < DOWN.end else DOWN.end - DOWN.start + BEAT
    if ended > due + slack:
        assert len(sent) == 1, turn
    assert len(sent) <= 1, turn
    for moment in sent:
        assert due <= moment <= due + slack, turn
        assert moment <= ended, turn


def check_reminder(
    turn: Turn, sent: list[datetime], announced: list[datetime], end: datetime
) -> None:
    """Check for at most one reminder, within the turn and before time runs out."""
    assert len(sent) <= 1, turn
    for moment in sent:
        assert turn.began < moment <= (turn.ended or end), turn
        assert charged(turn, moment) < turn.left, turn
    if turn.taken_over and not (turn.began < DOWN.end and DOWN.start < turn.takeover):
        near = deadline(turn.rest, turn.began, turn.left * REMINDER_SHARE)
        in_time = first_loud(turn.player, near) + 2 * DELAY < turn.deadline
        # A turn notified this late gets no second message.
        assert len(sent) == 1 or not in_time or announced[0] >= near, turn


def check_banks(turns: Iterable[Turn]) -> None:
    """Check that each turn starts with what the previous one left, plus the increment."""
    by_seat: dict[int, list[Turn]] = defaultdict(list)
    for turn in turns:
        by_seat[turn.seat].append(turn)
    for seat in by_seat.values():
        for last, turn in pairwise(seat):
            assert last.ended is not None
            pace = PACES[turn.pace]
            saved = max(timedelta(), last.left - charged(last, last.ended))
            if not last.taken_over:
                assert turn.left == min(pace.most, saved + pace.increment), turn


def charged(turn: Turn, until: datetime) -> timedelta:
    """Return what a turn has cost its player: no rest and no downtime."""
    rest = turn.rest
    with_downtime = Rest(rest.zone, rest.sleep, rest.weekend, (*rest.away, DOWN))
    return running_time(with_downtime, turn.began, until)


def check_clock(turn: Turn) -> None:
    """Check that the charged time matches the deadline to the second; downtime is free."""
    pace, rest = PACES[turn.pace], turn.rest
    assert running_time(rest, turn.began, turn.deadline) == turn.left
    assert running_time(rest, turn.began, turn.takeover) == turn.left + pace.grace
    if not turn.taken_over:
        return
    assert turn.ended is not None
    late = charged(turn, turn.ended) - turn.left - pace.grace
    assert timedelta() <= late < 2 * BEAT, turn
    last = turn.ended - BEAT
    assert not any(span.start <= last < span.end for span in rest.away), turn


def figures(month: Month, sent: Sent, seconds: float) -> str:
    """Summarise what happened in a line."""
    turns = month.recorder.turns
    kinds = Counter(key.partition(":")[0] for key in sent)
    return (
        f"{Table.objects.count()} tables, {len(turns)} turns, {sum(kinds.values())} messages "
        f"({', '.join(f'{number} {kind}' for kind, number in kinds.most_common())}), "
        f"{sum(turn.taken_over for turn in turns)} seats taken over, "
        f"{month.finished} tasks on Redis, in {seconds:.0f} s of one core"
    )


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_a_month_of_correspondence(
    redis: Redis,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(
        message_texts, "rondel_figure", lambda _table, _seat: None
    )  # covered by the tests of emails
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    began = time.process_time()
    with time_machine.travel(START, tick=False) as travel:
        month = Month(travel, TABLES, DAYS, DOWN)
        with workers(redis.url, month):
            month.run()
    sent, turns = sent_by_key(), month.recorder.turns
    for turn in turns:
        announced = sent.get(turn.key(Kind.TURN), [])
        check_turn(turn, announced, month.now)
        check_reminder(turn, sent.get(turn.key(Kind.DEADLINE), []), announced, month.now)
        check_clock(turn)
    check_banks(turns)
    known = {turn.key(kind) for turn in turns for kind in (Kind.TURN, Kind.DEADLINE)}
    assert not {key for key in sent if key.startswith(("turn:", "deadline:"))} - known
    assert all(len(moments) == 1 for moments in sent.values())
    assert len(mail.outbox) == len(sent)
    assert not Message.objects.filter(state__in=("failed", "unknown")).exists()
    assert len(turns) > TABLES * DAYS / 2
    assert sum(key.startswith("turn:") for key in sent) > len(turns) / 3
    assert any(turn.taken_over for turn in turns)
    with capsys.disabled():
        sys.stdout.write(f"\n{figures(month, sent, time.process_time() - began)}\n")
