"""Move the games of a guest to the account that they log in to.

A seat stays with the guest only where the account sits at the same table already; a bot
plays it on.
"""

from __future__ import annotations

from accounts.models import Player
from games.models import (
    ChatMessage,
    CorrectionReport,
    Event,
    Invitation,
    Mute,
    Report,
    Seat,
    Status,
    Table,
)
from games.services.messages import live_updates
from games.services.seats.access import lock_table

from .matchmaking import cancel_match_request
from .tables import leave_table


def merge_guest(guest: Player, player: Player) -> None:
    """Move seats, notes and everything else of the guest to the player."""
    for table_id in set(guest.seats.values_list("table", flat=True)):
        _move_seats(lock_table(table_id), guest, player)
    Table.objects.filter(host=guest).update(host=player)
    Seat.objects.filter(left_by=guest).update(left_by=player)
    ChatMessage.objects.filter(player=guest).update(player=player)
    CorrectionReport.objects.filter(player=guest).update(player=player)
    Report.objects.filter(reporter=guest).update(reporter=player)
    Report.objects.filter(reported=guest).update(reported=player)
    _move_invitations(guest, player)
    _move_notes(guest, player)
    _move_mutes(guest, player)
    cancel_match_request(player=guest)


def _move_seats(table: Table, guest: Player, player: Player) -> None:
    if table.seats.filter(player=player).exists():
        if table.status == Status.OPEN:
            leave_table(table_id=table.pk, player=guest)
        return
    table.seats.filter(player=guest).update(player=player)
    if table.status in (Status.OPEN, Status.RUNNING):
        live_updates.publish_event(table, Event.Kind.SEATS)


def _move_invitations(guest: Player, player: Player) -> None:
    """Skip invitations to tables where the player sits or is invited already."""
    Invitation.objects.filter(player__in=(guest, player), by__in=(guest, player)).delete()
    Invitation.objects.filter(by=guest).update(by=player)
    known = [*player.seats.values_list("table", flat=True)]
    known += player.invitations.values_list("table", flat=True)
    guest.invitations.exclude(table__in=known).update(player=player)


def _move_notes(guest: Player, player: Player) -> None:
    written = list(player.notes.values_list("table", flat=True))
    guest.notes.exclude(table__in=written).update(player=player)


def _move_mutes(guest: Player, player: Player) -> None:
    """Merge mutes in both directions; no player may mute themselves."""
    Mute.objects.filter(player__in=(guest, player), muted__in=(guest, player)).delete()
    muted = list(player.mutes.values_list("muted", flat=True))
    guest.mutes.exclude(muted__in=muted).update(player=player)
    muting = list(Mute.objects.filter(muted=player).values_list("player", flat=True))
    Mute.objects.filter(muted=guest).exclude(player__in=muting).update(muted=player)
