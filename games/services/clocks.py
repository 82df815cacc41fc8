"""Whose clock runs, and until when?

It runs for seats that must decide and are played by a person, where another person waits;
never against bots alone, nor on one device. While it runs the deadline is the truth, while it
stands the bank.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta

from django.utils import timezone

from accounts.models import Player
from games.clock import PACES, Limits, Rest, Span, left_at, restricted
from games.clock.turns import promise
from games.models import DailyRest, Seat, Status, Table

from . import telling
from .access import lock


def call_seats(table: Table, waiting: Collection[int]) -> None:
    """The game waits for these seats now; those it did not wait for begin a turn."""
    now = timezone.now()
    seats = list(table.seats.select_related("player"))
    for seat in seats:
        called = seat.number in waiting
        if called and not seat.must_act:
            _begin_turn(table, seat, now)
        seat.must_act = called
    _run(table, seats, now)


def set_clocks(table: Table) -> None:
    """Let run what must run, at a locked table at which somebody came, went or paused."""
    _run(table, list(table.seats.select_related("player")), timezone.now())


def is_timed(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether anybody could be kept waiting: a game of at least two people."""
    people = {seat.player_id for seat in seats if not seat.bot}
    return not table.hotseat and len(people - {None}) > 1


def time_left(table: Table, seat: Seat, now: datetime) -> timedelta:
    """What the seat has left at this moment."""
    if seat.deadline is not None:
        return left_at(rest_at(table, seat), seat.deadline, now)
    return bank_of(table, seat)


def bank_of(table: Table, seat: Seat) -> timedelta:
    """What the seat had left when its clock last stood."""
    return PACES[table.pace].bank if seat.bank is None else seat.bank


def rest_at(table: Table, seat: Seat) -> Rest:
    """The rest of a seat's player as far as the table grants it."""
    if seat.player is None or table.started is None:
        return Rest()
    limits = Limits(
        timedelta(hours=table.sleep_hours),
        table.weekend_pause,
        timedelta(days=table.vacation_days),
    )
    return restricted(rest_of(seat.player), limits, table.started)


def rest_of(player: Player) -> Rest:
    """When a player does not want to be waited for."""
    daily = DailyRest.objects.filter(player=player).first() or DailyRest(player=player)
    night = (daily.sleep_from, daily.sleep_to)
    return Rest(
        zone=player.time_zone,
        sleep=night if night[0] is not None and night[1] is not None else None,  # type: ignore[arg-type]
        weekend=daily.weekend,
        away=tuple(Span(each.start, each.end) for each in player.vacations.all()),
    )


@contextmanager
def rest_changes(player: Player) -> Iterator[None]:
    """Whatever was spent until now stays spent; what is left runs out by the new rest."""
    now = timezone.now()
    running = Seat.objects.filter(player=player, deadline__isnull=False).order_by("table")
    tables = [lock(seat.table_id) for seat in running]
    seats = [table.seats.select_related("player").get(player=player) for table in tables]
    pairs = [(table, seat) for table, seat in zip(tables, seats, strict=True) if seat.deadline]
    left = [time_left(table, seat, now) for table, seat in pairs]
    yield
    for (table, seat), time in zip(pairs, left, strict=True):
        promise_anew(table, seat, time, now)


def promise_anew(table: Table, seat: Seat, left: timedelta, now: datetime) -> None:
    """Let a running clock run out by another deadline."""
    _promise(table, seat, left, now)
    seat.save()
    telling.move_reminder(seat)


def _begin_turn(table: Table, seat: Seat, now: datetime) -> None:
    pace = PACES[table.pace]
    seat.bank = min(pace.most, bank_of(table, seat) + pace.increment)
    seat.called_at = now


def _run(table: Table, seats: list[Seat], now: datetime) -> None:
    timed = is_timed(table, seats) and table.status == Status.RUNNING and not table.paused
    for seat in seats:
        runs = timed and seat.must_act and not seat.stand_in
        if runs and seat.deadline is None:
            _start(table, seat, now)
        elif not runs and seat.deadline is not None:
            _stop(table, seat, now)
        seat.save()


def _start(table: Table, seat: Seat, now: datetime) -> None:
    _promise(table, seat, bank_of(table, seat), now)
    seat.calls += 1
    telling.tell_turn(table, seat)


def _stop(table: Table, seat: Seat, now: datetime) -> None:
    seat.bank = time_left(table, seat, now)
    seat.remind = seat.deadline = seat.takeover = None
    telling.take_back_turn(seat)


def _promise(table: Table, seat: Seat, left: timedelta, now: datetime) -> None:
    turn = promise(rest_at(table, seat), PACES[table.pace], left, now)
    seat.remind, seat.deadline, seat.takeover = turn
