"""What becomes of a seat whose player does not come?

After its deadline and a grace a bot plays it. Its player may take it back, a substitute may
take it for good.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from games.clock import PACES
from games.models import Event, Seat, Status, Table
from words import say

from . import clocks, push, telling
from .access import lock, may_see, require_running
from .drafts import drop_draft
from .refusals import NoSuchTable, NotNow, NotYours, TableRefusal
from .reliability import note_lapse
from .seated import look_again, seat_of, seats_at


def overdue_seats(now: datetime) -> list[int]:
    """The seats that a bot has to take over."""
    seats = Seat.objects.filter(takeover__lte=now, table__status=Status.RUNNING)
    return list(seats.values_list("pk", flat=True))


@transaction.atomic
def take_over(*, seat_id: int) -> bool:
    """Let a bot play a seat whose time and grace are over; tell whether they are."""
    table = lock(Seat.objects.values_list("table", flat=True).get(pk=seat_id))
    seat = next(each for each in seats_at(table) if each.pk == seat_id)
    if seat.takeover is None or seat.takeover > timezone.now():
        return False
    drop_draft(table, [seat.number])
    note_lapse(seat)
    seat.away = True
    seat.lapses += 1
    seat.save(update_fields=["away", "lapses"])
    clocks.set_clocks(table)
    telling.tell_takeover(table, seat)
    push.announce(table, Event.Kind.SEATS)
    return True


@transaction.atomic
def return_to_seat(*, table_id: str, player: Player, seat: int) -> Table:
    """Play a seat again that a bot has played meanwhile."""
    table = lock(table_id)
    own = seat_of(table, player, seat)
    if own is None:
        raise NotYours(say("table-not-your-seat"), field="seat")
    if own.resigned:
        raise NotYours(say("table-resigned"), field="seat")
    if not own.away:
        return table
    require_running(table)
    own.away = False
    own.bank = max(own.bank or timedelta(), PACES[table.pace].increment)
    own.save(update_fields=["away", "bank"])
    clocks.set_clocks(table)
    push.announce(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def substitute(*, table_id: str, player: Player, seat: int, code: str = "") -> Table:
    """Take a seat for good whose player has left a running game."""
    table = lock(table_id)
    if not may_see(table, player, code):
        raise NoSuchTable(say("table-not-seen"))
    require_running(table)
    if any(player.pk in (each.player_id, each.left_by_id) for each in seats_at(table)):
        raise NotNow(say("table-had-seat"))
    left = next((each for each in seats_at(table) if each.number == seat), None)
    if left is None or not is_vacant(left):
        raise TableRefusal(say("table-seat-kept"), field="seat")
    if table.rated and player.is_guest:
        raise NotYours(say("table-guests-unrated"))
    _hand_over(left, player, table)
    look_again(table)
    clocks.set_clocks(table)
    push.announce(table, Event.Kind.SEATS)
    return table


def is_vacant(seat: Seat) -> bool:
    """Whether a bot plays the seat in place of a player who has left the game."""
    was_a_bots = seat.player is None and seat.left_by_id is None and bool(seat.bot)
    return bool(seat.stand_in) and not was_a_bots and seat.table.status == Status.RUNNING


def _hand_over(seat: Seat, player: Player, table: Table) -> None:
    seat.left_by = seat.left_by or seat.player
    seat.player, seat.bot = player, ""
    seat.resigned = seat.away = False
    seat.bank = PACES[table.pace].bank
    seat.receipts = []
    seat.save()
    seat.orders.all().delete()
