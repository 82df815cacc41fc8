"""Find tables and seats, and check who may see and use them."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q, QuerySet

from accounts.models import Player
from accounts.services.friends import friends_of
from games.models import Invitation, Seat, Status, Table, Visibility
from games.services.refusals import NoSuchTable, NotNow, NotYours
from i18n import translate

from .seats import seat_of, seats_at

#: The player who sends a request; None if they are not logged in.
Viewer = Player | None


def lock_table(table_id: str) -> Table:
    """Load a table and lock its row until the transaction ends."""
    locked = Table.objects.select_for_update(of=("self",)).select_related("host")
    table = locked.filter(pk=table_id).first()
    if table is None:
        raise NoSuchTable(translate("table-none"))
    return table


def get_visible_table(table_id: str, viewer: Viewer, code: str = "") -> Table:
    """Load a table that the viewer may see; `code` is the code of its link."""
    table = Table.objects.filter(pk=table_id).first()
    if table is None or not can_view(table, viewer, code):
        raise NoSuchTable(translate("table-not-seen"))
    return table


def can_view(table: Table, viewer: Viewer, code: str = "") -> bool:
    """Whether the viewer may see a table; those who sit there or have its link always may."""
    if table.visibility == Visibility.PUBLIC or code == table.invite_code:
        return True
    if viewer is None:
        return False
    if viewer.is_staff or table.host_id == viewer.pk or _sits_at(table, viewer):
        return True
    if open_invitations(viewer).filter(table=table).exists():
        return True
    for_friends = table.visibility == Visibility.FRIENDS
    return for_friends and friends_of(viewer).filter(hosted_tables=table).exists()


def listed_tables(viewer: Viewer) -> QuerySet[Table]:
    """The tables that a viewer can find without a link."""
    public = Q(visibility=Visibility.PUBLIC)
    if viewer is None:
        return Table.objects.filter(public)
    friends = Q(visibility=Visibility.FRIENDS, host__in=friends_of(viewer))
    mine = Q(pk__in=viewer.seats.values("table")) | Q(host=viewer)
    invited = Q(pk__in=open_invitations(viewer).values("table"))
    return Table.objects.filter(public | mine | friends | invited)


def seats_of(table: Table, viewer: Viewer) -> list[Seat]:
    """The viewer's seats, including resigned ones."""
    if viewer is None:
        return []
    return [seat for seat in seats_at(table) if seat.player_id == viewer.pk]


def viewing_seat(table: Table, viewer: Viewer, requested: int | None = None) -> int | None:
    """The seat from which a viewer sees a table; None for a spectator.

    The requested seat if it is theirs, else their seat that must act, else their first one. On a
    shared device where none of their seats must act they see what a spectator sees.
    """
    own = seats_of(table, viewer)
    if any(seat.number == requested for seat in own):
        return requested
    acting = [seat.number for seat in own if seat.must_act]
    shared = table.hotseat and table.status == Status.RUNNING
    others = [] if shared else [seat.number for seat in own]
    return next(iter(acting + others), None)


def require_own_seat(table: Table, player: Player, number: int) -> Seat:
    """The player's seat with that number; refuse others' seats and those a bot plays."""
    seat = seat_of(table, player, number)
    if seat is None:
        raise NotYours(translate("table-not-your-seat"), field="seat")
    if seat.stand_in:
        message = translate("refused-bot-plays-away" if seat.away else "refused-bot-plays")
        raise NotYours(message, field="seat")
    return seat


def plays_alone(table: Table, seats: Iterable[Seat]) -> bool:
    """Whether one person plays against bots only."""
    people = [seat for seat in seats if seat.player_id is not None and not seat.resigned]
    return len(people) == 1 and not table.hotseat


def require_running(table: Table) -> None:
    """Refuse unless the game is running and not paused."""
    if table.status != Status.RUNNING:
        raise NotNow(translate(f"refused-not-running-{table.status}"))
    if table.paused:
        raise NotNow(translate("table-paused"))


def require_open(table: Table) -> None:
    """Refuse unless the table is still open."""
    if table.status != Status.OPEN:
        raise NotNow(translate("refused-not-open"))


def require_host(table: Table, player: Player) -> None:
    """Refuse unless the player is the host."""
    if table.host_id != player.pk:
        raise NotYours(translate("table-host-only"))


def open_invitations(player: Player) -> QuerySet[Invitation]:
    """The invitations that a player has neither accepted nor declined."""
    return player.invitations.filter(declined=False, table__status=Status.OPEN)


def _sits_at(table: Table, viewer: Player) -> bool:
    return table.seats.filter(player=viewer).exists()
