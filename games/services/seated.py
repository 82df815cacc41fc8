"""Who sits at a table? Looked up once for a table in hand, with all that is told of them.

Whoever changes a seat of a locked table changes one of these, so that all who ask afterwards in
the same transaction see it.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Prefetch, prefetch_related_objects

from accounts.models import Player
from games.models import Seat, Table

from .ratings import rated_seats


def seats_at(table: Table) -> list[Seat]:
    """The seats in their order, with players, their daily rest, rating and reliability."""
    look_up_seats([table])
    return table.seated


def look_up_seats(tables: Sequence[Table]) -> None:
    """The same for many tables at once; those that are known already stay."""
    unknown = [table for table in tables if "seated" not in vars(table)]
    if not unknown:
        return
    # a move asks for rest and hours of those whose clocks it starts and stops
    found = rated_seats().select_related("player__daily_rest", "player__hours")
    prefetch_related_objects(unknown, Prefetch("seats", found, to_attr="seated"))


def look_again(table: Table) -> None:
    """Others sit there now, or something else is told of them: look them up anew when needed."""
    if "seated" in vars(table):
        del table.seated


def seat_of(table: Table, player: Player, number: int) -> Seat | None:
    """The seat of that number, if it is the player's."""
    own = (seat for seat in seats_at(table) if seat.player_id == player.pk)
    return next((seat for seat in own if seat.number == number), None)
