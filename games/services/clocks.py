"""Whose clock runs, and until when?

It runs for seats that must decide and are played by a person, where another person waits;
never against bots alone, nor on one device. While it runs the deadline is the truth, while it
stands the bank.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta

from django.db.models import prefetch_related_objects
from django.utils import timezone

from accounts.models import Player
from games.clock import PACES, Limits, Rest, Span, left_at, restricted
from games.clock.turns import Left, promise
from games.models import DailyRest, Event, Seat, Status, Table

from . import push, telling
from .access import lock
from .seated import seats_at

#: What of a seat is its clock.
CLOCK = ("must_act", "called_at", "calls", "bank", "remind", "deadline", "takeover")


def call_seats(table: Table, waiting: Collection[int]) -> None:
    """The game waits for these seats now; those it did not wait for begin a turn."""
    now = timezone.now()
    seats = _resting_seats(table)
    with _kept(seats):
        for seat in seats:
            called = seat.number in waiting
            if called and not seat.must_act:
                _begin_turn(table, seat, now)
            seat.must_act = called
        _run(table, seats, now)


def set_clocks(table: Table) -> None:
    """Let run what must run, at a locked table at which somebody came, went or paused."""
    seats = _resting_seats(table)
    with _kept(seats):
        _run(table, seats, timezone.now())


def is_timed(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether anybody could be kept waiting: a game of at least two people."""
    people = {seat.player_id for seat in seats if not seat.bot}
    return not table.hotseat and len(people - {None}) > 1


def time_left(table: Table, seat: Seat, now: datetime) -> timedelta:
    """What the seat has left at this moment."""
    return left_of(table, seat, now).time


def left_of(table: Table, seat: Seat, now: datetime) -> Left:
    """The same, with its grace: who is in it already has no more than is left of it."""
    if seat.deadline is None or seat.takeover is None:
        return Left(bank_of(table, seat), PACES[table.pace].grace)
    return left_at(rest_at(table, seat), seat.deadline, seat.takeover, now)


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
    daily = _daily_rest(player)
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
    left = [left_of(table, seat, now) for table, seat in pairs]
    yield
    for (table, seat), kept in zip(pairs, left, strict=True):
        seat.refresh_from_db(fields=["player"])  # with the rest as it is now
        promise_anew(table, seat, kept, now)


def promise_anew(table: Table, seat: Seat, left: Left, now: datetime) -> None:
    """Let a running clock run out by another deadline, which all who look at it must learn."""
    before = seat.deadline
    _promise(table, seat, left, now)
    seat.save()
    telling.move_reminder(seat)
    if seat.deadline != before:
        push.announce(table, Event.Kind.SEATS)


def _resting_seats(table: Table) -> list[Seat]:
    """The seats with all that tells how their clocks run."""
    seats = seats_at(table)
    prefetch_related_objects([seat.player for seat in seats if seat.player], "vacations")
    return seats


@contextmanager
def _kept(seats: list[Seat]) -> Iterator[None]:
    """Save the clocks that are others afterwards."""
    before = [_clock(seat) for seat in seats]
    yield
    for seat, clock in zip(seats, before, strict=True):
        if _clock(seat) != clock:
            seat.save(update_fields=CLOCK)


def _clock(seat: Seat) -> list[object]:
    return [getattr(seat, name) for name in CLOCK]


def _daily_rest(player: Player) -> DailyRest:
    try:
        return player.daily_rest
    except DailyRest.DoesNotExist:
        return DailyRest(player=player)


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


def _start(table: Table, seat: Seat, now: datetime) -> None:
    _promise(table, seat, left_of(table, seat, now), now)
    seat.calls += 1
    telling.tell_turn(table, seat)


def _stop(table: Table, seat: Seat, now: datetime) -> None:
    seat.bank = time_left(table, seat, now)
    seat.remind = seat.deadline = seat.takeover = None
    telling.take_back_turn(seat)


def _promise(table: Table, seat: Seat, left: Left, now: datetime) -> None:
    turn = promise(rest_at(table, seat), left, now)
    seat.remind, seat.deadline, seat.takeover = turn
