"""Load the seats of tables once per table object.

Code that changes a seat of a locked table must change one of these objects, so that later code in
the same transaction sees the change.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Prefetch, prefetch_related_objects

from accounts.models import Player
from games.models import Seat, Table

from .ratings import seats_with_ratings


def seats_at(table: Table) -> list[Seat]:
    """The seats in order, with their players, daily rest, ratings and reliability."""
    load_seats([table])
    return table.loaded_seats


def load_seats(tables: Sequence[Table]) -> None:
    """Load the seats of many tables by one query; tables already loaded are skipped."""
    missing = [table for table in tables if "loaded_seats" not in vars(table)]
    if not missing:
        return
    # a move needs daily rest and hours to start and stop clocks
    found = seats_with_ratings().select_related("player__daily_rest", "player__hours")
    prefetch_related_objects(missing, Prefetch("seats", found, to_attr="loaded_seats"))


def invalidate_seats(table: Table) -> None:
    """Forget the loaded seats; the next access loads them again."""
    if "loaded_seats" in vars(table):
        del table.loaded_seats


def seat_of(table: Table, player: Player, number: int) -> Seat | None:
    """The seat with that number if it is the player's."""
    own = (seat for seat in seats_at(table) if seat.player_id == player.pk)
    return next((seat for seat in own if seat.number == number), None)
