"""How do games come from a guest to the account that he logs in to?

A seat stays with the guest only where the account sits at the same table already; a bot
plays it on.
"""

from __future__ import annotations

from accounts.models import Player
from games.models import ChatMessage, Event, Invitation, Mute, Report, Seat, Status, Table

from . import push
from .access import lock
from .seating import leave_table
from .wishing import drop_wish


def hand_over(guest: Player, player: Player) -> None:
    """Give seats, notes and all else that the guest has to the player."""
    for table_id in set(guest.seats.values_list("table", flat=True)):
        _hand_over_seats(lock(table_id), guest, player)
    Table.objects.filter(host=guest).update(host=player)
    Seat.objects.filter(left_by=guest).update(left_by=player)
    ChatMessage.objects.filter(player=guest).update(player=player)
    Report.objects.filter(reporter=guest).update(reporter=player)
    Report.objects.filter(reported=guest).update(reported=player)
    _hand_over_invitations(guest, player)
    _hand_over_notes(guest, player)
    _hand_over_mutes(guest, player)
    drop_wish(player=guest)


def _hand_over_seats(table: Table, guest: Player, player: Player) -> None:
    if table.seats.filter(player=player).exists():
        if table.status == Status.OPEN:
            leave_table(table_id=table.pk, player=guest)
        return
    table.seats.filter(player=guest).update(player=player)
    if table.status in (Status.OPEN, Status.RUNNING):
        push.announce(table, Event.Kind.SEATS)


def _hand_over_invitations(guest: Player, player: Player) -> None:
    """Who sits at the table, or is invited there already, needs no second invitation."""
    Invitation.objects.filter(player__in=(guest, player), by__in=(guest, player)).delete()
    Invitation.objects.filter(by=guest).update(by=player)
    known = [*player.seats.values_list("table", flat=True)]
    known += player.invitations.values_list("table", flat=True)
    guest.invitations.exclude(table__in=known).update(player=player)


def _hand_over_notes(guest: Player, player: Player) -> None:
    written = list(player.notes.values_list("table", flat=True))
    guest.notes.exclude(table__in=written).update(player=player)


def _hand_over_mutes(guest: Player, player: Player) -> None:
    """Who muted the one has muted the other; nobody mutes himself."""
    Mute.objects.filter(player__in=(guest, player), muted__in=(guest, player)).delete()
    muted = list(player.mutes.values_list("muted", flat=True))
    guest.mutes.exclude(muted__in=muted).update(player=player)
    muting = list(Mute.objects.filter(muted=player).values_list("player", flat=True))
    Mute.objects.filter(muted=guest).exclude(player__in=muting).update(muted=player)
