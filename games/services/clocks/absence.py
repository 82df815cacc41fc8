"""Let bots take over the seats of absent players.

A bot plays a seat when its deadline and the grace period have passed. The player may return to the
seat, and a substitute may take it permanently.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from accounts.models import Player
from clock import PACES
from games.models import Event, Seat, Status, Table
from games.services.messages import live_updates, notify
from games.services.refusals import NoSuchTable, NotNow, NotYours, TableRefusal
from games.services.seats.access import can_view, lock_table, require_running
from games.services.seats.seats import invalidate_seats, seat_of, seats_at
from games.services.storage.drafts import discard_draft
from i18n import translate

from . import deadlines
from .reliability import record_lapse


def overdue_seats(now: datetime) -> list[int]:
    """The ids of the seats that a bot must take over."""
    seats = Seat.objects.filter(takeover__lte=now, table__status=Status.RUNNING)
    return list(seats.values_list("pk", flat=True))


@transaction.atomic
def take_over_seat(*, seat_id: int) -> bool:
    """Let a bot play a seat if its deadline and grace have passed; return whether they have."""
    table = lock_table(Seat.objects.values_list("table", flat=True).get(pk=seat_id))
    seat = next(each for each in seats_at(table) if each.pk == seat_id)
    if seat.takeover is None or seat.takeover > timezone.now():
        return False
    discard_draft(table, [seat.number])
    record_lapse(seat)
    seat.away = True
    seat.lapses += 1
    seat.save(update_fields=["away", "lapses"])
    deadlines.update_clocks(table)
    notify.notify_takeover(table, seat)
    live_updates.publish_event(table, Event.Kind.SEATS)
    return True


@transaction.atomic
def return_to_seat(*, table_id: str, player: Player, seat: int) -> Table:
    """Let a player return to a seat that a bot has played."""
    table = lock_table(table_id)
    own = seat_of(table, player, seat)
    if own is None:
        raise NotYours(translate("table-not-your-seat"), field="seat")
    if own.resigned:
        raise NotYours(translate("table-resigned"), field="seat")
    if not own.away:
        return table
    require_running(table)
    own.away = False
    own.bank = max(own.bank or timedelta(), PACES[table.pace].increment)
    own.save(update_fields=["away", "bank"])
    deadlines.update_clocks(table)
    live_updates.publish_event(table, Event.Kind.SEATS)
    return table


@transaction.atomic
def substitute(*, table_id: str, player: Player, seat: int, code: str = "") -> Table:
    """Give a seat whose player left a running game to another player."""
    table = lock_table(table_id)
    if not can_view(table, player, code):
        raise NoSuchTable(translate("table-not-seen"))
    require_running(table)
    if any(player.pk in (each.player_id, each.left_by_id) for each in seats_at(table)):
        raise NotNow(translate("table-had-seat"))
    left = next((each for each in seats_at(table) if each.number == seat), None)
    if left is None or not is_vacant(left):
        raise TableRefusal(translate("table-seat-kept"), field="seat")
    if table.rated and player.is_guest:
        raise NotYours(translate("table-guests-unrated"))
    _give_seat(left, player, table)
    invalidate_seats(table)
    deadlines.update_clocks(table)
    live_updates.publish_event(table, Event.Kind.SEATS)
    return table


def is_vacant(seat: Seat) -> bool:
    """Whether a bot plays the seat for a player who left the running game."""
    always_bot = seat.player is None and seat.left_by_id is None and bool(seat.bot)
    return bool(seat.stand_in) and not always_bot and seat.table.status == Status.RUNNING


def _give_seat(seat: Seat, player: Player, table: Table) -> None:
    seat.left_by = seat.left_by or seat.player
    seat.player, seat.bot = player, ""
    seat.resigned = seat.away = False
    seat.bank = PACES[table.pace].bank
    seat.receipts = []
    seat.save()
    seat.orders.all().delete()
