"""Who may see a table, and who sits where?"""

from __future__ import annotations

from django.db.models import Q, QuerySet

from accounts.models import Player
from accounts.services.friends import friends_of
from games.models import Seat, Status, Table, Visibility

from .refusals import NoSuchTable, NotNow, NotYours

#: Somebody who looks on without having logged in.
Viewer = Player | None


def lock(table_id: str) -> Table:
    """The table, which nobody else can change until this transaction ends."""
    table = Table.objects.select_for_update().filter(pk=table_id).first()
    if table is None:
        raise NoSuchTable("there is no such table")
    return table


def seen_table(table_id: str, viewer: Viewer, code: str = "") -> Table:
    """A table for one who may see it."""
    table = Table.objects.filter(pk=table_id).first()
    if table is None or not may_see(table, viewer, code):
        raise NoSuchTable("there is no such table, or you may not see it")
    return table


def may_see(table: Table, viewer: Viewer, code: str = "") -> bool:
    """Whether somebody may look at a table; who sits there or has its link always may."""
    if table.visibility == Visibility.PUBLIC or code == table.invite_code:
        return True
    if viewer is None:
        return False
    if viewer.is_staff or table.host_id == viewer.pk or _sits_at(table, viewer):
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
    return Table.objects.filter(public | mine | friends)


def seats_of(table: Table, viewer: Viewer) -> list[Seat]:
    """The seats that a viewer holds, resigned ones too."""
    if viewer is None:
        return []
    return list(table.seats.filter(player=viewer))


def own_seat(table: Table, player: Player, number: int) -> Seat:
    """The player's seat of that number; refuse any other, and one that a bot has taken over."""
    seat = table.seats.filter(number=number, player=player).first()
    if seat is None:
        raise NotYours("this is not your seat", field="seat")
    if seat.stand_in:
        again = ": take it back first" if seat.away else ""
        raise NotYours(f"a bot plays this seat for you now{again}", field="seat")
    return seat


def require_running(table: Table) -> None:
    """Refuse what can be done only in a running game."""
    if table.status != Status.RUNNING:
        raise NotNow(f"the game is not running, the table is {table.status}")
    if table.paused:
        raise NotNow("the table has been paused by the operator")


def _sits_at(table: Table, viewer: Player) -> bool:
    return table.seats.filter(player=viewer).exists()
