"""Does a player see his games through? What others may know before they sit down with him."""

from __future__ import annotations

from collections.abc import Sequence

from games.models import Reliability, Seat, Table

from .clocks import is_timed
from .seated import seats_at


def note_lapse(seat: Seat) -> None:
    """A bot has to step in; it counts once in a game."""
    if seat.player_id is not None and not seat.lapses and not seat.resigned:
        _count(seat.player_id, lapsed=1)


def note_resignation(table: Table, seat: Seat) -> None:
    """A player leaves others in the lurch, if there are any."""
    if is_timed(table, seats_at(table)):
        note_lapse(seat)


def note_finish(table: Table, seats: Sequence[Seat]) -> None:
    """Who was there from the beginning to the end has kept his word."""
    if not is_timed(table, seats):
        return
    for seat in seats:
        if seat.player_id is not None and not (seat.lapses or seat.resigned or seat.left_by_id):
            _count(seat.player_id, kept=1)


def percent_of(player_id: int) -> int | None:
    """The figure; None for one who has not finished a game with others."""
    found = Reliability.objects.filter(player=player_id)
    return found.values_list("percent", flat=True).first()


def _count(player_id: int, *, kept: int = 0, lapsed: int = 0) -> None:
    found, _ = Reliability.objects.select_for_update().get_or_create(player_id=player_id)
    found.kept += kept
    found.lapsed += lapsed
    found.percent = round(100 * found.kept / (found.kept + found.lapsed))
    found.save()
