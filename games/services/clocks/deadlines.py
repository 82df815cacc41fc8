"""Start and stop the clocks of seats.

A clock runs for a seat that must act and is played by a person while another person waits, never
against bots only or on a shared device. A running clock is stored as a deadline, a stopped one as
the time left in the bank.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta

from django.db.models import prefetch_related_objects
from django.utils import timezone

from accounts.models import Player
from clock import PACES, Rest, RestLimits, Span, limit_rest, time_left_at
from clock.turns import TimeLeft, schedule_turn
from games.models import DailyRest, Event, Seat, Status, Table
from games.services.messages import live_updates, notify
from games.services.seats.access import lock_table
from games.services.seats.seats import seats_at

#: The fields of a seat that store its clock.
CLOCK_FIELDS = ("must_act", "called_at", "calls", "bank", "remind", "deadline", "takeover")


def set_seats_to_act(table: Table, to_act: Collection[int]) -> None:
    """Store which seats must act now; a seat that did not have to before begins a turn."""
    now = timezone.now()
    seats = _seats_with_rest(table)
    with _saving_clocks(seats):
        for seat in seats:
            must_act = seat.number in to_act
            if must_act and not seat.must_act:
                _begin_turn(table, seat, now)
            seat.must_act = must_act
        _start_and_stop(table, seats, now)


def update_clocks(table: Table) -> None:
    """Start and stop clocks at a locked table after a player came or left, or after a pause."""
    seats = _seats_with_rest(table)
    with _saving_clocks(seats):
        _start_and_stop(table, seats, timezone.now())


def is_timed(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether the table has clocks: at least two people play, each on their own device."""
    people = {seat.player_id for seat in seats if not seat.bot}
    return not table.hotseat and len(people - {None}) > 1


def time_left(table: Table, seat: Seat, now: datetime) -> timedelta:
    """The time that the seat has left."""
    return remaining_time(table, seat, now).time


def remaining_time(table: Table, seat: Seat, now: datetime) -> TimeLeft:
    """The time and the grace period that the seat has left."""
    if seat.deadline is None or seat.takeover is None:
        return TimeLeft(bank_of(table, seat), PACES[table.pace].grace)
    return time_left_at(granted_rest(table, seat), seat.deadline, seat.takeover, now)


def bank_of(table: Table, seat: Seat) -> timedelta:
    """The time that the seat had left when its clock last stopped."""
    return PACES[table.pace].bank if seat.bank is None else seat.bank


def granted_rest(table: Table, seat: Seat) -> Rest:
    """The rest of a seat's player as far as the table allows it."""
    if seat.player is None or table.started is None:
        return Rest()
    limits = RestLimits(
        timedelta(hours=table.sleep_hours),
        table.weekend_pause,
        timedelta(days=table.vacation_days),
    )
    return limit_rest(player_rest(seat.player), limits, table.started)


def player_rest(player: Player) -> Rest:
    """The times at which a player's clocks stop: nights, weekends and vacations."""
    daily = _daily_rest(player)
    night = (daily.sleep_from, daily.sleep_to)
    return Rest(
        zone=player.time_zone,
        sleep=night if night[0] is not None and night[1] is not None else None,  # type: ignore[arg-type]
        weekend=daily.weekend,
        away=tuple(Span(each.start, each.end) for each in player.vacations.all()),
    )


@contextmanager
def keep_time_left(player: Player) -> Iterator[None]:
    """Recompute the player's deadlines after their rest changes, with the same time left."""
    now = timezone.now()
    running = Seat.objects.filter(player=player, deadline__isnull=False).order_by("table")
    tables = [lock_table(seat.table_id) for seat in running]
    seats = [table.seats.select_related("player").get(player=player) for table in tables]
    pairs = [(table, seat) for table, seat in zip(tables, seats, strict=True) if seat.deadline]
    left = [remaining_time(table, seat, now) for table, seat in pairs]
    yield
    for (table, seat), kept in zip(pairs, left, strict=True):
        seat.refresh_from_db(fields=["player"])  # with the rest as it is now
        change_deadline(table, seat, kept, now)


def change_deadline(table: Table, seat: Seat, left: TimeLeft, now: datetime) -> None:
    """Give a running clock another deadline, and publish it if it changed."""
    before = (seat.deadline, seat.takeover)
    _set_deadline(table, seat, left, now)
    seat.save()
    notify.reschedule_reminder(seat)
    if (seat.deadline, seat.takeover) != before:
        live_updates.publish_event(table, Event.Kind.SEATS)


def _seats_with_rest(table: Table) -> list[Seat]:
    """The seats with everything that clocks depend on, including vacations."""
    seats = seats_at(table)
    prefetch_related_objects([seat.player for seat in seats if seat.player], "vacations")
    return seats


@contextmanager
def _saving_clocks(seats: list[Seat]) -> Iterator[None]:
    """Save the seats whose clocks have changed afterwards."""
    before = [_clock(seat) for seat in seats]
    yield
    for seat, clock in zip(seats, before, strict=True):
        if _clock(seat) != clock:
            seat.save(update_fields=CLOCK_FIELDS)


def _clock(seat: Seat) -> list[object]:
    return [getattr(seat, name) for name in CLOCK_FIELDS]


def _daily_rest(player: Player) -> DailyRest:
    try:
        return player.daily_rest
    except DailyRest.DoesNotExist:
        return DailyRest(player=player)


def _begin_turn(table: Table, seat: Seat, now: datetime) -> None:
    pace = PACES[table.pace]
    seat.bank = min(pace.most, bank_of(table, seat) + pace.increment)
    seat.called_at = now


def _start_and_stop(table: Table, seats: list[Seat], now: datetime) -> None:
    timed = is_timed(table, seats) and table.status == Status.RUNNING and not table.paused
    for seat in seats:
        running = timed and seat.must_act and not seat.stand_in
        if running and seat.deadline is None:
            _start(table, seat, now)
        elif not running and seat.deadline is not None:
            _stop(table, seat, now)


def _start(table: Table, seat: Seat, now: datetime) -> None:
    _set_deadline(table, seat, remaining_time(table, seat, now), now)
    seat.calls += 1
    notify.notify_turn(table, seat)


def _stop(table: Table, seat: Seat, now: datetime) -> None:
    seat.bank = time_left(table, seat, now)
    seat.remind = seat.deadline = seat.takeover = None
    notify.withdraw_turn(seat)


def _set_deadline(table: Table, seat: Seat, left: TimeLeft, now: datetime) -> None:
    turn = schedule_turn(granted_rest(table, seat), left, now)
    seat.remind, seat.deadline, seat.takeover = turn
