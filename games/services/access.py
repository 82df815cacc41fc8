"""Who may see a table, and who sits where?"""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q, QuerySet

from accounts.models import Player
from accounts.services.friends import friends_of
from games.models import Invitation, Seat, Status, Table, Visibility
from words import say

from .refusals import NoSuchTable, NotNow, NotYours
from .seated import seat_of, seats_at

#: Somebody who looks on without having logged in.
Viewer = Player | None


def lock(table_id: str) -> Table:
    """The table, which nobody else can change until this transaction ends."""
    locked = Table.objects.select_for_update(of=("self",)).select_related("host")
    table = locked.filter(pk=table_id).first()
    if table is None:
        raise NoSuchTable(say("table-none"))
    return table


def seen_table(table_id: str, viewer: Viewer, code: str = "") -> Table:
    """A table for one who may see it."""
    table = Table.objects.filter(pk=table_id).first()
    if table is None or not may_see(table, viewer, code):
        raise NoSuchTable(say("table-not-seen"))
    return table


def may_see(table: Table, viewer: Viewer, code: str = "") -> bool:
    """Whether somebody may look at a table; who sits there or has its link always may."""
    if table.visibility == Visibility.PUBLIC or code == table.invite_code:
        return True
    if viewer is None:
        return False
    if viewer.is_staff or table.host_id == viewer.pk or _sits_at(table, viewer):
        return True
    if invited_to(viewer).filter(table=table).exists():
        return True
    for_friends = table.visibility == Visibility.FRIENDS
    return for_friends and friends_of(viewer).filter(hosted_tables=table).exists()


def listed_tables(viewer: Viewer) -> QuerySet[Table]:
    """The tables that a viewer finds without a link."""
    public = Q(visibility=Visibility.PUBLIC)
    if viewer is None:
        return Table.objects.filter(public)
    friends = Q(visibility=Visibility.FRIENDS, host__in=friends_of(viewer))
    mine = Q(pk__in=viewer.seats.values("table")) | Q(host=viewer)
    invited = Q(pk__in=invited_to(viewer).values("table"))
    return Table.objects.filter(public | mine | friends | invited)


def seats_of(table: Table, viewer: Viewer) -> list[Seat]:
    """The seats that a viewer holds, resigned ones too."""
    if viewer is None:
        return []
    return [seat for seat in seats_at(table) if seat.player_id == viewer.pk]


def own_seat(table: Table, player: Player, number: int) -> Seat:
    """The player's seat of that number; refuse any other, and one that a bot has taken over."""
    seat = seat_of(table, player, number)
    if seat is None:
        raise NotYours(say("table-not-your-seat"), field="seat")
    if seat.stand_in:
        message = say("refused-bot-plays-away" if seat.away else "refused-bot-plays")
        raise NotYours(message, field="seat")
    return seat


def plays_alone(table: Table, seats: Iterable[Seat]) -> bool:
    """Whether one person plays, and all others at the table are bots."""
    people = [seat for seat in seats if seat.player_id is not None and not seat.resigned]
    return len(people) == 1 and not table.hotseat


def require_running(table: Table) -> None:
    """Refuse what can be done only in a running game."""
    if table.status != Status.RUNNING:
        raise NotNow(say(f"refused-not-running-{table.status}"))
    if table.paused:
        raise NotNow(say("table-paused"))


def require_open(table: Table) -> None:
    """Refuse what can be done only before the game begins."""
    if table.status != Status.OPEN:
        raise NotNow(say("refused-not-open"))


def require_host(table: Table, player: Player) -> None:
    """Refuse what only the host may do."""
    if table.host_id != player.pk:
        raise NotYours(say("table-host-only"))


def invited_to(player: Player) -> QuerySet[Invitation]:
    """The invitations that wait for a player's answer."""
    return player.invitations.filter(declined=False, table__status=Status.OPEN)


def _sits_at(table: Table, viewer: Player) -> bool:
    return table.seats.filter(player=viewer).exists()
