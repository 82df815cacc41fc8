"""Does a month of correspondence play hold what was promised to everybody?

Short in everyday tests; `make month` plays the month of 200 tables and tells its figures.
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
from games.clock import PACES, Rest, Span, deadline, spent
from games.clock.turns import NEAR
from games.models import Table
from games.services import stories
from local_stack.servers import Redis
from notifications.models import Delivery, Kind, Message
from tests.notifications.month import BEAT, START, Month, next_beat, workers
from tests.notifications.onlooker import Turn

TABLES = int(os.environ.get("MONTH_TABLES", "6"))
DAYS = int(os.environ.get("MONTH_DAYS", "9"))
DOWN = Span(START + timedelta(days=4), START + timedelta(days=4, hours=5))
DELAY = timedelta(minutes=2)

Sent = dict[str, list[datetime]]


def in_quiet_hours(player: Player, moment: datetime) -> bool:
    """Whether the clock on the player's wall shows a time from ten to eight."""
    hour = moment.astimezone(ZoneInfo(player.time_zone)).hour
    return hour >= 22 or hour < 8


def first_loud(player: Player, moment: datetime) -> datetime:
    """The first instant at which the player may be written to."""
    if not in_quiet_hours(player, moment):
        return moment
    local = moment.astimezone(ZoneInfo(player.time_zone))
    morning = local.replace(hour=8, minute=0, second=0, microsecond=0, fold=0)
    return morning if local.hour < 8 else morning + timedelta(days=1)


def sent_by_key() -> Sent:
    """When each message was handed over; none of them in the quiet hours of its player."""
    sent: Sent = defaultdict(list)
    handed = Delivery.objects.filter(state=Delivery.State.SENT).select_related("message__player")
    for delivery in handed:
        assert delivery.handed is not None
        assert not in_quiet_hours(delivery.message.player, delivery.handed), delivery.message
        sent[delivery.message.key].append(delivery.handed)
    return sent


def check_turn(turn: Turn, sent: list[datetime], end: datetime) -> None:
    """One message if the turn lasted until it was due, else none; never late, never after it."""
    # Workers look at it at the next beat; the quiet hours may begin just before that.
    due = first_loud(turn.player, next_beat(first_loud(turn.player, turn.began + DELAY)))
    ended = turn.ended or end
    slack = BEAT if not DOWN.start <= due < DOWN.end else DOWN.end - DOWN.start + BEAT
    if ended > due + slack:
        assert len(sent) == 1, turn
    assert len(sent) <= 1, turn
    for moment in sent:
        assert due <= moment <= due + slack, turn
        assert moment <= ended, turn


def check_reminder(turn: Turn, sent: list[datetime], told: list[datetime], end: datetime) -> None:
    """One at most, in the turn, and before the time is over; one, if nobody had played."""
    assert len(sent) <= 1, turn
    for moment in sent:
        assert turn.began < moment <= (turn.ended or end), turn
        assert charged(turn, moment) < turn.left, turn
    if turn.taken_over and not (turn.began < DOWN.end and DOWN.start < turn.takeover):
        near = deadline(turn.rest, turn.began, turn.left * NEAR)
        in_time = first_loud(turn.player, near) + 2 * DELAY < turn.deadline
        # Who hears of his turn so late is not told twice.
        assert len(sent) == 1 or not in_time or told[0] >= near, turn


def check_banks(turns: Iterable[Turn]) -> None:
    """Each turn begins with what the last one of its seat left, and what a turn adds."""
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
    """What a turn has cost its player until then: no rest, and no time in which we were down."""
    rest = turn.rest
    with_downtime = Rest(rest.zone, rest.sleep, rest.weekend, (*rest.away, DOWN))
    return spent(with_downtime, turn.began, until)


def check_clock(turn: Turn) -> None:
    """What was charged is what was promised, to the second; downtime is not charged."""
    pace, rest = PACES[turn.pace], turn.rest
    assert spent(rest, turn.began, turn.deadline) == turn.left
    assert spent(rest, turn.began, turn.takeover) == turn.left + pace.grace
    if not turn.taken_over:
        return
    assert turn.ended is not None
    late = charged(turn, turn.ended) - turn.left - pace.grace
    assert timedelta() <= late < 2 * BEAT, turn
    last = turn.ended - BEAT
    assert not any(span.start <= last < span.end for span in rest.away), turn


def figures(month: Month, sent: Sent, seconds: float) -> str:
    """What happened, in a line for the one who called `make month`."""
    turns = month.onlooker.turns
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
    monkeypatch.setattr(stories, "rondel_picture", lambda _: b"")  # drawn in tests of mails
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    began = time.process_time()
    with time_machine.travel(START, tick=False) as travel:
        month = Month(travel, TABLES, DAYS, DOWN)
        with workers(redis.url, month):
            month.run()
    sent, turns = sent_by_key(), month.onlooker.turns
    for turn in turns:
        told = sent.get(turn.key(Kind.TURN), [])
        check_turn(turn, told, month.now)
        check_reminder(turn, sent.get(turn.key(Kind.DEADLINE), []), told, month.now)
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
